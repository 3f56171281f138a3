import { useRef, type SubmitEvent } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { deskProofTexts as texts } from '#texts/nl/office/file-proofs.ts'
import styles from './files.module.css'
import { useSendProof } from './use-proof.ts'

type ProofDialogProps = {
  /** As it was when the dialog opened: the one that was looked at. */
  readonly seen: DeskFile
  /** As it is now. */
  readonly file: DeskFile
  readonly onClose: () => void
}

const FORM = 'proof'

/** Sends a proof with a note; that of a file which was replaced meanwhile is not sent. */
export function ProofDialog({ seen, file, onClose }: ProofDialogProps) {
  const send = useSendProof(seen, onClose)
  const area = useRef<HTMLTextAreaElement>(null)
  const isReplaced = file.designId !== seen.designId

  function submit(event: SubmitEvent) {
    event.preventDefault()
    send.mutate(area.current?.value.trim() ?? '')
  }

  return (
    <Dialog
      open
      title={texts.title(seen.name)}
      intro={texts.intro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {editTexts.cancel}
          </Button>
          {!isReplaced && (
            <Button type="submit" form={FORM} pending={send.isPending}>
              {texts.sendNow}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} noValidate className={styles.stack} onSubmit={submit}>
        <div role="alert">
          {isReplaced && (
            <Notice tone="warning" title={texts.replacedTitle}>
              {texts.replaced}
            </Notice>
          )}
        </div>
        {seen.isApproved && <Notice tone="info">{texts.approvalGone}</Notice>}
        <TextAreaField
          ref={area}
          optional
          label={texts.note}
          hint={texts.noteHint}
          rows={4}
          maxLength={1000}
        />
      </form>
    </Dialog>
  )
}
