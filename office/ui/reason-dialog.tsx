import type { ReactNode } from 'react'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { editTexts as texts } from '#texts/nl/office/editing.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { fieldText } from '../lib/field-text.ts'
import { FormDialog } from './form-dialog.tsx'

type ReasonDialogProps = {
  readonly title: string
  readonly intro: string
  readonly hint?: string
  /** What the field asks for, where that is no reason. */
  readonly label?: string
  /** What the button that sends the reason does; null while it can't be done. */
  readonly verb: string | null
  /** What the button that leaves it is called, where that is not 'Annuleren'. */
  readonly leave?: string
  readonly maxLength: number
  readonly isPending: boolean
  /** What the server said of it, where that is told here. */
  readonly refusal?: Error | null
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
  /** What is told above the field, when it comes. */
  readonly notice?: ReactNode
  /** What is asked before the reason. */
  readonly children?: ReactNode
}

/** Asks why something is done, and does it with that reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { hint, label = texts.reason, maxLength, onReason, notice, children, ...dialog } = props

  function send(form: HTMLFormElement) {
    const reason = fieldText(form, 'reason').trim()
    if (reason === '') return { reason: fieldFaultTexts.Required }
    onReason(reason)
    return undefined
  }

  return (
    <FormDialog {...dialog} onSend={send}>
      {({ reason }) => (
        <>
          <div role="alert">{notice}</div>
          {children}
          <TextAreaField
            name="reason"
            label={label}
            hint={hint}
            rows={4}
            maxLength={maxLength}
            error={reason}
          />
        </>
      )}
    </FormDialog>
  )
}
