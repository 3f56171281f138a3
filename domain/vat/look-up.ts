import type { VatIdStatus } from './vat-treatment.ts'

/** What came of looking a number up. */
export type LookedUp = Exclude<VatIdStatus, 'unchecked'>

/** What is kept of a number; `provenAt` is when VIES last answered about it. */
export type KnownStatus = { readonly status: VatIdStatus; readonly provenAt: Date | null }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A number is looked up anew after so long: it may have ended, or may have been given out since. */
const AGAIN_MS = { valid: 30 * DAY_MS, invalid: 7 * DAY_MS, unavailable: HOUR_MS } as const satisfies Record<
  LookedUp,
  number
>
/** So long an answer holds while there is none anew. */
const HOLDS_MS = 60 * DAY_MS
/** An answer of within the day is not asked for again. */
const RECENT_MS = DAY_MS

/** What a number is worth after it was looked up, and when that is done again. An outage takes no fresh answer away. */
export function afterLookUp(
  { status, provenAt }: KnownStatus,
  found: LookedUp,
  now: Date,
): { readonly status: VatIdStatus; readonly isKept: boolean; readonly dueAt: Date } {
  const dueAt = new Date(now.getTime() + AGAIN_MS[found])
  const isKept = found === 'unavailable' && provenAt !== null && now.getTime() - provenAt.getTime() < HOLDS_MS
  return { status: isKept ? status : found, isKept, dueAt }
}

export const recentSince = (now: Date): Date => new Date(now.getTime() - RECENT_MS)

/** A number without an answer is asked about again after the same time, whoever it is of. */
export const unansweredSince = (now: Date): Date => new Date(now.getTime() - AGAIN_MS.unavailable)
