import type { PriceEffect } from '#contract/office/price-lists.ts'
import { marginOf } from '#domain/quotes/margin.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { MarginText } from '../../ui/margin-text.tsx'
import styles from './prices.module.css'

/** What the orders of a month come to by a list as it is, and as it becomes. */
export function Effect({ effect, isBase }: { readonly effect: PriceEffect; readonly isBase: boolean }) {
  const { from, to, orderCount, lineCount, leftOutCount, paidCents, nowCents, thenCents } = effect
  const { products, differingCount, costed } = effect
  if (orderCount === 0) return <p>{isBase ? texts.effectNoneBase : texts.effectNone}</p>
  return (
    <div className={styles.effect}>
      <p className="strong">{texts.effectPeriod(from, to, orderCount, lineCount)}</p>
      <FactList
        facts={[
          { label: texts.paid, text: formatPrice(paidCents) },
          { label: texts.byNow, text: formatPrice(nowCents) },
          { label: texts.byThen, text: formatPrice(thenCents) },
          { label: texts.difference, text: <strong>{texts.signed(thenCents - nowCents)}</strong> },
          ...(costed
            ? [
                {
                  label: texts.marginNow,
                  text: <Earned cents={costed.nowCents} costCents={costed.costCents} />,
                },
                {
                  label: texts.marginThen,
                  text: <Earned cents={costed.thenCents} costCents={costed.costCents} />,
                },
              ]
            : []),
        ]}
      />
      {costed && costed.lineCount < lineCount && (
        <p className="muted">{texts.costedOf(costed.lineCount, lineCount)}</p>
      )}
      {leftOutCount > 0 && <p className="muted">{texts.leftOut(leftOutCount)}</p>}
      {products.length === 0 ? (
        <p>{texts.effectSame}</p>
      ) : (
        <>
          {products.length < differingCount && (
            <p className="muted">{texts.effectFirst(products.length, differingCount)}</p>
          )}
          <Table
            caption={texts.effectTable}
            columns={COLUMNS}
            rows={products}
            rowKey={({ sku }) => sku}
            scrolls
          />
        </>
      )}
    </div>
  )
}

type EarnedProps = { readonly cents: number; readonly costCents: number }

const Earned = ({ cents, costCents }: EarnedProps) => (
  <MarginText of={marginOf({ cents, costCents, listCents: null })} />
)

const COLUMNS: readonly Column<PriceEffect['products'][number]>[] = [
  {
    id: 'product',
    header: texts.product,
    inBlock: 'full',
    cell: ({ title, sku }) => (
      <p className={styles.named}>
        <strong>{title}</strong>
        <small>{sku}</small>
      </p>
    ),
  },
  {
    id: 'quantity',
    header: texts.quantity,
    figures: true,
    cell: ({ quantity }) => formatNumber(quantity),
  },
  { id: 'now', header: texts.byNow, figures: true, cell: ({ nowCents }) => formatPrice(nowCents) },
  { id: 'then', header: texts.byThen, figures: true, cell: ({ thenCents }) => formatPrice(thenCents) },
  {
    id: 'difference',
    header: texts.difference,
    figures: true,
    cell: ({ nowCents, thenCents }) => texts.signed(thenCents - nowCents),
  },
  {
    id: 'margin',
    header: texts.marginThen,
    figures: true,
    cell: ({ thenCents, costCents }) =>
      costCents === null ? (
        <span className="muted">{texts.costUnknown}</span>
      ) : (
        <Earned cents={thenCents} costCents={costCents} />
      ),
  },
]
