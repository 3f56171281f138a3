import { type Cents, exactInteger, roundHalfAwayFromZero, sumCents } from '../money.ts'
import type { BreakdownRow } from '../pricing/model.ts'

/** Something that a line costs once, whatever its quantity; `label` is null when its code names it. */
export type OnceCharge = { readonly code: string; readonly label: string | null; readonly netCents: Cents }

/** A line's net amount as EN 16931 takes it apart: quantity x price / perQuantity + charges (PEPPOL-EN16931-R120). */
export type LineAmounts = {
  readonly price: { readonly cents: Cents; readonly perQuantity: number }
  readonly charges: readonly OnceCharge[]
  readonly netCents: Cents
}

type PricedLine = {
  readonly quantity: number
  readonly unitCents: Cents
  readonly lineCents: Cents
  readonly breakdown: readonly BreakdownRow[]
}

const RATES_PER_CENT = 100n

/**
 * The price of a piece with what was charged once beside it; or, for a run and whatever else does not multiply out to
 * whole cents, the price of the whole quantity.
 */
export function lineAmounts({ quantity, unitCents, lineCents, breakdown }: PricedLine): LineAmounts {
  const once = breakdown
    .filter(({ scope, basis }) => scope === 'line' && basis !== 'run')
    .map(({ code, label, amountE4 }) => ({
      code,
      label: label || null,
      netCents: roundHalfAwayFromZero(exactInteger(amountE4), RATES_PER_CENT),
    }))
    .filter(({ netCents }) => netCents !== 0)
  const pieces = unitCents * quantity
  if (pieces === lineCents) return whole(unitCents, 1, [], lineCents)
  const onceCents = sumCents(once.map(({ netCents }) => netCents))
  const isPlain = once.every(({ netCents }) => netCents > 0)
  if (isPlain && pieces + onceCents === lineCents) return whole(unitCents, 1, once, lineCents)
  return whole(lineCents, quantity, [], lineCents)
}

const whole = (
  cents: Cents,
  perQuantity: number,
  charges: readonly OnceCharge[],
  netCents: Cents,
): LineAmounts => ({ price: { cents, perQuantity }, charges, netCents })
