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
  const decision = useInvoiceChange<Decision>({
    call: ({ id, fate }) => api.decideBankEntry({ params: { id }, body: { fate } }),
    told: ({ fate }) => (fate === 'not_ours' ? texts.notOursToast : texts.paidBackToast),
  })
  const actions = deciding({
    pending: decision.isPending ? decision.variables : null,
    onPick: setPicked,
    onDecide: decision.mutate,
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

type Decision = { readonly id: string; readonly fate: 'not_ours' | 'paid_back' }

type Deciding = {
  readonly pending: Decision | null
  readonly onPick: (entry: BankEntry) => void
  readonly onDecide: (decision: Decision) => void
}

const deciding = ({ pending, onPick, onDecide }: Deciding): Column<BankEntry> => ({
  id: 'actions',
  header: texts.actions,
  hideHeader: true,
  inBlock: 'full',
  cell: (entry) => (
    <div className={styles.buttons}>
      <Button
        look="secondary"
        size="small"
        data-first
        aria-label={texts.pickFor(formatPrice(entry.cents), payerOf(entry))}
        onClick={() => onPick(entry)}
      >
        {texts.pick}
      </Button>
      {(entry.doubt === 'rest' || entry.doubt === 'settled') && (
        <Button
          look="tertiary"
          size="small"
          aria-label={texts.paidBackFor(formatPrice(entry.cents), payerOf(entry))}
          pending={pending?.id === entry.id && pending.fate === 'paid_back'}
          onClick={() => onDecide({ id: entry.id, fate: 'paid_back' })}
        >
          {texts.paidBack}
        </Button>
      )}
      {entry.doubt !== 'rest' && (
        <Button
          look="tertiary"
          size="small"
          aria-label={texts.notOursFor(formatPrice(entry.cents), payerOf(entry))}
          pending={pending?.id === entry.id && pending.fate === 'not_ours'}
          onClick={() => onDecide({ id: entry.id, fate: 'not_ours' })}
        >
          {texts.notOurs}
        </Button>
      )}
    </div>
  ),
})
