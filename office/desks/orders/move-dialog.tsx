import { useState } from 'react'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { LINE_STATES, type LineState } from '#domain/orders/states.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { dispatchTexts } from '#texts/nl/office/dispatch.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import { api } from '../../lib/api.ts'
import { DispatchFields, faultOfDispatch, readDispatch } from '../../ui/dispatch-fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { HandoverFields, readHandover } from '../../ui/handover-fields.tsx'
import { LineChoice } from './line-choice.tsx'
import { PartsChoice, readParts } from './parts-choice.tsx'
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
export function MoveDialog({ order, of, onClose }: MoveDialogProps) {
  const { id } = order
  // What is sent was seen when this opened; once that is refused, what became of it meanwhile is shown.
  const [isRefused, setRefused] = useState(false)
  const { lines, title, state: current, nextStates } = isRefused ? asNow(order, of) : of
  const [chosen, setChosen] = useState<LineState>()
  const state = nextStates.find((one) => one === chosen) ?? onward(nextStates, current)
  const [staying, setStaying] = useState<ReadonlySet<string>>(NONE)
  const move = useOrderChange(id, {
    call: (body: Sent) =>
      api.moveDeskLines({ params: { id }, body: { ...body, lineIds: [...body.lineIds] } }),
    told: (body) =>
      body.pieces?.some(({ quantity, left }) => quantity < left)
        ? dispatchTexts.partSent
        : texts.moved(orderStateTexts[body.state].label),
    onDone: onClose,
    onEnd: () => setRefused(true),
    isToldInPlace: true,
  })
  const movable = lines.filter(
    (line) => state !== undefined && line.hold === null && line.nextStates.includes(state),
  )

  const leaving = movable.filter(({ id: lineId }) => movable.length === 1 || !staying.has(lineId))
  const isFetched = state === 'delivered' && movable.some(({ delivery }) => delivery.kind === 'pickup')

  function send(form: HTMLFormElement) {
    const lineIds = leaving.map((line) => line.id)
    const parts = readParts(form, leaving)
    const faults = {
      ...(state === 'shipped' && parts.faults),
      line: lineIds.length === 0 ? texts.noLineChosen : undefined,
      carrier: state === 'shipped' ? faultOfDispatch(form) : undefined,
    }
    if (state && Object.values(faults).every((fault) => fault === undefined))
      move.mutate({
        lineIds,
        state,
        ...(state === 'shipped' && { ...readDispatch(form), pieces: parts.pieces }),
        ...(isFetched && readHandover(form)),
      })
    return faults
  }

  return (
    <FormDialog
      title={texts.moveTitle(title)}
      intro={texts.moveIntro}
      verb={editTexts.save}
      isPending={move.isPending}
      refusal={move.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <SelectField
            label={texts.newState}
            hint={state && TELLS.has(state) ? texts.tellsCustomer : undefined}
            options={nextStates.map((value) => ({ value, label: orderStateTexts[value].label }))}
            value={state}
            onChange={({ target }) => {
              setChosen(nextStates.find((one) => one === target.value))
              setStaying(NONE)
            }}
          />
          {movable.length > 1 && (
            <LineChoice
              key={state}
              legend={texts.whichLines}
              lines={movable}
              error={faults.line}
              onChange={(lineId, isMeant) =>
                setStaying(
                  new Set(isMeant ? [...staying].filter((one) => one !== lineId) : [...staying, lineId]),
                )
              }
            />
          )}
          {isFetched && <HandoverFields faults={faults} />}
          {state === 'shipped' && <PartsChoice lines={leaving} faults={faults} />}
          {state === 'shipped' && <DispatchFields faults={faults} />}
        </>
      )}
    </FormDialog>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** What was to be moved, as it is by now. */
function asNow(order: DeskOrder, { lines, title }: Movable): Movable {
  const ids = new Set(lines.map(({ id }) => id))
  const now = order.groups.flatMap((group) => group.lines.filter(({ id }) => ids.has(id)))
  const [only, ...others] = now
  return only && others.length === 0 ? { ...only, title, lines: now } : wholeOrder(order, now)
}

/** The next step of the work, which is most often meant: not back, nor aside. */
const onward = (states: readonly LineState[], current: string) =>
  states.find((state) => LINE_STATES.indexOf(state) > LINE_STATES.findIndex((one) => one === current)) ??
  states[0]
