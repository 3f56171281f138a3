import { type VatTotals, vatTotals } from '../cart/vat.ts'
import { type Cents, sumCents } from '../money.ts'
import { expressParts, type OrderedLine, type OrderedWhole, shippingRate, treatmentOf } from './invoice.ts'
import { isInvoiced } from './when-to-invoice.ts'

/** An order as far as what it comes to goes. */
export type TotalledOrder = Pick<OrderedWhole, 'vat' | 'vatTreatment' | 'shippingCents'> & {
  readonly lines: readonly Pick<
    OrderedLine,
    'groupId' | 'vatPercent' | 'lineCents' | 'expressCents' | 'state'
  >[]
}

/** What an order comes to, in cents; the parts excluding VAT. */
export type TotalsLeft = VatTotals & {
  readonly subtotalCents: Cents
  readonly expressCents: Cents
  readonly shippingCents: Cents
}

/**
 * What an order comes to without its cancelled lines. Prices of the others stay as agreed, as does its shipping until nothing is
 * left; VAT is worked out anew, once per rate. The rate of the shipping is the agreed one, in percent, unless another is given.
 */
export function totalsLeft(order: TotalledOrder, shippingPercent = shippingRate(order)): TotalsLeft {
  const kept = order.lines.filter(isInvoiced)
  const express = expressParts(kept)
  const shippingCents = kept.length > 0 ? order.shippingCents : 0
  const parts = [
    ...kept.map(({ vatPercent, lineCents }) => ({ ratePercent: vatPercent, netCents: lineCents })),
    ...express,
    { ratePercent: shippingPercent, netCents: shippingCents },
  ].filter(({ netCents }) => netCents !== 0)
  return {
    ...vatTotals(parts, treatmentOf(order) !== 'taxed'),
    subtotalCents: sumCents(kept.map(({ lineCents }) => lineCents)),
    expressCents: sumCents(express.map(({ netCents }) => netCents)),
    shippingCents,
  }
}
