import { type Cents, exactInteger, roundHalfAwayFromZero, safeNumber, sumCents } from '../money.ts'
import { againstList } from './against-list.ts'

/** Below so many tenths of a percent of the price a margin is pointed out. */
export const LOW_MARGIN_TENTHS = 200
/** So far under the list price, in tenths of a percent, a price without a known cost is pointed out. */
export const DEEP_DISCOUNT_TENTHS = 250

/** What is earned on a price: 'loss' is below what it costs, 'low' less than the shop wants. */
export type MarginState = 'loss' | 'low' | 'fine'

/** The margin over the cost price; where that is not known, how far the price lies from the list. */
export type Margin =
  | {
      readonly basis: 'cost'
      readonly cents: Cents
      /** Tenths of a percent of the price; null of a price of nothing. */
      readonly tenths: number | null
      readonly state: MarginState
    }
  | {
      readonly basis: 'list'
      /** Tenths of a percent above, or below zero under, the list price. */
      readonly tenths: number
      readonly state: Exclude<MarginState, 'loss'>
    }

export type PricedAgainst = {
  readonly cents: Cents
  readonly costCents: Cents | null
  readonly listCents: Cents | null
}

/** What is earned on a price in cents excluding VAT, rounded to tenths of a percent; null where neither cost nor list is known. */
export function marginOf({ cents, costCents, listCents }: PricedAgainst): Margin | null {
  if (costCents !== null) return overCost(cents, costCents)
  const tenths = againstList(cents, listCents)
  if (tenths === null) return null
  return { basis: 'list', tenths, state: tenths < -DEEP_DISCOUNT_TENTHS ? 'low' : 'fine' }
}

function overCost(cents: Cents, costCents: Cents): Margin {
  const earned = exactInteger(cents) - exactInteger(costCents)
  const tenths = cents > 0 ? roundHalfAwayFromZero(earned * 1000n, exactInteger(cents)) : null
  // By the exact amounts, so that rounding to a tenth hides no loss and makes no margin low.
  const isLow = earned * 1000n < exactInteger(cents) * BigInt(LOW_MARGIN_TENTHS)
  const state = earned < 0n ? 'loss' : isLow ? 'low' : 'fine'
  return { basis: 'cost', cents: safeNumber(earned), tenths, state }
}

/** The margin over several lines together: over their cost where that is known of each of them, else against the list. */
export function marginOfAll(lines: readonly PricedAgainst[]): Margin | null {
  return marginOf({
    cents: sumCents(lines.map(({ cents }) => cents)),
    costCents: sumOrNull(lines.map(({ costCents }) => costCents)),
    listCents: sumOrNull(lines.map(({ listCents }) => listCents)),
  })
}

/** The sum; null of nothing, and where one of them is not known. */
function sumOrNull(amounts: readonly (Cents | null)[]): Cents | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length > 0 && known.length === amounts.length ? sumCents(known) : null
}
