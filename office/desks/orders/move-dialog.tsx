import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { LINE_STATES, type LineState } from '#domain/orders/states.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { orderOf } from '../../work/orders.ts'
import styles from './orders.module.css'

/** A line, or with no `lineId` the whole order, and where it may go. */
export type Movable = Pick<DeskLine, 'title' | 'nextStates'> & {
  readonly state: string
  readonly lineId: string | null
}

type MoveDialogProps = {
  readonly order: DeskOrder
  readonly of: Movable
  readonly onClose: () => void
}

const TELLS: ReadonlySet<LineState> = new Set(['shipped', 'ready_for_pickup'])

/** Asks where the work is now, and with what tracking address it left. */
export function MoveDialog({
  order: { id },
  of: { lineId, title, state: current, nextStates },
  onClose,
}: MoveDialogProps) {
  const client = useQueryClient()
  const [state, setState] = useState<LineState | undefined>(onward(nextStates, current))
  const move = useMutation({
    mutationFn: (body: { readonly state: LineState; readonly trackingUrl: string | null }) =>
      api.moveDeskLines({ params: { id }, body: { lineId, ...body } }),
    async onSuccess(order, body) {
      client.setQueryData(orderOf(id).queryKey, order)
      showToast({ tone: 'good', title: texts.moved(orderStateTexts[body.state].label) })
      onClose()
      await client.invalidateQueries({ queryKey: ['orders'] })
    },
    // Somebody moved it meanwhile: what is shown is not so any more.
    onError: (error) =>
      isApiError(error) && error.status === 409 && client.invalidateQueries({ queryKey: ['orders'] }),
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const tracking = fieldText(event.currentTarget, 'trackingUrl').trim()
    if (state) move.mutate({ state, trackingUrl: tracking === '' ? null : tracking })
  }

  const refused = isApiError(move.error)
    ? move.error.errors.find(({ field }) => field === 'trackingUrl')?.message
    : undefined
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
        {state === 'shipped' && (
          <TextField
            name="trackingUrl"
            type="url"
            label={texts.trackingUrl}
            hint={texts.trackingHint}
            error={refused}
            optional
            maxLength={500}
          />
        )}
      </form>
    </Dialog>
  )
}

const FORM = 'move'

/** The next step of the work, which is most often meant: not back, nor aside. */
const onward = (states: readonly LineState[], current: string) =>
  states.find((state) => LINE_STATES.indexOf(state) > LINE_STATES.findIndex((one) => one === current)) ??
  states[0]
