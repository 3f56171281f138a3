import { useRef, useState, type SubmitEvent } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskInvoice } from '#contract/office/invoices.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { readEuros, typedEuros } from '#texts/nl/euros.ts'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { api } from '../../lib/api.ts'
import styles from './invoices.module.css'
import { useInvoiceChange } from './use-invoice-change.ts'

type BookDialogProps = { readonly invoice: DeskInvoice; readonly onClose: () => void }
type Sent = { readonly cents: number; readonly paidOn: string; readonly reference: string }

const FORM = 'book'

/** Asks what was paid, when, and what the statement says; what is open now is filled in. */
export function BookDialog({ invoice: { id, openInCents }, onClose }: BookDialogProps) {
  // One payment, however often it is sent.
  const [paymentId] = useState(() => crypto.randomUUID())
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const [amount, setAmount] = useState(() => typedEuros(openInCents))
  const [paidOn, setPaidOn] = useState(today)
  const [reference, setReference] = useState('')
  const [fault, setFault] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const book = useInvoiceChange<Sent>({
    call: (sent) =>
      api.bookPayment({ params: { id }, body: { id: paymentId, ...sent, seenOpenInCents: openInCents } }),
    told: ({ cents }) => texts.bookedToast(formatPrice(cents)),
    onDone: onClose,
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    const cents = readEuros(amount)
    const wrong = faultOf(cents, openInCents)
    setFault(wrong)
    if (wrong !== undefined || cents === null)
      form.current?.querySelector<HTMLElement>('[name="amount"]')?.focus()
    else book.mutate({ cents, paidOn, reference: reference.trim() })
  }

  const refused = (field: string) =>
    isApiError(book.error) ? book.error.errors.find((one) => one.field === field)?.message : undefined
  return (
    <Dialog
      open
      title={texts.book}
      intro={texts.bookIntro(formatPrice(openInCents))}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={book.isPending}>
            {texts.book}
          </Button>
        </>
      }
    >
      <form id={FORM} ref={form} className={styles.form} noValidate onSubmit={send}>
        <TextField
          name="amount"
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={amount}
          error={fault ?? refused('cents')}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          name="paidOn"
          type="date"
          label={texts.paidOn}
          max={today}
          value={paidOn}
          error={refused('paidOn')}
          onChange={({ target }) => setPaidOn(target.value)}
        />
        <TextField
          name="reference"
          label={texts.paymentReference}
          hint={texts.paymentReferenceHint}
          optional
          maxLength={140}
          value={reference}
          error={refused('reference')}
          onChange={({ target }) => setReference(target.value)}
        />
      </form>
    </Dialog>
  )
}

function faultOf(cents: number | null, openInCents: number): string | undefined {
  if (cents === null) return officeTexts.amountInvalid
  if (cents === 0) return texts.nothing
  return cents > openInCents ? texts.tooMuch(formatPrice(openInCents)) : undefined
}
