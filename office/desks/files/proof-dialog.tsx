import type { DeskFile } from '#contract/office/files.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { deskProofTexts as texts } from '#texts/nl/office/file-proofs.ts'
import { deskFileTexts } from '#texts/nl/office/files.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSendProof } from './use-proof.ts'

type ProofDialogProps = {
  /** As it was when the dialog opened: the one that was looked at. */
  readonly seen: DeskFile
  /** As it is now. */
  readonly file: DeskFile
  readonly onClose: () => void
}

/** Sends a proof with a note; that of a file which was replaced meanwhile is not sent. */
export function ProofDialog({ seen, file, onClose }: ProofDialogProps) {
  const send = useSendProof(seen, onClose)
  const isReplaced = file.designId !== seen.designId
  return (
    <FormDialog
      title={texts.title(seen.name)}
      intro={texts.intro}
      verb={isReplaced ? null : texts.sendNow}
      isPending={send.isPending}
      onSend={(form) => {
        send.mutate(fieldText(form, 'note').trim())
        return undefined
      }}
      onClose={onClose}
    >
      <div role="alert">
        {isReplaced && (
          <Notice tone="warning" title={deskFileTexts.replacedTitle}>
            {texts.replaced}
          </Notice>
        )}
      </div>
      {seen.isApproved && <Notice tone="info">{texts.approvalGone}</Notice>}
      <TextAreaField
        name="note"
        optional
        label={texts.note}
        hint={texts.noteHint}
        rows={4}
        maxLength={1000}
      />
    </FormDialog>
  )
}
