import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { api } from '../../lib/api.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useOrderChange } from './use-order-change.ts'

/** A line, or with no `lineId` the whole order. */
export type Holdable = { readonly lineId: string | null; readonly title: string }

type HoldDialogProps = {
  readonly orderId: string
  readonly of: Holdable
  readonly onClose: () => void
}

/** Asks why an order or a line waits, which colleagues read. */
export function HoldDialog({ orderId, of: { lineId, title }, onClose }: HoldDialogProps) {
  const hold = useOrderChange(orderId, {
    call: (reason: string) => api.holdDeskOrder({ params: { id: orderId }, body: { lineId, reason } }),
    told: () => texts.heldToast,
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={texts.holdTitle(title)}
      intro={texts.holdIntro}
      hint={texts.holdHint}
      verb={texts.hold}
      maxLength={500}
      isPending={hold.isPending}
      onReason={hold.mutate}
      onClose={onClose}
    />
  )
}
