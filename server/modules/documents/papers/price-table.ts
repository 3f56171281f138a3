import type { InvoiceLine } from '#domain/documents/invoice.ts'
import { paperTexts as texts } from '#texts/nl/document-papers.ts'
import { formatNumber, formatPercent, formatPrice } from '#texts/nl/format.ts'
import { onceText } from '#texts/nl/price-breakdown.ts'
import type { Paper } from '../pdf/paper.ts'
import { INKS, LEFT, RIGHT, STYLES } from './look.ts'
import type { TextStyle } from '../pdf/shape-text.ts'
import { type Cells, type Column, type Row, writeTable } from './row-table.ts'

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

/** A line, what it costs once below it, and then its amount; without such costs the amount stands beside its price. */
function rowOf(line: PaperLine, sign: number): Row {
  const { charges, price, netCents, quantity } = line
  if (charges.length === 0 || price === null || netCents === null) {
    return [lineCells(line, sign, STYLES.strongFigures, netCents)]
  }
  const goodsCents = (price.cents * quantity) / price.perQuantity
  return [
    lineCells(line, sign, STYLES.figures, goodsCents),
    ...charges.map((charge) => chargeCells(charge, sign)),
    [[], [], [], [], [{ text: formatPrice(sign * netCents), style: STYLES.strongFigures }]],
  ]
}

const lineCells = (
  { sku, title, options, quantity, price, vatPercent, remarks = [] }: PaperLine,
  sign: number,
  style: TextStyle,
  cents: number | null,
): Cells => [
  [
    { text: title, style: STYLES.strong },
    ...(sku === '' ? [] : [quiet([texts.sku(sku), ...options].join(', '))]),
    ...remarks.map(quiet),
  ],
  [{ text: formatNumber(sign * quantity), style: STYLES.figures }],
  [
    { text: formatPrice(price?.cents ?? null), style: STYLES.figures },
    ...(price && price.perQuantity !== 1 ? [quiet(texts.perQuantity(formatNumber(price.perQuantity)))] : []),
  ],
  [{ text: formatPercent(vatPercent), style: STYLES.figures }],
  [{ text: cents === null ? texts.noPrice : formatPrice(sign * cents), style }],
]

function chargeCells(charge: PaperLine['charges'][number], sign: number): Cells {
  const { netCents, count } = charge
  return [
    [quiet(onceText(charge))],
    count === undefined ? [] : [quiet(formatNumber(sign * count))],
    count === undefined ? [] : [quiet(formatPrice(netCents / count))],
    [],
    [quiet(formatPrice(sign * netCents))],
  ]
}
