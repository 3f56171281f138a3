import { RETENTION } from '#domain/privacy/retention.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How long an upload that broke off waits for its browser: over a long weekend. */
export const UNFINISHED_MS = 7 * DAY_MS
/** How long a deleted design can be brought back by hand. */
export const DELETED_MS = DAY_MS
/** How long a file is kept that no cart or order uses (reliability 4.14). */
export const UNLINKED_MS = RETENTION.unlinkedUploads.days * DAY_MS
/** How long the file of a printed design is kept after its last order (reliability 4.14). */
export const ORDERED_MONTHS = RETENTION.orderedFiles.months
/** A file and its row are written one after the other; within this time neither is an orphan. */
export const SETTLED_MS = HOUR_MS
/** A check that takes longer than this is looked after; none may hang for ten minutes. */
export const HANGING_MS = 8 * 60_000

export const since = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
