import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'

type BlockDialogProps = {
  readonly name: string
  readonly text: string
  readonly isPending: boolean
  readonly onBlock: () => void
  readonly onClose: () => void
}

/** Says what blocking does, before it is done. */
export function BlockDialog({ name, text, isPending, onBlock, onClose }: BlockDialogProps) {
  return (
    <Dialog
      open
      kind="alertdialog"
      title={texts.blockTitle(name)}
      intro={text}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button pending={isPending} onClick={onBlock}>
            {texts.block}
          </Button>
        </>
      }
    />
  )
}
