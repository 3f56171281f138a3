import type { DeskQuote } from '#contract/office/quotes.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { api } from '../../lib/api.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { SinceNotice } from './difference-list.tsx'
import { useQuoteChange } from './use-quote-change.ts'

type DeclineDialogProps = { readonly quote: DeskQuote; readonly onClose: () => void }

/** Asks why there is no other price, which the customer reads in the mail. */
export function DeclineDialog({ quote, onClose }: DeclineDialogProps) {
  const { id, number } = quote
  const decline = useQuoteChange({
    quote,
    call: (version, reason: string) => api.declineDeskQuote({ params: { id }, body: { version, reason } }),
    told: () => texts.declined(number),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={texts.declineTitle(number)}
      intro={texts.declineIntro}
      verb={texts.decline}
      maxLength={4000}
      notice={<SinceNotice of={decline.since} />}
      isPending={decline.isPending}
      refusal={decline.error}
      onReason={decline.mutate}
      onClose={onClose}
    />
  )
}
