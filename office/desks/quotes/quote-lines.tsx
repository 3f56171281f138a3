import type { DeskQuoteLine } from '#contract/office/quotes.ts'
import type { Cents } from '#domain/money.ts'
import { marginOf } from '#domain/quotes/margin.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { LineFace } from './line-face.tsx'
import { MarginText } from '../../ui/margin-text.tsx'
import styles from './quotes.module.css'

/** The lines of a quote with the price of today, their own, and what is earned on them. */
export function QuoteLines({ lines }: { readonly lines: readonly DeskQuoteLine[] }) {
  return (
    <div className={styles.lines}>
      <Table caption={texts.prices} columns={COLUMNS} rows={lines} rowKey={({ id }) => id} />
    </div>
  )
}

const centsIn = (money: DeskQuoteLine['price']): Cents | null => money?.excludingTaxInCents ?? null

const COLUMNS: readonly Column<DeskQuoteLine>[] = [
  { id: 'line', header: texts.line, inBlock: 'full', cell: (line) => <LineFace line={line} /> },
  {
    id: 'list',
    header: texts.listPrice,
    figures: true,
    cell: ({ listPrice }) => formatPrice(centsIn(listPrice)),
  },
  {
    id: 'cost',
    header: texts.costPrice,
    figures: true,
    cell: ({ costPrice }) => (costPrice ? formatPrice(centsIn(costPrice)) : texts.costUnknown),
  },
  { id: 'price', header: texts.current, figures: true, cell: ({ price }) => formatPrice(centsIn(price)) },
  {
    id: 'margin',
    header: texts.marginOrList,
    figures: true,
    cell: ({ price, costPrice, listPrice }) => {
      const cents = centsIn(price)
      const against = { costCents: centsIn(costPrice), listCents: centsIn(listPrice) }
      return cents === null ? texts.noPrice : <MarginText of={marginOf({ cents, ...against })} />
    },
  },
]
