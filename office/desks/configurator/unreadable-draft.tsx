import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { configuratorOf } from '../../work/configurators.ts'

export const isDraftUnreadable = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ code }) => code === 'ConfiguratorDraftUnreadable')

type UnreadableDraftProps = { readonly productId: string; readonly error: unknown }

/** Stands where a draft cannot be read any more, with the one thing that can be done with it. */
export function UnreadableDraft({ productId, error }: UnreadableDraftProps) {
  const [isAsked, setAsked] = useState(false)
  const discard = useDeskChange(
    {
      call: () => api.discardDeskConfigurator({ params: { id: productId }, body: { version: null } }),
      told: () => texts.discarded,
      onEnd: () => setAsked(false),
    },
    { outdates: [['products']], replyIs: configuratorOf(productId).queryKey },
  )
  return (
    <>
      <EmptyState
        title={officeTexts.notLoaded}
        text={errorLines(error).join(' ')}
        action={<Button onClick={() => setAsked(true)}>{texts.discard}</Button>}
      />
      {isAsked && (
        <SureDialog
          title={texts.discardTitle}
          text={texts.discardUnreadableText}
          verb={texts.discard}
          isPending={discard.isPending}
          onSure={() => discard.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
