/** What can become of what stood on a bank statement: it waits, was booked, was none of ours, or was money that went out. */
export const BANK_QUEUES = ['waits', 'booked', 'not_ours', 'paid_out'] as const

/** One of them. */
export type BankQueue = (typeof BANK_QUEUES)[number]
