import type { DeskFile } from '#contract/office/files.ts'
import { Notice } from '#app/ui/notice.tsx'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { deskProofTexts } from '#texts/nl/office/file-proofs.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useApprove } from './use-approve.ts'

type ApproveDialogProps = {
  /** As it was when the dialog opened: the one that was looked at. */
  readonly seen: DeskFile
  /** As it is now. */
  readonly file: DeskFile
  readonly onClose: () => void
}

/** Asks why a file may be printed although something was found; that of a file which was replaced meanwhile is not sent. */
export function ApproveDialog({ seen, file, onClose }: ApproveDialogProps) {
  const approve = useApprove(seen, onClose)
  const isReplaced = file.designId !== seen.designId
  const count = seen.findings.filter(({ severity }) => severity !== 'note').length
  return (
    <ReasonDialog
      title={texts.approveTitle(seen.name)}
      intro={seen.proof === 'returned' ? deskProofTexts.approveIntro : texts.approveIntro(count)}
      hint={texts.reasonHint}
      verb={isReplaced ? null : texts.approve}
      maxLength={1000}
      isPending={approve.isPending}
      onReason={approve.mutate}
      onClose={onClose}
      notice={
        isReplaced && (
          <Notice tone="warning" title={texts.replacedTitle}>
            {texts.replaced(seen.name, file.name)}
          </Notice>
        )
      }
    />
  )
}
