import { type ReactNode, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { editTexts as texts } from '#texts/nl/office/editing.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'

type ReasonDialogProps = {
  readonly title: string
  readonly intro: string
  readonly hint?: string
  /** What the field asks for, where that is no reason. */
  readonly label?: string
  /** What the button that sends the reason does; null while it can't be done. */
  readonly verb: string | null
  readonly maxLength: number
  readonly isPending: boolean
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
  /** What is told above the field, when it comes. */
  readonly notice?: ReactNode
  /** What is asked before the reason. */
  readonly children?: ReactNode
}

const FORM = 'reason'

/** Asks why something is done, and does it with that reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, intro, hint, label, verb, maxLength, isPending, onReason, onClose, notice, children } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)

  function send(event: SubmitEvent) {
    event.preventDefault()
    const reason = area.current?.value.trim() ?? ''
    setIsMissing(reason === '')
    if (reason === '') area.current?.focus()
    else onReason(reason)
  }

  return (
    <Dialog
      open
      title={title}
      intro={intro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {verb !== null && (
            <Button type="submit" form={FORM} pending={isPending}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={send}>
        <div role="alert">{notice}</div>
        {children}
        <TextAreaField
          ref={area}
          label={label ?? texts.reason}
          hint={hint}
          rows={4}
          maxLength={maxLength}
          error={isMissing ? fieldFaultTexts.Required : undefined}
        />
      </form>
    </Dialog>
  )
}
