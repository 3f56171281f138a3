import { useState } from 'react'
import type { DeskQuote } from '#contract/office/quotes.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDate } from '#texts/nl/format-date.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SinceNotice } from './difference-list.tsx'
import { useQuoteChange } from './use-quote-change.ts'

type ExtendDialogProps = { readonly quote: DeskQuote; readonly onClose: () => void }

const PROPOSED_DAYS = 14

/** Asks until when the offer is to hold, which the customer is told by mail. */
export function ExtendDialog({ quote, onClose }: ExtendDialogProps) {
  const { id, number, validUntil: current } = quote
  const [proposed] = useState(() => addDays(current, PROPOSED_DAYS))
  const extend = useQuoteChange({
    quote,
    call: (version, validUntil: string) =>
      api.extendDeskQuote({ params: { id }, body: { version, validUntil } }),
    told: (validUntil) => texts.extendedToast(formatDate(validUntil)),
    onDone: onClose,
  })

  function send(form: HTMLFormElement) {
    const day = fieldText(form, 'validUntil')
    if (day <= current) return { validUntil: texts.laterDay }
    extend.mutate(day)
    return undefined
  }

  return (
    <FormDialog
      title={texts.extendTitle(number)}
      intro={texts.extendIntro}
      verb={texts.extend}
      isPending={extend.isPending}
      refusal={extend.error}
      onSend={send}
      onClose={onClose}
    >
      {({ validUntil }) => (
        <>
          <SinceNotice of={extend.since} />
          <TextField
            name="validUntil"
            type="date"
            label={texts.newDay}
            hint={texts.validNow(formatDate(current))}
            defaultValue={proposed}
            min={addDays(current, 1)}
            error={validUntil}
          />
        </>
      )}
    </FormDialog>
  )
}
