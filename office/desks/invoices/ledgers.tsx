import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerAccounts } from '#contract/office/books.ts'
import type { BookPeriod } from '#domain/documents/book-periods.ts'
import { type Ledger, LEDGERS } from '#domain/documents/ledgers.ts'
import { Button } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { booksTexts as texts } from '#texts/nl/office/books.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { EditDialog, type Faults } from '../../ui/edit-dialog.tsx'
import { booksOf } from '../../work/invoices.ts'
import styles from './invoices.module.css'

type LedgersProps = { readonly accounts: LedgerAccounts; readonly period: BookPeriod }

const ACCOUNT = /^[\dA-Za-z]{1,12}$/

const field = (ledger: Ledger) => [texts.ledger[ledger], (row: LedgerAccounts) => row[ledger]] as const

const fields = {
  '1a': field('1a'),
  '1b': field('1b'),
  '1c': field('1c'),
  '1e': field('1e'),
  '3a': field('3a'),
  '3b': field('3b'),
  vat: field('vat'),
  debtors: field('debtors'),
  bank: field('bank'),
} satisfies Record<Ledger, unknown>

/** The ledger accounts of the bookkeeper, and changing them. */
export function Ledgers({ accounts, period }: LedgersProps) {
  const [isChanging, setChanging] = useState(false)
  return (
    <section className="panel">
      <h2 className="type-20">{texts.ledgers}</h2>
      <p className="muted">{texts.ledgersText}</p>
      <div className={styles.ledgers}>
        <FactList
          facts={LEDGERS.map((ledger) => ({ label: texts.ledger[ledger], text: accounts[ledger] }))}
        />
      </div>
      <p className={styles.files}>
        <Button look="secondary" size="small" onClick={() => setChanging(true)}>
          {texts.changeLedgers}
        </Button>
      </p>
      {isChanging && <LedgersDialog accounts={accounts} period={period} onClose={() => setChanging(false)} />}
    </section>
  )
}

function LedgersDialog({ accounts, period, onClose }: LedgersProps & { readonly onClose: () => void }) {
  const client = useQueryClient()
  const [seen] = useState(accounts)
  return (
    <EditDialog
      title={texts.ledgers}
      intro={texts.ledgersText}
      row={seen}
      read={readAccounts}
      fields={fields}
      save={(body) => api.changeLedgers({ body })}
      reload={async () => (await client.fetchQuery({ ...booksOf(period), staleTime: 0 })).accounts}
      outdates={['invoices', 'books']}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.ledgersSaved })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) =>
        LEDGERS.map((ledger) => (
          <TextField
            key={ledger}
            name={ledger}
            label={texts.ledger[ledger]}
            autoComplete="off"
            maxLength={12}
            defaultValue={seen[ledger]}
            error={faults[ledger]}
          />
        ))
      }
    </EditDialog>
  )
}

function readAccounts(
  form: HTMLFormElement,
): { readonly row: LedgerAccounts } | { readonly faults: Faults<LedgerAccounts> } {
  const typed = LEDGERS.map((ledger) => [ledger, fieldText(form, ledger).trim()] as const)
  const wrong = typed.filter(([, account]) => !ACCOUNT.test(account))
  return wrong.length > 0
    ? { faults: Object.fromEntries(wrong.map(([ledger]) => [ledger, fieldFaultTexts.LedgerInvalid])) }
    : { row: Object.fromEntries(typed) as LedgerAccounts }
}
