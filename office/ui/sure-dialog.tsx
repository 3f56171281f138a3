import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { editTexts as texts } from '#texts/nl/office/editing.ts'

type SureDialogProps = {
  readonly title: string
  readonly text: string
  readonly verb: string
  readonly isPending: boolean
  readonly onSure: () => void
  readonly onClose: () => void
}

/** Says what something does, before it is done. */
export function SureDialog({ title, text, verb, isPending, onSure, onClose }: SureDialogProps) {
  return (
    <Dialog
      open
      kind="alertdialog"
      title={title}
      intro={text}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button pending={isPending} onClick={onSure}>
            {verb}
          </Button>
        </>
      }
    />
  )
}
