/** What comes of a report that is read in. */
export const REPORT_OUTCOMES = [
  /** The mail came back. */
  'bounced',
  /** The mail server goes on trying. */
  'delayed',
  /** It arrived, or went on to another mail server. */
  'delivered',
  /** This report was read before. */
  'known',
  /** It is about a sending before the last. */
  'earlier',
  /** The mail is being sent again right now. */
  'early',
  /** It is about no mail of the shop. */
  'foreign',
] as const

/** One of them. */
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]
