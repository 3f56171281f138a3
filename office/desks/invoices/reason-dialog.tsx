import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { useInvoiceChange } from './use-invoice-change.ts'

type ReasonDialogProps = {
  readonly title: string
  readonly intro: string
  readonly hint?: string
  readonly verb: string
  readonly told: string
  readonly call: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

const FORM = 'reason'

/** Asks why something is taken back, and does it. */
export function ReasonDialog({ title, intro, hint, verb, told, call, onClose }: ReasonDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const change = useInvoiceChange<string>({ call, told: () => told, onDone: onClose })

  function send(event: SubmitEvent) {
    event.preventDefault()
    // A reason is one line on paper.
    const reason = area.current?.value.trim().replaceAll(/\s+/g, ' ') ?? ''
    setIsMissing(reason === '')
    if (reason === '') area.current?.focus()
    else change.mutate(reason)
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
          <Button type="submit" form={FORM} pending={change.isPending}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={send}>
        <TextAreaField
          ref={area}
          label={texts.reason}
          hint={hint}
          rows={3}
          maxLength={200}
          error={isMissing ? fieldFaultTexts.Required : undefined}
        />
      </form>
    </Dialog>
  )
}
