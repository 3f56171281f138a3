import { type VatGroup, vatTotals } from '../cart/vat.ts'
import { type Cents, sumCents } from '../money.ts'
import type { BreakdownRow } from '../pricing/model.ts'

/** An ordered line as far as the fee for further designs needs it; amounts in cents excluding VAT. */
export type DesignedLine = {
  readonly lineCents: Cents
  readonly breakdown: readonly BreakdownRow[]
  readonly vatPercent: number
  /** For each design after the first, as agreed with the order. */
  readonly extraDesignFeeCents: Cents
}

/** Designs that a line has more than were paid for, and what they cost together, in cents excluding VAT. */
export type ExtraDesigns = { readonly count: number; readonly cents: Cents }

const CODE = 'extraDesigns'
const MILLI = 1000
const E4_PER_CENT = 100

/**
 * What files that come after ordering add to the price of their line: the fee for each design on its front after the first, less those
 * that were paid for (decisions, 'Files after ordering'). Null where nothing is added; fewer designs than were paid for give nothing back.
 */
export function extraDesigns(
  { breakdown, extraDesignFeeCents }: DesignedLine,
  designCount: number,
): ExtraDesigns | null {
  const paid = breakdown.find(({ code }) => code === CODE)?.basisMilli ?? 0
  const count = designCount - 1 - paid / MILLI
  return count > 0 && extraDesignFeeCents > 0 ? { count, cents: count * extraDesignFeeCents } : null
}

/** The line with these designs in its price, as one row with those that were paid for before. */
export function withExtraDesigns(
  line: DesignedLine,
  { count, cents }: ExtraDesigns,
): Pick<DesignedLine, 'lineCents' | 'breakdown'> {
  const row: BreakdownRow = {
    code: CODE,
    label: '',
    basis: 'count',
    basisMilli: count * MILLI,
    scope: 'line',
    amountE4: cents * E4_PER_CENT,
  }
  const isKnown = line.breakdown.some(({ code }) => code === CODE)
  const breakdown = isKnown
    ? line.breakdown.map((one) =>
        one.code === CODE
          ? { ...one, basisMilli: one.basisMilli + row.basisMilli, amountE4: one.amountE4 + row.amountE4 }
          : one,
      )
    : [...line.breakdown, row]
  return { lineCents: sumCents([line.lineCents, cents]), breakdown }
}

/** The VAT and total of an order with a charge more; where the order is zero-rated, so is the charge. */
export function chargedTotals(
  vat: readonly VatGroup[],
  charge: { readonly cents: Cents; readonly vatPercent: number },
  isZeroRated: boolean,
) {
  const parts = vat.map(({ ratePercent, baseCents }) => ({ ratePercent, netCents: baseCents }))
  return vatTotals([...parts, { ratePercent: charge.vatPercent, netCents: charge.cents }], isZeroRated)
}
