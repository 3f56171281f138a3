import { waitsForStudio } from '#domain/designs/studio.ts'
import { orderStateOf } from '#domain/orders/sent-pieces.ts'
import { type LineState, mayBecome } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'
import { moveOrder, readLineStates, readStudioLine, type StudioLine } from './move-lines-store.ts'
import { endReplacedProofs } from './file-proof-store.ts'
import { setJob, setJobTaker, useProof } from './order-design-store.ts'

export { setJob, setJobTaker, useProof }

type Followed = {
  readonly orderId: string
  readonly orderLineId: string
  /** Staff held it up before it waited, and go on to do so. */
  readonly isHeld?: boolean
}

/** Lets an order line, and its order, follow what studio, prepress and customer have done; a proof of a file that went is over. */
export async function followStudio(
  trx: Executor,
  { orderId, orderLineId, isHeld = false }: Followed,
  now: Date,
): Promise<void> {
  await endReplacedProofs(trx, orderLineId, now)
  const line = await readStudioLine(trx, orderLineId)
  const next = nextState(line, isHeld)
  if (!mayBecome(line.state, next)) return
  const lines = (await readLineStates(trx, orderId)).map((one) =>
    one.id === orderLineId ? { ...one, state: next } : one,
  )
  const move = { state: next, orderState: orderStateOf(lines), now }
  await moveOrder(trx, { orderId, lineIds: [orderLineId], ...move })
}

/** Files that still have to come hold the line up whatever the studio does, and so does a proof; a check by hand comes last. */
function nextState(line: StudioLine, isHeld: boolean): LineState {
  if (line.designStatus === 'later') return 'awaiting_files'
  if (line.isProofed) return 'awaiting_approval'
  const isChecked = !line.wantsCheck || line.isApproved
  return waitsForStudio(line.jobs) ?? (isHeld || line.isReturned || !isChecked ? 'on_hold' : 'released')
}
