import type { BankEntry } from '#contract/office/bank.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { bankTexts as texts } from '#texts/nl/office/bank.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { amountColumn, BankParts, payerColumn, payerOf, remittanceColumn } from './bank-columns.tsx'
import { asBooking, useBooking } from './use-booking.ts'
import styles from './invoices.module.css'

const MOST_AT_ONCE = 100

type BankSureProps = {
  readonly entries: readonly BankEntry[]
  /** Which of them are left out. */
  readonly left: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

/** What is sure, each to be left out; one press books the rest. */
export function BankSure({ entries, left, onToggle }: BankSureProps) {
  const booking = useBooking()
  const chosen = entries.filter(({ id }) => !left.has(id)).slice(0, MOST_AT_ONCE)
  const refusals = booking.data?.results.flatMap(({ refusal }) => refusal ?? []) ?? []

  return (
    <section className="panel">
      <h2 className="type-20">{texts.sure}</h2>
      <p className="muted">{texts.sureText}</p>
      <div role="alert">
        {refusals.length > 0 && (
          <Notice tone="warning" title={texts.refusedSome}>
            {[...new Set(refusals)].join(' ')}
          </Notice>
        )}
      </div>
      <div className={styles.lines}>
        <Table
          caption={texts.sure}
          columns={[selecting(left, onToggle), payerColumn, remittanceColumn, paysColumn, amountColumn]}
          rows={entries}
          rowKey={({ id }) => id}
        />
      </div>
      <p className={styles.files}>
        <Button
          pending={booking.isPending}
          refusing={chosen.length === 0}
          onClick={() => chosen.length > 0 && booking.mutate(chosen.map(asBooking))}
        >
          {texts.book(chosen.length)}
        </Button>
      </p>
    </section>
  )
}

const paysColumn: Column<BankEntry> = {
  id: 'pays',
  header: texts.pays,
  inBlock: 'full',
  cell: ({ parts }) => <BankParts parts={parts} />,
}

const selecting = (left: ReadonlySet<string>, onToggle: (id: string) => void): Column<BankEntry> => ({
  id: 'select',
  header: texts.choose,
  hideHeader: true,
  inBlock: 'lead',
  cell: (entry) => (
    <input
      type="checkbox"
      className={styles.choose}
      checked={!left.has(entry.id)}
      aria-label={texts.chosen(payerOf(entry), formatPrice(entry.cents))}
      onChange={() => onToggle(entry.id)}
    />
  ),
})
