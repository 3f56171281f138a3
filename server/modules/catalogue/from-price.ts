import { soldQuantities } from '#domain/catalogue/product-facts.ts'
import { roundHalfAwayFromZero, type Cents } from '#domain/money.ts'
import { tierMeasure } from '#domain/pricing/measure.ts'
import type { PriceRule, RateE4 } from '#domain/pricing/model.ts'
import { rateTable, tierTable } from '#domain/pricing/tier-table.ts'

type Basis = 'piece' | 'm2' | 'metre' | 'run'

/** What a list shows as a price: of one piece, m² or metre at the first rate, or of the `pieces` of the smallest run. */
export type FromPrice = { readonly cents: Cents | null; readonly basis: Basis; readonly pieces: number }

/** Shown as '-'. */
export const NO_FROM_PRICE: FromPrice = { cents: null, basis: 'piece', pieces: 1 }

export type TierLine = {
  readonly from: number
  readonly measure: Basis
  readonly cents: Cents
  readonly unitE4: RateE4
  readonly percentOff: number
}

const BASIS = { piece: 'piece', m2: 'm2', runningMetre: 'metre', run: 'run' } as const satisfies Record<
  PriceRule['model'],
  Basis
>
const NO_SIZE = { widthMm: null, heightMm: null, lengthMm: null, effects: [] } as const
const wholeCents = (rateE4: RateE4): Cents => roundHalfAwayFromZero(BigInt(rateE4), 100n)

/** The smallest piece is not what is meant: a m² product shows its price per m² (spec 3, Product). */
export function fromPrice(rule: PriceRule | null): FromPrice {
  if (rule === null) return NO_FROM_PRICE
  const basis = BASIS[rule.model]
  const [first] = tierLines(rule)
  return { cents: first?.cents ?? null, basis, pieces: basis === 'run' ? (first?.from ?? 1) : 1 }
}

/** The tier table of a product whose size is not chosen yet; of a run, every quantity that is sold. */
export function tierLines(rule: PriceRule): readonly TierLine[] {
  if (soldQuantities(rule)) {
    return tierTable({ rule, ...NO_SIZE }).map((row) => ({
      from: row.fromQuantity,
      measure: 'run',
      cents: row.lineCents,
      unitE4: row.unitE4,
      percentOff: 0,
    }))
  }
  const measure = tierMeasure(rule)
  return rateTable(rule).rows.map(({ fromMilli, rateE4, percentOff }) => ({
    from: measure === 'piece' ? Math.max(1, fromMilli / 1000) : fromMilli / 1000,
    measure,
    cents: wholeCents(rateE4),
    unitE4: rateE4,
    percentOff,
  }))
}
