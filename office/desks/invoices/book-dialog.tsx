import { useState } from 'react'
import type { DeskInvoice } from '#contract/office/invoices.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { readEuros, typedEuros } from '#texts/nl/euros.ts'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useInvoiceChange } from './use-invoice-change.ts'

type BookDialogProps = { readonly invoice: DeskInvoice; readonly onClose: () => void }
type Sent = { readonly cents: number; readonly paidOn: string; readonly reference: string }

/** Asks what was paid, when, and what the statement says; what is open now is filled in. */
export function BookDialog({ invoice: { id, openInCents }, onClose }: BookDialogProps) {
  // One payment, however often it is sent.
  const [paymentId] = useState(() => crypto.randomUUID())
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const book = useInvoiceChange<Sent>({
    call: (sent) =>
      api.bookPayment({ params: { id }, body: { id: paymentId, ...sent, seenOpenInCents: openInCents } }),
    told: ({ cents }) => texts.bookedToast(formatPrice(cents)),
    onDone: onClose,
    isToldInPlace: true,
  })

  function send(form: HTMLFormElement) {
    const cents = readEuros(fieldText(form, 'cents'))
    const fault = faultOf(cents, openInCents)
    if (fault !== undefined || cents === null) return { cents: fault }
    book.mutate({ cents, paidOn: fieldText(form, 'paidOn'), reference: fieldText(form, 'reference').trim() })
    return undefined
  }

  return (
    <FormDialog
      title={texts.book}
      intro={texts.bookIntro(formatPrice(openInCents))}
      verb={texts.book}
      isPending={book.isPending}
      refusal={book.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="cents"
            label={texts.amount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={typedEuros(openInCents)}
            error={faults.cents}
          />
          <TextField
            name="paidOn"
            type="date"
            label={texts.paidOn}
            max={today}
            defaultValue={today}
            error={faults.paidOn}
          />
          <TextField
            name="reference"
            label={texts.paymentReference}
            hint={texts.paymentReferenceHint}
            optional
            maxLength={140}
            error={faults.reference}
          />
        </>
      )}
    </FormDialog>
  )
}

function faultOf(cents: number | null, openInCents: number): string | undefined {
  if (cents === null) return officeTexts.amountInvalid
  if (cents === 0) return texts.nothing
  return cents > openInCents ? texts.tooMuch(formatPrice(openInCents)) : undefined
}
