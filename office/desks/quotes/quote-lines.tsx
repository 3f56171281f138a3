import type { ReactNode } from 'react'
import type { DeskQuoteLine } from '#contract/office/quotes.ts'
import { againstList } from '#domain/quotes/against-list.ts'
import type { Cents } from '#domain/money.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { formatPrice } from '#texts/nl/format.ts'
import styles from './quotes.module.css'

/** What is typed for a line: its field, and the cents that it says; null while that is no amount. */
export type LinePrice = { readonly field: ReactNode; readonly cents: Cents | null }

type QuoteLinesProps = {
  readonly lines: readonly DeskQuoteLine[]
  /** Where prices are typed: what is typed for each line that has a price, by its id. */
  readonly typed?: ReadonlyMap<string, LinePrice>
}

/** The lines of a quote with the price of today, their own, and how far it lies from the list. */
export function QuoteLines({ lines, typed }: QuoteLinesProps) {
  const centsOf = ({ id, price }: DeskQuoteLine) => (typed ? (typed.get(id)?.cents ?? null) : centsIn(price))
  const columns: readonly Column<DeskQuoteLine>[] = [
    { id: 'line', header: texts.line, inBlock: 'full', cell: lineCell },
    {
      id: 'list',
      header: texts.listPrice,
      figures: true,
      cell: ({ listPrice }) => formatPrice(centsIn(listPrice)),
    },
    {
      id: 'price',
      header: texts.current,
      figures: true,
      cell: ({ price }) => formatPrice(centsIn(price)),
    },
    ...(typed
      ? [
          {
            id: 'new',
            header: texts.newPrice,
            figures: true,
            cell: ({ id }: DeskQuoteLine) => typed.get(id)?.field ?? texts.noPrice,
          },
        ]
      : []),
    {
      id: 'difference',
      header: texts.difference,
      figures: true,
      cell: (line) => difference(centsOf(line), centsIn(line.listPrice)),
    },
  ]
  return (
    <div className={styles.lines}>
      <Table caption={texts.prices} columns={columns} rows={lines} rowKey={({ id }) => id} />
    </div>
  )
}

const centsIn = (money: DeskQuoteLine['price']): Cents | null => money?.excludingTaxInCents ?? null

/** '-12,5%' of a price beside that of the list; '-' where one of them is missing. */
export function difference(cents: Cents | null, listCents: Cents | null): string {
  const tenths = cents === null ? null : againstList(cents, listCents)
  return tenths === null ? texts.noPrice : texts.tenths(tenths)
}

function lineCell({
  title,
  sku,
  quantity,
  pack,
  options,
  imageUrl,
  servicesPrice,
}: DeskQuoteLine): ReactNode {
  const services = servicesPrice.excludingTaxInCents
  return (
    <div className={styles.line}>
      {imageUrl ? <img src={imageUrl} alt="" width={56} height={42} /> : <span />}
      <div>
        <p className="strong">{title}</p>
        <p className="muted">{[sku, quantityText(quantity, pack), ...options].filter(Boolean).join(', ')}</p>
        {services > 0 && <p className="muted">{texts.services(formatPrice(services))}</p>}
      </div>
    </div>
  )
}
