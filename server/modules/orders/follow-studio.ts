import { waitsForStudio } from '#domain/designs/studio.ts'
import { type LineState, mayBecome, orderState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'
import { moveOrder, readLineStates, readStudioLine, type StudioLine } from './move-lines-store.ts'
import { setJob, useProof } from './order-design-store.ts'

export { setJob, useProof }

type Followed = {
  readonly orderId: string
  readonly orderLineId: string
  /** Staff held it up before it waited, and go on to do so. */
  readonly isHeld?: boolean
}

/** Lets an order line, and its order, follow what the studio and the customer have done. */
export async function followStudio(
  trx: Executor,
  { orderId, orderLineId, isHeld = false }: Followed,
  now: Date,
): Promise<void> {
  const line = await readStudioLine(trx, orderLineId)
  const next = nextState({ ...line, wantsCheck: line.wantsCheck || isHeld })
  if (!mayBecome(line.state, next)) return
  const states = (await readLineStates(trx, orderId)).map(({ id, state }) =>
    id === orderLineId ? next : state,
  )
  const move = { state: next, orderState: orderState(states), now }
  await moveOrder(trx, { orderId, lineIds: [orderLineId], ...move })
}

/** Files that still have to come hold the line up whatever the studio does; a check by hand comes last. */
function nextState({ designStatus, wantsCheck, jobs }: StudioLine): LineState {
  if (designStatus === 'later') return 'awaiting_files'
  return waitsForStudio(jobs) ?? (wantsCheck ? 'on_hold' : 'released')
}
