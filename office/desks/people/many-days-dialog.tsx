import { useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import type { BulkQuestion } from '../../ui/bulk.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { readDays } from './read-days.ts'

/** Asks which payment term several companies get. */
export function ManyDaysDialog({ told, count, isPending, refusal, onStart, onClose }: BulkQuestion) {
  const [days, setDays] = useState<number | undefined>()

  function send(form: HTMLFormElement) {
    const paymentTermDays = readDays(form, 'paymentTermDays')
    if (paymentTermDays === undefined) return { paymentTermDays: fieldFaultTexts.PaymentTermInvalid }
    onStart({ kind: 'changePaymentTerms', paymentTermDays })
    return undefined
  }

  return (
    <FormDialog
      title={texts.changeDays}
      intro={`${told}. ${texts.manyTermsIntro}`}
      verb={texts.changeMany}
      isPending={isPending}
      refusal={refusal}
      onSend={send}
      onClose={onClose}
    >
      {({ paymentTermDays }) => (
        <>
          <TextField
            name="paymentTermDays"
            label={texts.paymentTermDays}
            inputMode="numeric"
            error={paymentTermDays}
            onChange={({ target: { form } }) => setDays(form ? readDays(form, 'paymentTermDays') : undefined)}
          />
          <output className="muted">{days !== undefined && texts.manyGetDays(count, days)}</output>
        </>
      )}
    </FormDialog>
  )
}
