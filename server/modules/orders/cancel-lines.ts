import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { mayStudioBecome, type StudioState } from '#domain/designs/studio.ts'
import { totalsLeft } from '#domain/documents/totals-left.ts'
import { lineCancellation } from '#domain/orders/cancellation.ts'
import { isPartlySent, orderStateOf } from '#domain/orders/sent-pieces.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { invoiceAnew } from '../documents/invoice-anew.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { cancelledMail } from './cancelled-mail.ts'
import { moveOrder, setTotals, takeOrderOfId } from './move-lines-store.ts'
import { setJob } from './order-design-store.ts'
import { releaseCancelled } from './order-holds-store.ts'

type Cancelling = {
  readonly orderId: string
  /** Null cancels every line that is left. */
  readonly lineId: string | null
  readonly reason: string
  /** Who asks knows that work was done on it. */
  readonly isConfirmed: boolean
}

/** How far the studio is with the designs of a line. */
export const jobsOf = ({ designs }: OrderLineRow): readonly StudioState[] =>
  designs.flatMap(({ job }) => job?.state ?? [])

/**
 * Staff cancel an order or one line of it: the order comes to what is left, what the studio did not begin is called off, an invoice is
 * credited and what is left invoiced anew, and the customer hears it with the reason. All of it is one change.
 */
export async function cancelLines(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  { orderId, lineId, reason, isConfirmed }: Cancelling,
): Promise<void> {
  requireRight(staff, 'cancelOrders')
  const now = shop.clock()
  await changeAs(shop.db, staff, async (trx) => {
    const before = await takeOrder(trx, orderId)
    const lines = linesToCancel(linesOf(before), lineId)
    const each = new Set(lines.map((line) => lineCancellation({ ...line, jobs: jobsOf(line) })))
    if (lines.some(isPartlySent)) throw new Refusal('LinePartlySent')
    if (each.has('never')) throw new Refusal('CannotBeCancelled')
    if (each.has('confirm') && !isConfirmed) throw new Refusal('CancellingUnconfirmed')

    const ids = new Set(lines.map(({ id }) => id))
    const after = linesOf(before).map((line) =>
      ids.has(line.id) ? { ...line, state: 'cancelled' as const } : line,
    )
    await moveOrder(trx, {
      orderId,
      lineIds: [...ids],
      state: 'cancelled',
      orderState: orderStateOf(after),
      reason,
      now,
    })
    await setTotals(trx, orderId, totalsLeft({ ...before, lines: after }))
    await callOffJobs(trx, lines, now)
    const isLeft = after.some(({ state }) => state !== 'cancelled')
    await releaseCancelled(trx, {
      orderId,
      lineIds: [...ids],
      isLeft,
      operatorId: operatorIdOf(staff),
      now,
    })
    const anew = await invoiceAnew(shop, trx, { orderId, reason, isLeft })
    const order = await readOrder(trx, orderId)
    await queueMail(shop, trx, await cancelledMail(shop, trx, order, { lines, reason, isLeft, anew }))
  })
}

const linesOf = (order: OrderRecord) => order.groups.flatMap((group) => group.lines)

async function takeOrder(trx: Executor, orderId: string): Promise<OrderRecord> {
  if (!(await takeOrderOfId(trx, orderId))) throw new Refusal('OrderNotFound')
  return readOrder(trx, orderId)
}

async function readOrder(trx: Executor, orderId: string): Promise<OrderRecord> {
  const order = await findOrder(trx, null, orderId)
  if (!order) throw new Refusal('OrderNotFound')
  return order
}

function linesToCancel(lines: readonly OrderLineRow[], lineId: string | null): readonly OrderLineRow[] {
  const named = lines.filter(({ id }) => lineId === null || id === lineId)
  if (named.length === 0) throw new Refusal('OrderLineNotFound')
  const left = named.filter(({ state }) => state !== 'cancelled')
  if (left.length === 0) throw new Refusal('LineMovedOn')
  return left
}

/** What the studio began stays as it is: it was worked on. */
async function callOffJobs(trx: Executor, lines: readonly OrderLineRow[], now: Date): Promise<void> {
  const jobs = lines.flatMap(({ designs }) => designs.flatMap(({ job }) => job ?? []))
  for (const { id, state } of jobs)
    if (mayStudioBecome(state, 'cancelled')) await setJob(trx, id, { state: 'cancelled' }, now)
}
