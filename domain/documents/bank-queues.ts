/** What can become of what stood on a bank statement: it waits, was booked, was paid back, was none of ours, or was money that went out. */
export const BANK_QUEUES = ['waits', 'booked', 'paid_back', 'not_ours', 'paid_out'] as const

/** One of them. */
export type BankQueue = (typeof BANK_QUEUES)[number]

/** What staff can say of an entry that is booked on no invoice. */
export const DECIDED_FATES = ['waits', 'paid_back', 'not_ours'] as const

/** One of them. */
export type DecidedFate = (typeof DECIDED_FATES)[number]
