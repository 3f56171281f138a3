import { useState } from 'react'
import type { BankEntry } from '#contract/office/bank.ts'
import { Button } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { bankTexts as texts } from '#texts/nl/office/bank.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { api } from '../../lib/api.ts'
import { amountColumn, BankParts, payerColumn, payerOf, remittanceColumn } from './bank-columns.tsx'
import { BankPickDialog } from './bank-pick-dialog.tsx'
import { useInvoiceChange } from './use-invoice-change.ts'
import styles from './invoices.module.css'

/** What is not sure: why, and what can be done with it. */
export function BankDoubtful({ entries }: { readonly entries: readonly BankEntry[] }) {
  const [picked, setPicked] = useState<BankEntry | null>(null)
  const leave = useInvoiceChange<string>({
    call: (id) => api.decideBankEntry({ params: { id }, body: { isNotOurs: true } }),
    told: () => texts.notOursToast,
  })
  const actions = deciding({
    pendingId: leave.isPending ? leave.variables : null,
    onPick: setPicked,
    onLeave: leave.mutate,
  })
  return (
    <section className="panel">
      <h2 className="type-20">{texts.doubtful}</h2>
      <div className={styles.lines}>
        <Table
          caption={texts.doubtful}
          columns={[payerColumn, remittanceColumn, whyColumn, amountColumn, actions]}
          rows={entries}
          rowKey={({ id }) => id}
        />
      </div>
      {picked && <BankPickDialog key={picked.id} entry={picked} onClose={() => setPicked(null)} />}
    </section>
  )
}

const whyColumn: Column<BankEntry> = {
  id: 'why',
  header: texts.why,
  inBlock: 'full',
  cell: ({ doubt, parts }) => (
    <>
      <p>{doubt && texts.doubt[doubt]}</p>
      {parts.length > 0 && <BankParts parts={parts} />}
    </>
  ),
}

type Deciding = {
  readonly pendingId: string | null
  readonly onPick: (entry: BankEntry) => void
  readonly onLeave: (id: string) => void
}

const deciding = ({ pendingId, onPick, onLeave }: Deciding): Column<BankEntry> => ({
  id: 'actions',
  header: texts.actions,
  hideHeader: true,
  inBlock: 'full',
  cell: (entry) => (
    <div className={styles.buttons}>
      <Button
        look="secondary"
        size="small"
        aria-label={texts.pickFor(formatPrice(entry.cents), payerOf(entry))}
        onClick={() => onPick(entry)}
      >
        {texts.pick}
      </Button>
      <Button
        look="tertiary"
        size="small"
        aria-label={texts.notOursFor(formatPrice(entry.cents), payerOf(entry))}
        pending={pendingId === entry.id}
        onClick={() => onLeave(entry.id)}
      >
        {texts.notOurs}
      </Button>
    </div>
  ),
})
