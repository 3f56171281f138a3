/** What a mail server says of a mail for one of its recipients (RFC 3464, 2.3.3). */
export const REPORT_ACTIONS = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const

/** One of them. */
export type ReportAction = (typeof REPORT_ACTIONS)[number]

/** What a report says of one recipient. */
export type ReportedRecipient = {
  /** The address for which the mail server tried it last, after aliases and forwarding. */
  readonly recipient: string
  /** The address to which the mail was sent, where the mail server says so. */
  readonly originalRecipient: string | null
  readonly action: ReportAction
  /** The enhanced status of RFC 3463, as `5.1.1`. */
  readonly status: string
  /** What the mail server said in its own words; '' where it said nothing. */
  readonly diagnostic: string
}

/** A report of a mail server about one mail. */
export type DeliveryReport = {
  /** The id of the report itself, where it has one. */
  readonly messageId: string | null
  /** The id of the mail that it is about, where it gives the headers of that back. */
  readonly about: string | null
  readonly recipients: readonly ReportedRecipient[]
}

const SENDING = /^\s*<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i

/**
 * Which sending of ours a message id names; null for one that is not of our making. The part after the @ says nothing: it follows the
 * sender's address, which an owner may change.
 */
export const sendingNamed = (messageId: string | null): string | null =>
  SENDING.exec(messageId ?? '')?.[1]?.toLowerCase() ?? null

/**
 * What a report says of a mail to this address: of an alias that went to several people only one may fail, so that what is said of the
 * address itself goes before what is said of others, and a failure before all else.
 */
export function reportedOf(report: DeliveryReport, address: string): ReportedRecipient | null {
  const isMeant = ({ recipient, originalRecipient }: ReportedRecipient) =>
    [recipient, originalRecipient].some((one) => one?.toLowerCase() === address.toLowerCase())
  const meant = report.recipients.filter(isMeant)
  const told = meant.length > 0 ? meant : report.recipients
  return told.find(({ action }) => action === 'failed') ?? told[0] ?? null
}

/** Mail servers try for five days at most (RFC 5321, 4.5.4.1), and many say no more of what arrived late. */
const TRIED_MS = 5 * 24 * 3_600_000

/** Whether a mail server goes on trying what it reported as late at this moment, as far as is known. */
export const isStillTried = (reportedLateAt: Date | null, now: Date): boolean =>
  reportedLateAt !== null && now.getTime() - reportedLateAt.getTime() < TRIED_MS
