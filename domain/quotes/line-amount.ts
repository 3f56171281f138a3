import { type Cents, exactInteger, percentOfCents, roundHalfAwayFromZero } from '../money.ts'

/** No line of a quote comes to more: ten million euros. */
export const MOST_LINE_CENTS = 999_999_999

/** How staff price a line: as a whole, by the piece, or by a percentage off its list price. */
export type LineAmount =
  | { readonly kind: 'line'; readonly cents: Cents }
  | { readonly kind: 'unit'; readonly cents: Cents }
  | { readonly kind: 'percentOff'; readonly percent: number }

/**
 * What a line comes to in cents, excluding VAT and services. Null for a percentage off a list price that there is not, one
 * outside 0 to 100, and an amount below zero or beyond `MOST_LINE_CENTS`.
 */
export function lineAmountCents(
  amount: LineAmount,
  { quantity, listCents }: { readonly quantity: number; readonly listCents: Cents | null },
): Cents | null {
  const cents = exactCents(amount, quantity, listCents)
  return cents !== null && cents >= 0 && cents <= MOST_LINE_CENTS ? cents : null
}

function exactCents(amount: LineAmount, quantity: number, listCents: Cents | null): Cents | null {
  switch (amount.kind) {
    case 'line':
      return amount.cents
    case 'unit':
      return amount.cents * quantity
    case 'percentOff':
      if (listCents === null || amount.percent < 0 || amount.percent > 100) return null
      return listCents - percentOfCents(listCents, amount.percent)
  }
}

/** What one piece of a line comes to, rounded to whole cents, halves away from zero. */
export const unitCentsOf = (lineCents: Cents, quantity: number): Cents =>
  roundHalfAwayFromZero(exactInteger(lineCents), exactInteger(quantity))
