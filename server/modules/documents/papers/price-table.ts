import type { InvoiceLine } from '#domain/documents/invoice.ts'
import { onceText } from '#texts/nl/documents.ts'
import { paperTexts as texts } from '#texts/nl/document-papers.ts'
import { formatNumber, formatPercent, formatPrice } from '#texts/nl/format.ts'
import type { Paper } from '../pdf/paper.ts'
import { INKS, LEFT, RIGHT, STYLES } from './look.ts'
import { type Column, type Row, writeTable } from './row-table.ts'

/** A line with its price; amounts of null are still to be agreed. */
export type PaperLine = Pick<
  InvoiceLine,
  'sku' | 'title' | 'options' | 'quantity' | 'charges' | 'vatPercent'
> & {
  readonly price: InvoiceLine['price'] | null
  readonly netCents: number | null
  /** What stands below it in small print. */
  readonly remarks?: readonly string[]
}

const COLUMNS: readonly Column[] = [
  { header: texts.description, x: LEFT, width: 240 },
  { header: texts.quantity, x: 345, width: 48, align: 'right' },
  { header: texts.price, x: 425, width: 76, align: 'right' },
  { header: texts.vat, x: 464, width: 34, align: 'right' },
  { header: texts.amount, x: RIGHT, width: 76, align: 'right' },
]

/** Lines with their prices; `sign` -1 for what is given back. */
export function writePriceTable(paper: Paper, lines: readonly PaperLine[], sign: 1 | -1 = 1): void {
  writeTable(
    paper,
    COLUMNS,
    lines.map((line) => rowOf(line, sign)),
  )
}

const quiet = (text: string) => ({ text, style: STYLES.small, ink: INKS.quiet })

function rowOf(
  { sku, title, options, quantity, charges, price, netCents, vatPercent, remarks = [] }: PaperLine,
  sign: number,
): Row {
  return [
    [
      { text: title, style: STYLES.strong },
      quiet([texts.sku(sku), ...options].join(', ')),
      ...charges.map((charge) => quiet(texts.once(onceText(charge), formatPrice(sign * charge.netCents)))),
      ...remarks.map(quiet),
    ],
    [{ text: formatNumber(quantity), style: STYLES.figures }],
    [
      { text: formatPrice(price?.cents ?? null), style: STYLES.figures },
      ...(price && price.perQuantity !== 1
        ? [quiet(texts.perQuantity(formatNumber(price.perQuantity)))]
        : []),
    ],
    [{ text: formatPercent(vatPercent), style: STYLES.figures }],
    [
      {
        text: netCents === null ? texts.noPrice : formatPrice(sign * netCents),
        style: STYLES.strongFigures,
      },
    ],
  ]
}
