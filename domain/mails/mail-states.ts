/** How far a mail is: it waits to be sent, was taken by the mail server, or will not be tried again. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

/** One of them. */
export type MailState = (typeof MAIL_STATES)[number]

/** The queues in which staff look for mails, in the order in which they matter. */
export const MAIL_QUEUES = ['failed', 'bounced', 'waiting', 'sent', 'all'] as const

/** A queue of mails. */
export type MailQueue = (typeof MAIL_QUEUES)[number]
