import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { editTexts as texts } from '#texts/nl/office/editing.ts'

type SureDialogProps = {
  readonly title: string
  readonly text: string
  readonly verb: string
  /** What the button that leaves it is called, where that is not 'Annuleren'. */
  readonly leave?: string
  readonly isPending?: boolean
  /** Why it was refused, where that is told here. */
  readonly failure?: string | null
  readonly onSure: () => void
  readonly onClose: () => void
}

/** Says what something does, before it is done. */
export function SureDialog(props: SureDialogProps) {
  const { title, text, verb, leave = texts.cancel, isPending = false, failure, onSure, onClose } = props
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
            {leave}
          </Button>
          <Button pending={isPending} onClick={onSure}>
            {verb}
          </Button>
        </>
      }
    >
      <div role="alert">{failure && <Notice tone="error">{failure}</Notice>}</div>
    </Dialog>
  )
}
