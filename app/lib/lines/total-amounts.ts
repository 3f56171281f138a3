import { shippingSegment } from '#domain/cart/totals.ts'
import type { Cart } from '#contract/cart.ts'
import { totalsTexts } from '#texts/nl/cart.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'

type Totalled = Pick<Cart, 'subtotalPrice' | 'totalSegments' | 'vat' | 'totalPrice'>

const row = (id: string, label: string, cents: number) => ({ id, label, amount: formatPrice(cents) })

/** The rows of a total as cart, checkout, quote and order show them: express and shipping only above 0 (spec 9). */
export function totalAmounts({ subtotalPrice, totalSegments, vat, totalPrice }: Totalled) {
  const express = totalSegments.find(({ code, price }) => code === 'express' && price.excludingTaxInCents > 0)
  const shipping = shippingSegment(totalSegments)
  return {
    amounts: [
      row('subtotal', totalsTexts.subtotal, subtotalPrice.excludingTaxInCents),
      ...(express ? [row('express', totalsTexts.express, express.price.excludingTaxInCents)] : []),
      ...(shipping ? [row('shipping', totalsTexts.shipping, shipping.price.excludingTaxInCents)] : []),
      ...vat.map(({ ratePercent, vatCents }) =>
        row(`vat-${ratePercent}`, totalsTexts.vat(formatPercent(ratePercent)), vatCents),
      ),
    ],
    total: { label: totalsTexts.total, amount: formatPrice(totalPrice.includingTaxInCents) },
  }
}
