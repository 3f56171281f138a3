import type { Reply } from '#contract/client.ts'
import type { CartItem } from '#contract/cart.ts'
import { sizeText } from '#app/lib/line-facts.ts'
import type { OrUnavailable } from '#app/lib/or-unavailable.ts'
import { totalAmounts } from '#app/lib/total-amounts.ts'
import { Table, type Column } from '#app/ui/table.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { orderTexts, quotesTexts as texts } from '#texts/nl/account.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import styles from './account.module.css'
import orderStyles from './order-page.module.css'
import { PageHeading } from './page-heading.tsx'
import { Validity } from './quotes-page.tsx'
import { UnavailableNotice } from './unavailable-notice.tsx'

type Quote = Reply<'getParkedCart'>

const COLUMNS: readonly Column<CartItem>[] = [
  {
    id: 'title',
    header: texts.lines,
    inBlock: 'lead',
    cell: (item) => (
      <>
        <span className="strong">{item.title}</span>
        <span className="small muted">{` ${sizeText(item) ?? ''}`}</span>
      </>
    ),
  },
  {
    id: 'quantity',
    header: texts.items,
    figures: true,
    cell: ({ quantity }) => cartTexts.pieces(formatNumber(quantity)),
  },
  {
    id: 'price',
    header: texts.total,
    figures: true,
    inBlock: 'lead',
    cell: ({ price }) => <strong>{formatPrice(price && price.excludingTaxInCents)}</strong>,
  },
]

/** One quote with its lines and prices. */
export function QuotePage({ answer: quote, unavailable }: OrUnavailable<Quote>) {
  if (unavailable !== null)
    return (
      <>
        <PageHeading title={texts.detailTitle} />
        <UnavailableNotice message={unavailable} />
      </>
    )
  const lines = quote.cart.orderLineGroups.flatMap((group) => group.lines)
  return (
    <>
      <PageHeading
        title={quote.reference}
        note={texts.detailNote(formatDate(quote.parkedAt), formatDate(quote.validUntil))}
        action={<Validity isExpired={quote.isExpired} />}
      />
      <div className={orderStyles.order}>
        <section className="panel">
          <Table caption={texts.lines} columns={COLUMNS} rows={lines} rowKey={({ id }) => id} />
        </section>
        <section className={`panel ${styles.panel}`}>
          <h2>{orderTexts.total}</h2>
          <TotalsList {...totalAmounts(quote.cart)} />
        </section>
      </div>
    </>
  )
}
