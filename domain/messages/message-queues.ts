/** The queues in which staff look for messages of the contact form: what is to be done, and what is done. */
export const MESSAGE_QUEUES = ['open', 'done'] as const

/** One of them. */
export type MessageQueue = (typeof MESSAGE_QUEUES)[number]
