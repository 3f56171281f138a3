import { isDeepEqual } from '../deep-equal.ts'
import type { PlainDate } from '../delivery/plain-date.ts'
import type { Cents } from '../money.ts'

/** How a quote came to be so: saved by the customer, offered by the shop, or let hold longer. */
export const QUOTE_VERSION_KINDS = ['saved', 'offered', 'extended'] as const

/** One of them. */
export type QuoteVersionKind = (typeof QUOTE_VERSION_KINDS)[number]

/** A line of a quote as it was in a version; amounts in cents excluding VAT, null where it had no price. */
export type VersionLine = {
  readonly lineId: string
  readonly sku: string
  readonly title: string
  readonly options: readonly string[]
  readonly quantity: number
  /** Without services. */
  readonly cents: Cents | null
  /** The studio and the check by hand. */
  readonly servicesCents: Cents
}

/** A quote as it was sent. */
export type QuoteVersion = {
  readonly validUntil: PlainDate
  /** What was written with it; empty for nothing. */
  readonly note: string
  readonly lines: readonly VersionLine[]
  readonly subtotalCents: Cents
  readonly expressCents: Cents
  readonly shippingCents: Cents
  readonly netCents: Cents
  /** Including VAT. */
  readonly totalCents: Cents
}

/** What became of a line from one version to another. */
export type ComparedLine = {
  readonly lineId: string
  /** Null for a line that came. */
  readonly before: VersionLine | null
  /** Null for a line that went. */
  readonly after: VersionLine | null
  readonly change: 'same' | 'changed' | 'added' | 'removed'
}

/** The lines of two versions side by side, in the order of the later one; those that went stand last. */
export function compareLines(before: QuoteVersion, after: QuoteVersion): readonly ComparedLine[] {
  const earlier = new Map(before.lines.map((line) => [line.lineId, line]))
  const stayed = new Set(after.lines.map(({ lineId }) => lineId))
  return [
    ...after.lines.map((line): ComparedLine => {
      const was = earlier.get(line.lineId) ?? null
      const change = was === null ? 'added' : isDeepEqual(was, line) ? 'same' : 'changed'
      return { lineId: line.lineId, before: was, after: line, change }
    }),
    ...before.lines
      .filter(({ lineId }) => !stayed.has(lineId))
      .map((line): ComparedLine => ({ lineId: line.lineId, before: line, after: null, change: 'removed' })),
  ]
}
