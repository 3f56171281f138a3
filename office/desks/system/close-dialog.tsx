import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { privacyDeskTexts as texts } from '#texts/nl/office/privacy.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import styles from './system.module.css'

const OUTCOMES = ['done', 'refused'] as const

type CloseDialogProps = { readonly id: string; readonly onClose: () => void }

/** Closes a request with what was answered. */
export function CloseDialog({ id, onClose }: CloseDialogProps) {
  const [state, setState] = useState<(typeof OUTCOMES)[number]>('done')
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
      notice={close.error && <Notice tone="error">{errorLines(close.error).join(' ')}</Notice>}
    >
      <SelectField
        className={styles.asked}
        label={texts.outcome}
        options={OUTCOMES.map((value) => ({ value, label: texts.states[value] }))}
        value={state}
        onChange={({ target }) => setState(OUTCOMES.find((one) => one === target.value) ?? 'done')}
      />
    </ReasonDialog>
  )
}
