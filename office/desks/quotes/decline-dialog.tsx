import { useRef, useState, type SubmitEvent } from 'react'
import type { DeskQuote } from '#contract/office/quotes.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
import { useQuoteChange } from './use-quote-change.ts'

type DeclineDialogProps = { readonly quote: DeskQuote; readonly onClose: () => void }

const FORM = 'decline'

/** Asks why there is no other price, which the customer reads in the mail. */
export function DeclineDialog({ quote, onClose }: DeclineDialogProps) {
  const { id, number } = quote
  const area = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const decline = useQuoteChange({
    quote,
    call: (version, reason: string) => api.declineDeskQuote({ params: { id }, body: { version, reason } }),
    told: () => texts.declined(number),
    onDone: onClose,
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    const reason = area.current?.value.trim() ?? ''
    setIsMissing(reason === '')
    if (reason === '') area.current?.focus()
    else decline.mutate(reason)
  }

  return (
    <Dialog
      open
      title={texts.declineTitle(number)}
      intro={texts.declineIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={decline.isPending}>
            {texts.decline}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={send}>
        <TextAreaField
          ref={area}
          label={texts.reason}
          rows={4}
          maxLength={4000}
          error={isMissing ? fieldFaultTexts.Required : undefined}
        />
      </form>
    </Dialog>
  )
}
