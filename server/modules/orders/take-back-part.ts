import type { Staff } from '#domain/access/actor.ts'
import { isPartlySent, orderStateOf } from '#domain/orders/sent-pieces.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { findOrder } from '../ordered/find-order.ts'
import { deleteDispatchLine, insertPartEvents } from './dispatch-store.ts'
import { setOrderState, takeOrderOfId } from './move-lines-store.ts'

type TakenBack = { readonly orderId: string; readonly lineId: string; readonly dispatchId: string }

/** Takes back out of a shipment what of a line was put in it by mistake; a line that left whole comes back by its state. */
export async function takeBackPart(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { orderId, lineId, dispatchId }: TakenBack,
): Promise<void> {
  requireRight(staff, 'moveOrders')
  await changeAs(db, staff, async (trx) => {
    const order = (await takeOrderOfId(trx, orderId)) && (await findOrder(trx, null, orderId))
    if (!order) throw new Refusal('OrderNotFound')
    const lines = order.groups.flatMap((group) => group.lines)
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw new Refusal('OrderLineNotFound')
    const parcel = line.parcels.find(({ id }) => id === dispatchId)
    if (!isPartlySent(line) || !parcel) throw new Refusal('LineMovedOn')
    const now = clock()
    await deleteDispatchLine(trx, { dispatchId, lineId })
    await insertPartEvents(trx, dispatchId, { parts: [{ lineId, quantity: -parcel.quantity }], now })
    const after = lines.map((one) =>
      one === line ? { ...one, parcels: one.parcels.filter((other) => other !== parcel) } : one,
    )
    await setOrderState(trx, { orderId, orderState: orderStateOf(after), now })
  })
}
