import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import styles from './orders.module.css'
import { useOrderChange } from './use-order-change.ts'

/** A line, or with no `lineId` the whole order, and what would become of it. */
export type Cancellable = Pick<DeskLine, 'title' | 'cancellation'> & {
  readonly lineId: string | null
  readonly lines: readonly DeskLine[]
  /** Something of the order would still be made. */
  readonly isLeft: boolean
}

type CancelDialogProps = {
  readonly order: DeskOrder
  readonly of: Cancellable
  readonly onClose: () => void
}

/** Says what cancelling does, asks why, and whether it is meant where work was done. */
export function CancelDialog({ order, of: { lineId, title, lines, isLeft }, onClose }: CancelDialogProps) {
  const cancel = useOrderChange(order.id, {
    call: (body: { readonly reason: string; readonly isConfirmed: boolean }) =>
      api.cancelDeskLines({ params: { id: order.id }, body: { lineId, ...body } }),
    told: () => texts.cancelled,
    onDone: onClose,
    isToldInPlace: true,
  })
  // As it is now: work may have begun since the dialog opened.
  const asks = order.groups
    .flatMap((group) => group.lines)
    .some(({ id, cancellation }) => cancellation === 'confirm' && lines.some((line) => line.id === id))

  function send(form: HTMLFormElement) {
    const reason = fieldText(form, 'reason').trim().replaceAll(/\s+/g, ' ')
    const isConfirmed = new FormData(form).has('confirm')
    const faults = {
      reason: reason === '' ? fieldFaultTexts.Required : undefined,
      confirm: asks && !isConfirmed ? texts.cancelUnconfirmed : undefined,
    }
    if (!faults.reason && !faults.confirm) cancel.mutate({ reason, isConfirmed })
    return faults
  }

  return (
    <FormDialog
      title={texts.cancelTitle(title)}
      intro={texts.cancelIntro}
      leave={texts.keep}
      verb={lineId === null ? texts.cancelOrder : texts.cancelLine}
      isPending={cancel.isPending}
      refusal={cancel.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <ul className={styles.effects} aria-label={texts.cancelEffects}>
            {effectsOf(order, lines, isLeft).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <TextAreaField
            name="reason"
            label={editTexts.reason}
            hint={texts.cancelReasonHint}
            rows={3}
            maxLength={200}
            error={faults.reason}
          />
          {asks && <Checkbox name="confirm" label={texts.cancelConfirm} error={faults.confirm} />}
        </>
      )}
    </FormDialog>
  )
}

const effectsOf = (order: DeskOrder, lines: readonly DeskLine[], isLeft: boolean): readonly string[] => [
  texts.cancelMails(order.contact.email),
  order.openInvoice === null ? texts.cancelUninvoiced : texts.cancelCredits(order.openInvoice, isLeft),
  ...(lines.some(({ designs }) => designs.some(({ printFile }) => printFile !== null))
    ? [texts.cancelFiles]
    : []),
  ...(lines.some(({ isDesigned }) => isDesigned) ? [texts.cancelStudio] : []),
]
