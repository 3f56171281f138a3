/** In which state an address is on the newsletter's list: asked for it, confirmed that, ended it, or cannot be reached. */
export const NEWSLETTER_STATES = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const
export type NewsletterState = (typeof NEWSLETTER_STATES)[number]

/** The queues in which staff look for addresses of the newsletter. */
export const NEWSLETTER_QUEUES = ['confirmed', 'pending', 'ended', 'all'] as const

/** One of them. */
export type NewsletterQueue = (typeof NEWSLETTER_QUEUES)[number]

/** Which states a queue holds: only who confirmed may be written to. */
export const STATES_OF_QUEUE = {
  confirmed: ['confirmed'],
  pending: ['pending'],
  ended: ['unsubscribed', 'bounced'],
  all: NEWSLETTER_STATES,
} as const satisfies Record<NewsletterQueue, readonly NewsletterState[]>
