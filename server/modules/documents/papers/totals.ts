import type { VatGroup } from '#domain/cart/vat.ts'
import { paperTexts as texts } from '#texts/nl/document-papers.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'
import type { Paper } from '../pdf/paper.ts'
import { INKS, leading, RIGHT, STYLES } from './look.ts'

export type PaperTotals = {
  readonly linesCents: number
  readonly expressCents: number
  readonly shippingCents: number
  readonly netCents: number
  readonly vat: readonly VatGroup[]
  readonly totalCents: number
  /** In place of the rate, when the VAT is not ours to ask. */
  readonly shifted?: string | null
}

const TOTALS_LEFT = 300

/** What all comes to, right below the amounts and never apart from itself; `sign` -1 for what is given back. */
export function writeTotals(paper: Paper, totals: PaperTotals, sign: 1 | -1 = 1): void {
  const price = (cents: number) => formatPrice(sign * cents)
  const extras: [label: string, cents: number][] = [
    [texts.express, totals.expressCents],
    [texts.shipping, totals.shippingCents],
  ]
  const rows: [label: string, value: string][] = [
    [texts.subtotal, price(totals.linesCents)],
    ...extras
      .filter(([, cents]) => cents > 0)
      .map(([label, cents]): [string, string] => [label, price(cents)]),
    ...(totals.netCents === totals.linesCents
      ? []
      : [[texts.netTotal, price(totals.netCents)] satisfies [string, string]]),
    ...totals.vat.map(({ ratePercent, baseCents, vatCents }): [string, string] => [
      totals.shifted ?? texts.vatOver(formatPercent(ratePercent), price(baseCents)),
      price(vatCents),
    ]),
  ]
  const rowHeight = leading(STYLES.body) + 2
  paper.need(rows.length * rowHeight + 44)
  paper.y += 18
  for (const [label, value] of rows) {
    paper.write(TOTALS_LEFT, paper.y, label, STYLES.body, { ink: INKS.soft })
    paper.write(RIGHT, paper.y, value, STYLES.figures, { align: 'right' })
    paper.y += rowHeight
  }
  paper.rule(TOTALS_LEFT, paper.y - 5, RIGHT - TOTALS_LEFT, 1, INKS.ink)
  paper.y += 13
  paper.write(TOTALS_LEFT, paper.y, texts.total, STYLES.strong)
  paper.write(RIGHT, paper.y, price(totals.totalCents), STYLES.total, { align: 'right' })
  paper.y += 22
}
