import type { Cents } from '../money.ts'
import { vatTotals } from './vat.ts'
import type { VatGroup, VatPart } from './vat.ts'

/** The parts of a cart total; 'shipping' is the code that spec 3 names. */
export type SegmentCode = 'subtotal' | 'express' | 'shipping'

/** One part of the total as the cart answers it. */
export type TotalSegment = {
  readonly code: SegmentCode
  readonly price: { readonly excludingTaxInCents: Cents; readonly currency: string }
}

/** A line's price with its studio and check prices, and its VAT rate in percent; null when it has no price. */
export type PricedLine = { readonly cents: Cents | null; readonly vatPercent: number }

/** Lines configured together, main line first; `expressCents` is 0 when express is not chosen. */
export type PricedGroup = { readonly lines: readonly PricedLine[]; readonly expressCents: Cents }

/** Everything a total is made of; `currency` is EUR unless the shop says otherwise. */
export type TotalsInput = {
  readonly groups: readonly PricedGroup[]
  readonly shippingCents: Cents
  readonly shippingVatPercent: number
  /** No VAT is charged, whatever the rates of the products (`vatOfSale`). */
  readonly isZeroRated: boolean
  readonly currency?: string
}

/** The amounts of a cart in cents, excluding VAT but for the last; a line without a price is left out of them. */
export type CartTotals = {
  readonly subtotalCents: Cents
  readonly expressCents: Cents
  readonly shippingCents: Cents
  readonly totalSegments: readonly TotalSegment[]
  readonly vat: readonly VatGroup[]
  readonly totalExcludingTaxCents: Cents
  readonly totalIncludingTaxCents: Cents
  /** False when a line has no price: the total is then not what an order would cost, and the cart is not orderable. */
  readonly isComplete: boolean
}

/** The totals of a cart. The express surcharge of a group is taxed at the rate of its main line. */
export function cartTotals({
  groups,
  shippingCents,
  shippingVatPercent,
  isZeroRated,
  currency = 'EUR',
}: TotalsInput): CartTotals {
  const lines = groups.flatMap((group) => group.lines)
  const lineAmounts = lines.map(({ cents, vatPercent }) => ({
    ratePercent: vatPercent,
    netCents: cents ?? 0,
  }))
  const expressAmounts = groups.map(({ lines: [main], expressCents }) => ({
    ratePercent: main?.vatPercent ?? shippingVatPercent,
    netCents: expressCents,
  }))
  const shippingAmount = { ratePercent: shippingVatPercent, netCents: shippingCents }

  const subtotalCents = sum(lineAmounts)
  const expressCents = sum(expressAmounts)
  // A part of 0 would add an empty row for its rate.
  const parts = [...lineAmounts, ...expressAmounts, shippingAmount].filter((part) => part.netCents !== 0)
  const { vat, netCents, totalCents } = vatTotals(parts, isZeroRated)

  return {
    subtotalCents,
    expressCents,
    shippingCents,
    totalSegments: [
      { code: 'subtotal', price: { excludingTaxInCents: subtotalCents, currency } },
      { code: 'express', price: { excludingTaxInCents: expressCents, currency } },
      { code: 'shipping', price: { excludingTaxInCents: shippingCents, currency } },
    ],
    vat,
    totalExcludingTaxCents: netCents,
    totalIncludingTaxCents: totalCents,
    isComplete: lines.every((line) => line.cents !== null),
  }
}

/** The shipping segment, which counts only when its price is above 0 (spec 9); otherwise null. */
export function shippingSegment<Segment extends Pick<TotalSegment, 'price'> & { readonly code: string }>(
  segments: readonly Segment[],
): Segment | null {
  return segments.find(({ code, price }) => code === 'shipping' && price.excludingTaxInCents > 0) ?? null
}

function sum(amounts: readonly VatPart[]): Cents {
  return amounts.reduce((total, { netCents }) => total + netCents, 0)
}
