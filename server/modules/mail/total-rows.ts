import type { Cents } from '#domain/money.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'
import { orderMailTexts as texts } from '#texts/nl/mail.ts'

export type MailedTotals = {
  readonly subtotalCents: Cents
  readonly expressCents: Cents
  readonly shippingCents: Cents
  readonly vat: readonly { readonly ratePercent: number; readonly vatCents: Cents }[]
}

/** What comes between the lines of an order or a quote and its total. */
export function totalRows(totals: MailedTotals): (readonly [string, string])[] {
  const rows: (readonly [string, number])[] = [
    [texts.subtotal, totals.subtotalCents],
    ...(totals.expressCents > 0 ? [[texts.express, totals.expressCents] as const] : []),
    ...(totals.shippingCents > 0 ? [[texts.shipping, totals.shippingCents] as const] : []),
    ...totals.vat.map(
      ({ ratePercent, vatCents }) => [texts.vat(formatPercent(ratePercent)), vatCents] as const,
    ),
  ]
  return rows.map(([label, cents]) => [label, formatPrice(cents)])
}
