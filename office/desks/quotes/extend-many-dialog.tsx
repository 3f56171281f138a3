import { useState } from 'react'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { fieldText } from '../../lib/field-text.ts'
import type { BulkQuestion } from '../../ui/bulk.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'

/** Asks until when several offers are to hold, which their customers are told by mail. */
export function ExtendManyDialog({ told, isPending, refusal, onStart, onClose }: BulkQuestion) {
  const [today] = useState(() => amsterdamNow(new Date()).date)

  function send(form: HTMLFormElement) {
    const date = fieldText(form, 'date')
    if (date === '') return { date: fieldFaultTexts.Required }
    onStart({ kind: 'extendQuotes', date })
    return undefined
  }

  return (
    <FormDialog
      title={texts.extendMany}
      intro={`${told}. ${texts.extendManyIntro}`}
      verb={texts.extend}
      isPending={isPending}
      refusal={refusal}
      onSend={send}
      onClose={onClose}
    >
      {({ date }) => (
        <TextField name="date" type="date" label={texts.newDay} min={addDays(today, 1)} error={date} />
      )}
    </FormDialog>
  )
}
