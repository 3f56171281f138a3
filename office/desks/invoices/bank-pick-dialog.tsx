import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankEntry, BankPart } from '#contract/office/bank.ts'
import type { DeskInvoiceRow } from '#contract/office/invoices.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { readEuros, typedEuros } from '#texts/nl/euros.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { bankTexts as texts } from '#texts/nl/office/bank.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { invoiceList } from '../../work/invoices.ts'
import { payerOf } from './bank-columns.tsx'
import { useBooking } from './use-booking.ts'

type Picked = Pick<BankPart, 'invoiceId' | 'number' | 'companyName' | 'openInCents'> & {
  readonly typed: string
}

const MOST_SHOWN = 8

/** Asks which invoices an entry pays, and how much of each; what was found is filled in. */
export function BankPickDialog({
  entry,
  onClose,
}: {
  readonly entry: BankEntry
  readonly onClose: () => void
}) {
  const [picked, setPicked] = useState<readonly Picked[]>(() =>
    entry.parts.map(({ cents, ...part }) => ({ ...part, typed: typedEuros(cents) })),
  )
  const [search, setSearch] = useState('')
  const [isAsked, setAsked] = useState(false)
  const booking = useBooking(onClose)
  const leftCents = entry.cents - picked.reduce((sum, { typed }) => sum + (readEuros(typed) ?? 0), 0)
  const refusal = booking.data?.results[0]?.refusal

  function toggle({ id, number, companyName, openInCents }: DeskInvoiceRow) {
    const others = picked.filter(({ invoiceId }) => invoiceId !== id)
    const typed = typedEuros(Math.min(openInCents, Math.max(leftCents, 0)))
    const added = [{ invoiceId: id, number, companyName, openInCents, typed }]
    setPicked(others.length < picked.length ? others : [...others, ...added])
  }

  function send() {
    setAsked(true)
    const faults = Object.fromEntries(picked.map((one) => [one.number, faultOf(one)]))
    const isWrong = picked.some(({ number }) => faults[number] !== undefined)
    if (isWrong || picked.length === 0 || leftCents < 0) return faults
    const parts = picked.map(({ invoiceId, typed, openInCents }) => ({
      invoiceId,
      cents: readEuros(typed) ?? 0,
      seenOpenInCents: openInCents,
    }))
    booking.mutate([{ id: entry.id, parts }])
    return undefined
  }

  const balance = leftCents < 0 ? texts.tooMuch(formatPrice(-leftCents)) : texts.left(formatPrice(leftCents))
  return (
    <FormDialog
      size="wide"
      title={texts.pickTitle}
      intro={texts.pickIntro(formatPrice(entry.cents), payerOf(entry), entry.remittance)}
      verb={texts.send}
      isPending={booking.isPending}
      onSend={send}
      onClose={onClose}
    >
      <div role="alert">
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {isAsked && picked.length === 0 && <Notice tone="error">{texts.pickFirst}</Notice>}
      </div>
      <SearchField label={texts.search} text={search} onSearch={setSearch} />
      <OpenInvoices search={search} picked={picked} onToggle={toggle} />
      {picked.map((one) => (
        <TextField
          key={one.invoiceId}
          name={one.number}
          label={texts.amountOf(one.number)}
          hint={texts.open(formatPrice(one.openInCents))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={one.typed}
          error={isAsked ? faultOf(one) : undefined}
          onChange={({ target }) =>
            setPicked(picked.map((other) => (other === one ? { ...one, typed: target.value } : other)))
          }
        />
      ))}
      <output className="strong">{leftCents === 0 ? texts.leftNone : balance}</output>
    </FormDialog>
  )
}

function faultOf({ typed, openInCents }: Picked): string | undefined {
  const cents = readEuros(typed)
  if (cents === null || cents === 0) return officeTexts.amountInvalid
  return cents > openInCents ? texts.moreThanOpen(formatPrice(openInCents)) : undefined
}

type OpenInvoicesProps = {
  readonly search: string
  readonly picked: readonly Picked[]
  readonly onToggle: (invoice: DeskInvoiceRow) => void
}

function OpenInvoices({ search, picked, onToggle }: OpenInvoicesProps) {
  const { data } = useInfiniteQuery({
    ...invoiceList({ queue: 'open', search }),
    placeholderData: keepPreviousData,
  })
  const found = data?.pages[0]?.invoices ?? []
  if (data && found.length === 0) return <p className="muted">{texts.noneOpen}</p>
  return (
    <div>
      {found.slice(0, MOST_SHOWN).map((invoice) => (
        <Checkbox
          key={invoice.id}
          label={texts.part(invoice.number, invoice.companyName)}
          aside={<span className="figures">{formatPrice(invoice.openInCents)}</span>}
          checked={picked.some(({ invoiceId }) => invoiceId === invoice.id)}
          onChange={() => onToggle(invoice)}
        />
      ))}
    </div>
  )
}
