import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { privacyDeskTexts as texts } from '#texts/nl/office/privacy.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

type CloseDialogProps = { readonly id: string; readonly onClose: () => void }

/** Closes a request with what was answered. */
export function CloseDialog({ id, onClose }: CloseDialogProps) {
  const [state, setState] = useState<'done' | 'refused'>('done')
  const client = useQueryClient()
  const close = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (answer: string) => api.closePrivacyRequest({ params: { id }, body: { state, answer } }),
    onSuccess() {
      showToast({ tone: 'good', title: texts.closedToast })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['system'] }),
  })
  return (
    <ReasonDialog
      title={texts.closeTitle}
      intro={texts.closeIntro}
      label={texts.answer}
      verb={texts.close}
      maxLength={1000}
      isPending={close.isPending}
      onReason={(answer) => close.mutate(answer)}
      onClose={onClose}
      notice={
        <>
          {close.error && <Notice tone="error">{errorLines(close.error).join(' ')}</Notice>}
          <ChoiceGroup label={texts.outcome}>
            {(['done', 'refused'] as const).map((one) => (
              <ChoiceRow
                key={one}
                name="outcome"
                title={texts.states[one]}
                checked={state === one}
                onChange={() => setState(one)}
              />
            ))}
          </ChoiceGroup>
        </>
      }
    />
  )
}
