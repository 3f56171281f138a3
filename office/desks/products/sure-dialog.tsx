import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'

type SureDialogProps = {
  readonly title: string
  readonly text: string
  readonly no: string
  readonly yes: string
  readonly isPending?: boolean
  readonly failure?: string | null
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Says what something does, before it is done. */
export function SureDialog({ title, text, no, yes, isPending, failure, onYes, onNo }: SureDialogProps) {
  return (
    <Dialog
      open
      kind="alertdialog"
      title={title}
      intro={text}
      onClose={onNo}
      actions={
        <>
          <Button look="tertiary" onClick={onNo}>
            {no}
          </Button>
          <Button pending={isPending ?? false} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <div role="alert">{failure && <Notice tone="error">{failure}</Notice>}</div>
    </Dialog>
  )
}
