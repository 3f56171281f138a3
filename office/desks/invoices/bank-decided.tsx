import type { BankEntry } from '#contract/office/bank.ts'
import type { BankQueue } from '#domain/documents/bank-queues.ts'
import { Button } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { bankTexts as texts } from '#texts/nl/office/bank.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { api } from '../../lib/api.ts'
import { amountColumn, BankParts, payerColumn, payerOf, remittanceColumn } from './bank-columns.tsx'
import { useInvoiceChange } from './use-invoice-change.ts'
import styles from './invoices.module.css'

type BankDecidedProps = {
  readonly queue: Exclude<BankQueue, 'waits'>
  readonly entries: readonly BankEntry[]
}

/** What became of entries that wait no longer; what somebody said of one can be taken back. */
export function BankDecided({ queue, entries }: BankDecidedProps) {
  const again = useInvoiceChange<string>({
    call: (id) => api.decideBankEntry({ params: { id }, body: { fate: 'waits' } }),
    told: () => texts.oursAgainToast,
  })
  const takenBack = takingBack({
    pendingId: again.isPending ? again.variables : null,
    onDecide: again.mutate,
  })
  const own = {
    booked: [bookedColumn],
    paid_back: [takenBack],
    not_ours: [takenBack],
    paid_out: [],
  }[queue]
  return (
    <section className="panel">
      <h2 className="type-20">{texts.queue[queue]}</h2>
      <div className={styles.lines}>
        <Table
          caption={texts.queue[queue]}
          columns={[queue === 'booked' ? payerColumn : readColumn, remittanceColumn, amountColumn, ...own]}
          rows={entries}
          rowKey={({ id }) => id}
        />
      </div>
    </section>
  )
}

/** Comes first in its row, so that Enter takes nothing back that was only looked at. */
const readColumn: Column<BankEntry> = {
  ...payerColumn,
  cell: (entry, isChosen) => (
    <div data-first tabIndex={-1}>
      {payerColumn.cell(entry, isChosen)}
    </div>
  ),
}

const bookedColumn: Column<BankEntry> = {
  id: 'pays',
  header: texts.pays,
  inBlock: 'full',
  cell: ({ parts }) => <BankParts parts={parts} />,
}

type Deciding = { readonly pendingId: string | null; readonly onDecide: (id: string) => void }

const takingBack = ({ pendingId, onDecide }: Deciding): Column<BankEntry> => ({
  id: 'actions',
  header: texts.actions,
  hideHeader: true,
  inBlock: 'full',
  cell: (entry) => (
    <Button
      look="secondary"
      size="small"
      aria-label={texts.oursAgainFor(formatPrice(entry.cents), payerOf(entry))}
      pending={pendingId === entry.id}
      onClick={() => onDecide(entry.id)}
    >
      {texts.oursAgain}
    </Button>
  ),
})
