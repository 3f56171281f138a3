import { useState } from 'react'
import type { DeskInvoice } from '#contract/office/invoices.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { SelectField, type SelectOption } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { totalsTexts } from '#texts/nl/cart.ts'
import { readEuros } from '#texts/nl/euros.ts'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useInvoiceChange } from './use-invoice-change.ts'

type PartCreditDialogProps = { readonly invoice: DeskInvoice; readonly onClose: () => void }
type Way = 'copies' | 'cents'
type Among = 'lines' | 'charges'
type Choice = SelectOption & { readonly in: Among; readonly line: number; readonly leftInCents: number }
type Sent = {
  readonly in: Among
  readonly line: number
  readonly of: Way
  readonly amount: number
  readonly reason: string
}

const WAYS = ['copies', 'cents'] as const

/** Asks which part of which line or charge is credited, and why. */
export function PartCreditDialog({ invoice, onClose }: PartCreditDialogProps) {
  const [{ id, number, creditedInCents, ...seen }] = useState(invoice)
  const choices = choicesOf(seen)
  const [value, setValue] = useState(choices[0]?.value)
  const [chosenWay, setWay] = useState<Way>('copies')
  const chosen = choices.find((choice) => choice.value === value)
  const way = chosen?.in === 'charges' ? 'cents' : chosenWay
  const credit = useInvoiceChange<Sent>({
    call: (sent) =>
      api.creditInvoicePart({ params: { id }, body: { ...sent, seenCreditedInCents: creditedInCents } }),
    told: () => texts.creditedPartToast(number),
    onDone: onClose,
    isToldInPlace: true,
  })

  function send(form: HTMLFormElement) {
    const reason = fieldText(form, 'reason').trim()
    const typed = fieldText(form, 'amount')
    const amount = way === 'cents' ? readEuros(typed) : readCopies(typed)
    const faults = {
      amount: amountFault(way, amount, chosen?.leftInCents ?? 0),
      reason: reason === '' ? fieldFaultTexts.Required : undefined,
    }
    if (!faults.amount && !faults.reason && amount !== null && chosen)
      credit.mutate({ in: chosen.in, line: chosen.line, of: way, amount, reason })
    return faults
  }

  return (
    <FormDialog
      title={texts.creditPart}
      intro={texts.creditPartIntro(number)}
      verb={texts.creditPart}
      isPending={credit.isPending}
      refusal={credit.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <SelectField
            name="line"
            label={texts.creditLine}
            options={choices}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
          {chosen?.in === 'lines' && (
            <ChoiceGroup label={texts.creditOf}>
              {WAYS.map((one) => (
                <ChoiceRow
                  key={one}
                  name="of"
                  title={texts.creditWays[one]}
                  checked={way === one}
                  onChange={() => setWay(one)}
                />
              ))}
            </ChoiceGroup>
          )}
          <TextField
            name="amount"
            label={way === 'copies' ? texts.creditCopies : texts.creditCents}
            inputMode={way === 'copies' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            error={faults.amount}
          />
          <TextField
            name="reason"
            label={texts.creditReason}
            hint={texts.reasonHint}
            autoComplete="off"
            maxLength={200}
            error={faults.reason}
          />
        </>
      )}
    </FormDialog>
  )
}

const choice = (among: Among, line: number, title: string, leftInCents: number): Choice => ({
  value: `${among}-${line}`,
  label: texts.creditLineOf(title, formatPrice(leftInCents)),
  in: among,
  line,
  leftInCents,
})

/** The lines and charges of which something is left; a charge names its rate, of which there may be several. */
function choicesOf({ lines, charges }: Pick<DeskInvoice, 'lines' | 'charges'>): Choice[] {
  return [
    ...lines.map(({ title, leftInCents }, line) => choice('lines', line, title, leftInCents)),
    ...charges.map(({ kind, vatPercent, leftInCents }, line) =>
      choice('charges', line, texts.creditCharge(totalsTexts[kind], formatPercent(vatPercent)), leftInCents),
    ),
  ].filter(({ leftInCents }) => leftInCents > 0)
}

const readCopies = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null)

function amountFault(way: Way, amount: number | null, leftInCents: number): string | undefined {
  if (way === 'copies') return amount === null ? texts.copiesInvalid : undefined
  if (amount === null) return officeTexts.amountInvalid
  if (amount === 0) return texts.nothing
  return amount > leftInCents ? texts.creditTooMuch(formatPrice(leftInCents)) : undefined
}
