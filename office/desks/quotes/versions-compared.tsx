import type { ReactNode } from 'react'
import type { DeskQuoteVersion } from '#contract/office/quotes.ts'
import { type ComparedLine, compareLines } from '#domain/quotes/compare-versions.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { quoteVersionsTexts as texts } from '#texts/nl/office/quote-versions.ts'
import { totalsTexts } from '#texts/nl/cart.ts'
import styles from './quotes.module.css'

type VersionsComparedProps = { readonly before: DeskQuoteVersion; readonly after: DeskQuoteVersion }

/** Two versions of a quote side by side: each line from the one to the other, the totals, the last day and what was written. */
export function VersionsCompared({ before, after }: VersionsComparedProps) {
  const rows = compareLines(before, after)
  const totals = TOTALS.filter(({ field, isShown }) => isShown || before[field] > 0 || after[field] > 0)
  return (
    <>
      <div className={styles.lines}>
        <Table
          caption={texts.compared(before.number, after.number)}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ lineId }) => lineId}
        />
      </div>
      <dl className={styles.compared}>
        {totals.map(({ field, label }) => (
          <Fact key={field} label={label}>
            {fromTo(formatPrice(before[field]), formatPrice(after[field]))}
          </Fact>
        ))}
        <Fact label={texts.validUntil}>
          {fromTo(formatDate(before.validUntil), formatDate(after.validUntil))}
        </Fact>
        {after.note !== '' && (
          <Fact label={texts.note(after.number)}>
            <span className={styles.body}>{after.note}</span>
          </Fact>
        )}
        {before.note !== '' && (
          <Fact label={texts.note(before.number)}>
            <span className={styles.body}>{before.note}</span>
          </Fact>
        )}
      </dl>
    </>
  )
}

const TOTALS = [
  { field: 'subtotalCents', label: totalsTexts.subtotal, isShown: true },
  { field: 'expressCents', label: totalsTexts.express, isShown: false },
  { field: 'shippingCents', label: totalsTexts.shipping, isShown: false },
  { field: 'netCents', label: texts.net, isShown: true },
  { field: 'totalCents', label: totalsTexts.total, isShown: true },
] as const

const COLUMNS: readonly Column<ComparedLine>[] = [
  {
    id: 'line',
    header: texts.line,
    inBlock: 'full',
    cell: ({ before, after }) => {
      const line = after ?? before
      return (
        <>
          <span className="strong">{line?.title}</span>
          <span className={`muted ${styles.under}`}>{[line?.sku, ...(line?.options ?? [])].join(', ')}</span>
        </>
      )
    },
  },
  {
    id: 'quantity',
    header: texts.quantity,
    figures: true,
    cell: ({ before, after }) =>
      fromTo(before && formatNumber(before.quantity), after && formatNumber(after.quantity)),
  },
  {
    id: 'price',
    header: texts.price,
    figures: true,
    cell: ({ before, after }) =>
      fromTo(before && formatPrice(before.cents), after && formatPrice(after.cents)),
  },
  {
    id: 'change',
    header: texts.change,
    cell: ({ change }) =>
      change === 'same' ? (
        texts.changes.same
      ) : (
        <StatusLabel tone={TONES[change]}>{texts.changes[change]}</StatusLabel>
      ),
  },
]

const TONES = { changed: 'warning', added: 'good', removed: 'quiet' } as const

/** What it was and became; only the one where the other is not there, or where nothing changed. */
const fromTo = (before: string | null, after: string | null): string =>
  before === null || after === null || before === after
    ? (after ?? before ?? '')
    : texts.fromTo(before, after)

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
