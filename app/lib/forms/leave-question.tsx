import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { leaveTexts as texts } from '#texts/nl/leave.ts'

type LeaveQuestionProps = {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Whether what was filled in may be lost. */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open={open}
      kind="alertdialog"
      title={texts.question}
      intro={texts.warning}
      onClose={onStay}
      actions={
        <>
          <Button look="tertiary" onClick={onStay}>
            {texts.stay}
          </Button>
          <Button onClick={onLeave}>{texts.leave}</Button>
        </>
      }
    />
  )
}
