import { useState } from 'react'
import { SelectField } from '#app/ui/select-field.tsx'
import { privacyDeskTexts as texts } from '#texts/nl/office/privacy.ts'
import { api } from '../../lib/api.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useSystemChange } from './use-system-change.ts'

const OUTCOMES = ['done', 'refused'] as const

type CloseDialogProps = { readonly id: string; readonly onClose: () => void }

/** Closes a request with what was answered. */
export function CloseDialog({ id, onClose }: CloseDialogProps) {
  const [state, setState] = useState<(typeof OUTCOMES)[number]>('done')
  const close = useSystemChange<string>({
    call: (answer) => api.closePrivacyRequest({ params: { id }, body: { state, answer } }),
    told: () => texts.closedToast,
    onDone: onClose,
    isToldInPlace: true,
  })
  return (
    <ReasonDialog
      title={texts.closeTitle}
      intro={texts.closeIntro}
      label={texts.answer}
      verb={texts.close}
      maxLength={1000}
      isPending={close.isPending}
      refusal={close.error}
      onReason={close.mutate}
      onClose={onClose}
    >
      <SelectField
        label={texts.outcome}
        options={OUTCOMES.map((value) => ({ value, label: texts.states[value] }))}
        value={state}
        onChange={({ target }) => setState(OUTCOMES.find((one) => one === target.value) ?? 'done')}
      />
    </ReasonDialog>
  )
}
