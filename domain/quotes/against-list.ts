import { type Cents, exactInteger, roundHalfAwayFromZero } from '../money.ts'

/** How far a price lies above (or, below zero, under) the list price, in tenths of a percent; null without a list price. */
export function againstList(cents: Cents, listCents: Cents | null): number | null {
  if (listCents === null || listCents <= 0) return null
  return roundHalfAwayFromZero(
    (exactInteger(cents) - exactInteger(listCents)) * 1000n,
    exactInteger(listCents),
  )
}
