import type { Cents } from '../money.ts'
import { type AmountRow, amountRows, type LineToShow } from '../pricing/amount-rows.ts'

/**
 * Something that a line costs once, whatever its quantity; `label` is null when its code names it. Without a count it is
 * one thing, with a count so many of `netCents` together.
 */
export type OnceCharge = Pick<AmountRow, 'code' | 'label' | 'netCents'> & { readonly count?: number }

/** A line's net amount as EN 16931 takes it apart: quantity x price / perQuantity + charges (PEPPOL-EN16931-R120). */
export type LineAmounts = {
  readonly price: { readonly cents: Cents; readonly perQuantity: number }
  readonly charges: readonly OnceCharge[]
  readonly netCents: Cents
}

/**
 * The price of a piece, or of the whole quantity where a piece has none, with what was charged once beside it. A line that
 * holds something below zero has one price for all of it: a charge is never negative.
 */
export function lineAmounts(line: LineToShow): LineAmounts {
  const { quantity, unitCents, lineCents } = line
  const [goods, ...once] = amountRows(line)
  if ([goods, ...once].some(({ netCents }) => netCents < 0)) {
    return { price: { cents: lineCents, perQuantity: quantity }, charges: [], netCents: lineCents }
  }
  const price =
    goods.rateE4 === null
      ? { cents: goods.netCents, perQuantity: quantity }
      : { cents: unitCents, perQuantity: 1 }
  return { price, charges: once.map(chargeOf), netCents: lineCents }
}

const chargeOf = ({ code, label, netCents, count, rateE4 }: AmountRow): OnceCharge => ({
  code,
  label,
  netCents,
  ...(rateE4 !== null && { count }),
})
