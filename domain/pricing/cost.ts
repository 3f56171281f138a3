import { type Cents, exactInteger, roundedQuotient } from '../money.ts'
import type { PriceRule, RateE4, TierMeasure } from './model.ts'
import { runningLengthMm } from './running-metre.ts'

/** What a product costs the shop per piece, m² or running metre, in 1/100 cent; what is chosen on top is not in it. */
export type ProductCost = { readonly per: TierMeasure; readonly rateE4: RateE4 }

/** A line of which the cost is asked: sizes in mm, null where it has none. */
export type CostedLine = {
  readonly quantity: number
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly lengthMm: number | null
  /** Where it says how a running metre is measured, its cost is measured so too. */
  readonly runningMetre: PriceRule['runningMetre']
}

/**
 * What a line costs the shop, in cents, rounded once; the area is the true one, without the least that is charged for. Null
 * without a cost price, while a size that it needs is missing, and beyond what a number holds.
 */
export function lineCostCents(cost: ProductCost | null, line: CostedLine): Cents | null {
  if (cost === null) return null
  const micro = pieceMicro(cost.per, line)
  if (micro === null) return null
  const cents = roundedQuotient(
    exactInteger(cost.rateE4) * micro * exactInteger(line.quantity),
    1_000_000n * 100n,
  )
  return Number.isSafeInteger(Number(cents)) ? Number(cents) : null
}

/** One piece in millionths of the measure. */
function pieceMicro(per: TierMeasure, { widthMm, heightMm, lengthMm, runningMetre }: CostedLine) {
  switch (per) {
    case 'piece':
      return 1_000_000n
    case 'm2':
      return widthMm === null || heightMm === null ? null : exactInteger(widthMm) * exactInteger(heightMm)
    case 'metre': {
      const sizes = { widthMm, heightMm, lengthMm }
      const plainMm = lengthMm === null ? null : exactInteger(lengthMm)
      const metreMm = runningMetre ? runningLengthMm(runningMetre, sizes) : plainMm
      return metreMm === null ? null : metreMm * 1000n
    }
  }
}
