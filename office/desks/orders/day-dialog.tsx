import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { promiseRefusal } from '#domain/orders/moved-promise.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { movedDayTexts as texts } from '#texts/nl/office/moved-day.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { api } from '../../lib/api.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import styles from './day-dialog.module.css'
import { DayField, dayFault } from './day-field.tsx'
import { useOrderChange } from './use-order-change.ts'

/** A line, or a whole order, with the ids of the lines that are meant. */
export type Promised = { readonly title: string; readonly lineIds: readonly string[] }

type DayDialogProps = {
  readonly order: DeskOrder
  readonly of: Promised
  readonly onClose: () => void
}

const linesOf = (order: DeskOrder) => order.groups.flatMap((group) => group.lines)

/** Lines of which another day can be promised. */
export const movableDays = (lines: readonly DeskLine[]) =>
  lines.filter(({ state }) => promiseRefusal(state) === null)

/** Asks on which day lines come instead, and why, which their customer reads. */
export function DayDialog({ order, of: { title, lineIds }, onClose }: DayDialogProps) {
  const lines = linesOf(order).filter(({ id }) => lineIds.includes(id))
  const movable = movableDays(lines)
  const unsettled = lines.filter(({ state }) => promiseRefusal(state) === 'PromiseUnsettled')
  const [opened] = useState(() => new Map(lines.map(({ id, delivery }) => [id, delivery.date])))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [date, setDate] = useState('')
  const [isTried, setIsTried] = useState(false)
  const chosen = movable.filter(({ id }) => !left.has(id))
  const change = useOrderChange(order.id, {
    call: (reason: string) =>
      api.movePromisedDay({
        params: { id: order.id },
        body: { lines: chosen.map(({ id, delivery }) => ({ id, date: delivery.date })), date, reason },
      }),
    isToldInPlace: true,
    told: () => texts.moved(formatPromisedDate(date)),
    onDone: onClose,
  })
  // What a colleague did while this is open: it is shown here, and what is sent counts with it.
  const meanwhile = movable.filter(({ id, delivery }) => opened.get(id) !== delivery.date)
  const errors = isApiError(change.error) ? change.error.errors : []
  const movedOn = errors.find(({ code }) => code === 'PromiseMovedOn')?.message

  function send(reason: string) {
    setIsTried(true)
    if (date !== '' && chosen.length > 0) change.mutate(reason)
  }

  return (
    <ReasonDialog
      title={texts.title(title)}
      intro={texts.intro}
      hint={texts.reasonHint}
      verb={movable.length === 0 ? null : texts.move}
      maxLength={200}
      isPending={change.isPending}
      refusal={movedOn === undefined ? change.error : null}
      onReason={send}
      onClose={onClose}
      notice={
        meanwhile.length > 0
          ? meanwhile.map((line) => (
              <Notice key={line.id} tone="warning">
                {texts.movedMeanwhile(line.title, formatPromisedDate(line.delivery.date))}
              </Notice>
            ))
          : movedOn !== undefined && <Notice tone="warning">{movedOn}</Notice>
      }
    >
      <div className={styles.asked}>
        {unsettled.length > 0 && (
          <Notice tone="info">{texts.unsettled(unsettled.map((line) => line.title))}</Notice>
        )}
        {movable.length > 1 && (
          <fieldset className={styles.lines}>
            <legend className="strong">{deskOrderTexts.whichLines}</legend>
            {movable.map((line) => (
              <Checkbox
                key={line.id}
                label={texts.dayOf(line.title, formatPromisedDate(line.delivery.date))}
                checked={!left.has(line.id)}
                error={
                  isTried && chosen.length === 0 && line === movable.at(-1)
                    ? deskOrderTexts.noLineChosen
                    : undefined
                }
                onChange={({ target }) => {
                  const next = new Set(left)
                  if (target.checked) next.delete(line.id)
                  else next.add(line.id)
                  setLeft(next)
                }}
              />
            ))}
          </fieldset>
        )}
        <DayField
          value={date}
          hint={hintOf(movable)}
          error={dayFault(date, isTried, change.error)}
          onDay={setDate}
        />
      </div>
    </ReasonDialog>
  )
}

/** The day of the only line; those of several stand with each. */
function hintOf([first, ...others]: readonly DeskLine[]) {
  return first && others.length === 0 ? texts.now(formatPromisedDate(first.delivery.date)) : undefined
}
