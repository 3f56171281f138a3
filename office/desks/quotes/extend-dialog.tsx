import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskQuote } from '#contract/office/quotes.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDate } from '#texts/nl/format-date.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { api } from '../../lib/api.ts'
import { useQuoteChange } from './use-quote-change.ts'

type ExtendDialogProps = { readonly quote: DeskQuote; readonly onClose: () => void }

const FORM = 'extend'
const PROPOSED_DAYS = 14

/** Asks until when the offer is to hold, which the customer is told by mail. */
export function ExtendDialog({ quote, onClose }: ExtendDialogProps) {
  const { id, number, validUntil: current } = quote
  const [day, setDay] = useState(() => addDays(current, PROPOSED_DAYS))
  const [isTooEarly, setIsTooEarly] = useState(false)
  const extend = useQuoteChange({
    quote,
    call: (version, validUntil: string) =>
      api.extendDeskQuote({ params: { id }, body: { version, validUntil } }),
    told: (validUntil) => texts.extendedToast(formatDate(validUntil)),
    onDone: onClose,
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    setIsTooEarly(day <= current)
    if (day > current) extend.mutate(day)
  }

  const refused = isApiError(extend.error)
    ? extend.error.errors.find(({ field }) => field === 'validUntil')?.message
    : undefined
  return (
    <Dialog
      open
      title={texts.extendTitle(number)}
      intro={texts.extendIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={extend.isPending}>
            {texts.extend}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={send}>
        <TextField
          name="validUntil"
          type="date"
          label={texts.newDay}
          hint={texts.validNow(formatDate(current))}
          value={day}
          min={addDays(current, 1)}
          error={isTooEarly ? texts.laterDay : refused}
          onChange={({ target }) => setDay(target.value)}
        />
      </form>
    </Dialog>
  )
}
