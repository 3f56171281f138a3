import { useState, type SubmitEvent } from 'react'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { LINE_STATES, type LineState } from '#domain/orders/states.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import { api } from '../../lib/api.ts'
import { DispatchFields, readDispatch } from '../../ui/dispatch-fields.tsx'
import { HandoverFields, readHandover } from '../../ui/handover-fields.tsx'
import { LineChoice } from './line-choice.tsx'
import styles from './orders.module.css'
import { useOrderChange } from './use-order-change.ts'

/** One line, or all of an order, and where they may go. */
export type Movable = Pick<DeskLine, 'title' | 'nextStates'> & {
  readonly state: string
  readonly lines: readonly DeskLine[]
}

/** All of an order: what may follow for at least one line of the order. */
export function wholeOrder({ number, state }: DeskOrder, lines: readonly DeskLine[]): Movable {
  const nextStates = [...new Set(lines.flatMap((line) => line.nextStates))]
  return { title: texts.orderTitle(number).toLowerCase(), state, nextStates, lines }
}

type MoveDialogProps = {
  readonly order: DeskOrder
  readonly of: Movable
  readonly onClose: () => void
}

type Sent = Omit<Parameters<typeof api.moveDeskLines>[0]['body'], 'lineIds'> & {
  readonly lineIds: readonly string[]
}

const TELLS: ReadonlySet<LineState> = new Set(['shipped', 'ready_for_pickup'])

/** Asks where the work is now, of which lines, and with whom they left. */
export function MoveDialog({
  order: { id },
  of: { lines, title, state: current, nextStates },
  onClose,
}: MoveDialogProps) {
  const [state, setState] = useState<LineState | undefined>(onward(nextStates, current))
  const [isNothing, setIsNothing] = useState(false)
  const move = useOrderChange({
    orderId: id,
    call: (body: Sent) =>
      api.moveDeskLines({ params: { id }, body: { ...body, lineIds: [...body.lineIds] } }),
    told: (body) => texts.moved(orderStateTexts[body.state].label),
    onDone: onClose,
  })
  const movable = lines.filter(
    (line) => state !== undefined && line.hold === null && line.nextStates.includes(state),
  )

  const isFetched = state === 'delivered' && movable.some(({ delivery }) => delivery.kind === 'pickup')

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const chosen = new Set(new FormData(form).getAll('line'))
    const lineIds = movable.flatMap((line) => (movable.length === 1 || chosen.has(line.id) ? [line.id] : []))
    setIsNothing(lineIds.length === 0)
    if (state && lineIds.length > 0)
      move.mutate({
        lineIds,
        state,
        ...(state === 'shipped' && readDispatch(form)),
        ...(isFetched && readHandover(form)),
      })
  }

  return (
    <Dialog
      open
      title={texts.moveTitle(title)}
      intro={texts.moveIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={move.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} noValidate onSubmit={send}>
        <SelectField
          label={texts.newState}
          hint={state && TELLS.has(state) ? texts.tellsCustomer : undefined}
          options={nextStates.map((value) => ({ value, label: orderStateTexts[value].label }))}
          value={state}
          onChange={({ target }) => setState(nextStates.find((one) => one === target.value))}
        />
        {movable.length > 1 && (
          <LineChoice key={state} legend={texts.whichLines} lines={movable} isMissing={isNothing} />
        )}
        {isFetched && <HandoverFields refusal={move.error} />}
        {state === 'shipped' && <DispatchFields refusal={move.error} />}
      </form>
    </Dialog>
  )
}

const FORM = 'move'

/** The next step of the work, which is most often meant: not back, nor aside. */
const onward = (states: readonly LineState[], current: string) =>
  states.find((state) => LINE_STATES.indexOf(state) > LINE_STATES.findIndex((one) => one === current)) ??
  states[0]
