/** How long something is kept. */
export type Term = { readonly days: number } | { readonly months: number } | { readonly years: number }

/** How long each kind of data is kept at most, counted from what the comment says (reliability 4.14). */
export const RETENTION = {
  /** A session, from the last day that it could be used. */
  sessions: { days: 30 },
  /** A link of a mail: for a password or the newsletter; from its end. */
  links: { days: 1 },
  /** A failed attempt to log in, and how often a network made a call that is limited by the hour. */
  loginFailures: { days: 1 },
  /** The key by which the same request twice is known. */
  idempotencyKeys: { days: 30 },
  /** What was taken out of a cart, to be put back at once. */
  removedLines: { days: 1 },
  /** An upload that no cart and no order has. */
  unlinkedUploads: { days: 90 },
  /** The file of a printed design, from its last order. */
  orderedFiles: { months: 24 },
  /** What a mail said and to whom it went, from sending it. */
  sentMails: { days: 90 },
  /** An address that asked for the newsletter and never confirmed. */
  unconfirmedNewsletter: { days: 30 },
  /** The proof of a newsletter that was ended. */
  endedNewsletter: { months: 24 },
  /** An invitation that nobody took up. */
  unusedInvitations: { days: 30 },
  /** A request for an account, from the decision about it. */
  decidedRequests: { months: 6 },
  /** An answer of VIES about a VAT number that nothing rests on, from when it came. */
  vatChecks: { months: 6 },
  /** A message of the contact form. */
  contactMessages: { months: 24 },
  /** Who changed what in the shop, from the change. */
  changes: { years: 7 },
  /** Orders and what belongs to the books (Dutch law: seven years). */
  bookkeeping: { years: 7 },
  /** What staff wrote about an order, as long as the order. */
  orderWords: { years: 7 },
  /** Who paid, and what he wrote with it, from the payment. */
  payments: { years: 7 },
  /** What staff wrote about a company, from the writing. */
  companyNotes: { years: 7 },
  /** Who asked about his own data, from the answer: as long as somebody may ask whether it was answered. */
  privacyRequests: { years: 5 },
} as const satisfies Record<string, Term>

/** A kind of data with a term of its own. */
export type RetentionRule = keyof typeof RETENTION

export const RETENTION_RULES = Object.keys(RETENTION) as readonly RetentionRule[]

/** The moment before which data of a kind are kept no longer; months and years go by the calendar, in UTC. */
export function keptSince(now: Date, term: Term): Date {
  const since = new Date(now)
  if ('days' in term) since.setUTCDate(since.getUTCDate() - term.days)
  else if ('months' in term) since.setUTCMonth(since.getUTCMonth() - term.months)
  // The books of a year are kept until seven years after its end.
  else return new Date(Date.UTC(now.getUTCFullYear() - term.years, 0, 1))
  return since
}
