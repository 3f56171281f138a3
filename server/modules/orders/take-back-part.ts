import type { Staff } from '#domain/access/actor.ts'
import { isPartlySent } from '#domain/orders/sent-pieces.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { findOrder } from '../ordered/find-order.ts'
import { deletePart } from './dispatch-store.ts'
import { takeOrderOfId } from './move-lines-store.ts'

type TakenBack = { readonly orderId: string; readonly lineId: string; readonly dispatchId: string }

/** Takes back out of a shipment what of a line was put in it by mistake; a line that left whole comes back by its state. */
export async function takeBackPart(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { orderId, lineId, dispatchId }: TakenBack,
): Promise<void> {
  requireRight(staff, 'moveOrders')
  await changeAs(db, staff, async (trx) => {
    const order = (await takeOrderOfId(trx, orderId)) && (await findOrder(trx, null, orderId))
    if (!order) throw new Refusal('OrderNotFound')
    const line = order.groups.flatMap(({ lines }) => lines).find(({ id }) => id === lineId)
    if (!line) throw new Refusal('OrderLineNotFound')
    if (!isPartlySent(line) || line.parcels.every(({ id }) => id !== dispatchId))
      throw new Refusal('LineMovedOn')
    await deletePart(trx, { dispatchId, lineId })
  })
}
