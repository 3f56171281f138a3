import { useRef, useState, type SubmitEvent } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { useApprove } from './use-approve.ts'

type ApproveDialogProps = {
  /** As it was when the dialog opened: the one that was looked at. */
  readonly seen: DeskFile
  /** As it is now. */
  readonly file: DeskFile
  readonly onClose: () => void
}

const FORM = 'approve'

/** Asks why a file may be printed although something was found; that of a file which was replaced meanwhile is not sent. */
export function ApproveDialog({ seen, file, onClose }: ApproveDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const approve = useApprove(seen, onClose)
  const isReplaced = file.designId !== seen.designId
  const count = seen.findings.filter(({ severity }) => severity !== 'note').length

  function send(event: SubmitEvent) {
    event.preventDefault()
    const reason = area.current?.value.trim() ?? ''
    setIsMissing(reason === '')
    if (reason === '') area.current?.focus()
    else approve.mutate(reason)
  }

  return (
    <Dialog
      open
      title={texts.approveTitle(seen.name)}
      intro={texts.approveIntro(count)}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {!isReplaced && (
            <Button type="submit" form={FORM} pending={approve.isPending}>
              {texts.approve}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={send}>
        <div role="alert">
          {isReplaced && (
            <Notice tone="warning" title={texts.replacedTitle}>
              {texts.replaced(seen.name, file.name)}
            </Notice>
          )}
        </div>
        <TextAreaField
          ref={area}
          label={texts.reason}
          hint={texts.reasonHint}
          rows={4}
          maxLength={1000}
          error={isMissing ? fieldFaultTexts.Required : undefined}
        />
      </form>
    </Dialog>
  )
}
