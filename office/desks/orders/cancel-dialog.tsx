import { useRef, useState, type SubmitEvent } from 'react'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
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

const FORM = 'cancel'

/** Says what cancelling does, asks why, and whether it is meant where work was done. */
export function CancelDialog({ order, of: { lineId, title, lines, isLeft }, onClose }: CancelDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<{ readonly reason?: string; readonly confirm?: string }>({})
  const cancel = useOrderChange({
    orderId: order.id,
    call: (body: { readonly reason: string; readonly isConfirmed: boolean }) =>
      api.cancelDeskLines({ params: { id: order.id }, body: { lineId, ...body } }),
    told: () => texts.cancelled,
    onDone: onClose,
  })
  // As it is now: work may have begun since the dialog opened.
  const asks = order.groups
    .flatMap((group) => group.lines)
    .some(({ id, cancellation }) => cancellation === 'confirm' && lines.some((line) => line.id === id))

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = data.get('reason')
    const reason = typeof typed === 'string' ? typed.trim().replaceAll(/\s+/g, ' ') : ''
    const isConfirmed = data.has('confirm')
    const missing = {
      ...(reason === '' && { reason: fieldFaultTexts.Required }),
      ...(asks && !isConfirmed && { confirm: texts.cancelUnconfirmed }),
    }
    setFaults(missing)
    const [first] = Object.keys(missing)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else cancel.mutate({ reason, isConfirmed })
  }

  return (
    <Dialog
      open
      title={texts.cancelTitle(title)}
      intro={texts.cancelIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={FORM} pending={cancel.isPending}>
            {lineId === null ? texts.cancelOrder : texts.cancelLine}
          </Button>
        </>
      }
    >
      <form id={FORM} ref={form} className={styles.form} noValidate onSubmit={send}>
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
      </form>
    </Dialog>
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
