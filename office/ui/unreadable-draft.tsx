import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { draftTexts as texts } from '#texts/nl/office/drafts.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { errorLines } from '../lib/call-errors.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { SureDialog } from './sure-dialog.tsx'

const UNREADABLE: ReadonlySet<string> = new Set(['ProductDraftUnreadable', 'ConfiguratorDraftUnreadable'])

export const isDraftUnreadable = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ code }) => UNREADABLE.has(code))

type UnreadableDraftProps = {
  readonly error: unknown
  readonly discard: { readonly mutate: () => void; readonly isPending: boolean }
}

/** Stands where a draft cannot be read any more, with the one thing that can be done with it. */
export function UnreadableDraft({ error, discard }: UnreadableDraftProps) {
  const [isAsked, setAsked] = useState(false)
  usePageTitle(officeTexts.notLoaded)
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={officeTexts.notLoaded}
        text={errorLines(error).join(' ')}
        action={<Button onClick={() => setAsked(true)}>{texts.discard}</Button>}
      />
      {isAsked && (
        <SureDialog
          title={texts.discardTitle}
          text={texts.discardUnreadable}
          verb={texts.discard}
          isPending={discard.isPending}
          onSure={() => discard.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
