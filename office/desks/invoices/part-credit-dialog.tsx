import { useRef, useState, type SubmitEvent } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskInvoice } from '#contract/office/invoices.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { readEuros } from '#texts/nl/euros.ts'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
import styles from './invoices.module.css'
import { useInvoiceChange } from './use-invoice-change.ts'

type PartCreditDialogProps = { readonly invoice: DeskInvoice; readonly onClose: () => void }
type Way = 'copies' | 'cents'
type Sent = { readonly line: number; readonly of: Way; readonly amount: number; readonly reason: string }
type Faults = { readonly amount?: string | undefined; readonly reason?: string | undefined }

const FORM = 'part-credit'
const WAYS = ['copies', 'cents'] as const

/** Asks which part of which line is credited, and why. */
export function PartCreditDialog({ invoice, onClose }: PartCreditDialogProps) {
  const [{ id, number, lines, creditedInCents }] = useState(invoice)
  const choices = lines.flatMap(({ title, leftInCents }, line) =>
    leftInCents > 0
      ? [{ value: String(line), label: texts.creditLineOf(title, formatPrice(leftInCents)) }]
      : [],
  )
  const [line, setLine] = useState(choices[0]?.value ?? '0')
  const [way, setWay] = useState<Way>('copies')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const credit = useInvoiceChange<Sent>({
    call: (sent) =>
      api.creditInvoicePart({ params: { id }, body: { ...sent, seenCreditedInCents: creditedInCents } }),
    told: () => texts.creditedPartToast(number),
    onDone: onClose,
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    const amount = way === 'cents' ? readEuros(typed) : readCopies(typed)
    const left = lines[Number(line)]?.leftInCents ?? 0
    const wrong: Faults = {
      amount: amountFault(way, amount, left),
      reason: reason.trim() === '' ? fieldFaultTexts.Required : undefined,
    }
    setFaults(wrong)
    const first = (['amount', 'reason'] as const).find((field) => wrong[field] !== undefined)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (amount !== null) credit.mutate({ line: Number(line), of: way, amount, reason: reason.trim() })
  }

  const refused = (field: string) =>
    isApiError(credit.error) ? credit.error.errors.find((one) => one.field === field)?.message : undefined
  return (
    <Dialog
      open
      title={texts.creditPart}
      intro={texts.creditPartIntro(number)}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={credit.isPending}>
            {texts.creditPart}
          </Button>
        </>
      }
    >
      <form id={FORM} ref={form} className={styles.form} noValidate onSubmit={send}>
        <SelectField
          name="line"
          label={texts.creditLine}
          options={choices}
          value={line}
          onChange={({ target }) => setLine(target.value)}
        />
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
        <TextField
          name="amount"
          label={way === 'copies' ? texts.creditCopies : texts.creditCents}
          inputMode={way === 'copies' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          value={typed}
          error={faults.amount ?? refused('amount')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          name="reason"
          label={texts.creditReason}
          hint={texts.reasonHint}
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={faults.reason ?? refused('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}

const readCopies = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null)

function amountFault(way: Way, amount: number | null, leftInCents: number): string | undefined {
  if (way === 'copies') return amount === null ? texts.copiesInvalid : undefined
  if (amount === null) return officeTexts.amountInvalid
  if (amount === 0) return texts.nothing
  return amount > leftInCents ? texts.creditTooMuch(formatPrice(leftInCents)) : undefined
}
