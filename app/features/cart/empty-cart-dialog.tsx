import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { cartTexts } from '#texts/nl/cart.ts'
import { CART_HEADING_ID } from './line-ids.ts'

type EmptyCartDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onEmpty: () => void
}

export function EmptyCartDialog({ open, onClose, onEmpty }: EmptyCartDialogProps) {
  return (
    <Dialog
      open={open}
      kind="alertdialog"
      title={cartTexts.emptyQuestion}
      intro={cartTexts.emptyWarning}
      onClose={onClose}
      returnFocusTo={() => document.getElementById(CART_HEADING_ID)}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {cartTexts.keep}
          </Button>
          <Button onClick={onEmpty}>{cartTexts.empty}</Button>
        </>
      }
    />
  )
}
