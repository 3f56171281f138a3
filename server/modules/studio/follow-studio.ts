import { waitsForStudio } from '#domain/designs/studio.ts'
import { type LineState, mayBecome, orderState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'
import {
  readLineStates,
  readWaitingLine,
  setLineState,
  setOrderState,
  type StudioJobRecord,
  type WaitingLine,
} from './studio-store.ts'

/** Lets an order line, and its order, follow what the studio and the customer have done. */
export async function followStudio(
  trx: Executor,
  job: Pick<StudioJobRecord, 'orderId' | 'orderLineId'>,
  now: Date,
): Promise<void> {
  const line = await readWaitingLine(trx, job.orderLineId)
  const next = nextState(line)
  if (!mayBecome(line.state, next)) return
  await setLineState(trx, job, next, now)
  await setOrderState(trx, job.orderId, orderState(await readLineStates(trx, job.orderId)), now)
}

/** Files that still have to come hold the line up whatever the studio does; a check by hand comes last. */
function nextState({ designStatus, wantsCheck, jobs }: WaitingLine): LineState {
  if (designStatus === 'later') return 'awaiting_files'
  return waitsForStudio(jobs) ?? (wantsCheck ? 'on_hold' : 'released')
}
