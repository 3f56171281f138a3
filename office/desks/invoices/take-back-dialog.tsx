import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useInvoiceChange } from './use-invoice-change.ts'

type TakeBackDialogProps = {
  readonly title: string
  readonly intro: string
  readonly hint?: string
  readonly verb: string
  readonly told: string
  readonly call: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks why an invoice or a payment is taken back, and does it. */
export function TakeBackDialog({ told, call, onClose, ...asked }: TakeBackDialogProps) {
  const change = useInvoiceChange<string>({ call, told: () => told, onDone: onClose })
  // A reason is one line on paper.
  const send = (reason: string) => change.mutate(reason.replaceAll(/\s+/g, ' '))
  return (
    <ReasonDialog {...asked} maxLength={200} isPending={change.isPending} onReason={send} onClose={onClose} />
  )
}
