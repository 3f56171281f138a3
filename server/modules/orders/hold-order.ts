import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { OVER_STATES } from '#domain/orders/states.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { readLineStates, takeOrderOfId } from './move-lines-store.ts'
import { insertHold, isHeldForCredit, listHolds, releaseHold } from './order-holds-store.ts'

type Holding = {
  readonly orderId: string
  /** Null holds the whole order. */
  readonly lineId: string | null
  readonly reason: string
}

/** Staff hold an order, or a line of it: nobody moves it until it is let go. Its customer sees nothing of that. */
export async function holdOrder(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { orderId, lineId, reason }: Holding,
): Promise<void> {
  requireRight(staff, 'holdOrders')
  await changeAs(shop.db, staff, async (trx) => {
    if (!(await takeOrderOfId(trx, orderId))) throw new Refusal('OrderNotFound')
    const lines = (await readLineStates(trx, orderId)).filter(({ id }) => lineId === null || id === lineId)
    if (lines.length === 0) throw new Refusal('OrderLineNotFound')
    if (lines.every(({ state }) => OVER_STATES.includes(state))) throw new Refusal('NothingToHold')
    const now = shop.clock()
    if (!(await insertHold(trx, { orderId, lineId, reason, operatorId: operatorIdOf(staff), now })))
      throw new Refusal('HeldAlready')
  })
}

/** Lets a hold go, one for credit when he may decide on that; one that a colleague let go is told. */
export async function releaseOrder(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { orderId, holdId }: { readonly orderId: string; readonly holdId: string },
): Promise<void> {
  requireRight(staff, 'holdOrders')
  await changeAs(shop.db, staff, async (trx) => {
    if (!(await takeOrderOfId(trx, orderId))) throw new Refusal('OrderNotFound')
    if (await isHeldForCredit(trx, { id: holdId, orderId })) requireRight(staff, 'releaseCredit')
    const now = shop.clock()
    if (!(await releaseHold(trx, { id: holdId, orderId, operatorId: operatorIdOf(staff), now })))
      throw new Refusal('HoldOver')
  })
}

/** Lets everything go that holds an order or a line of it; what waits for finance too, when he may decide on that. */
export async function releaseWholeOrder(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  orderId: string,
): Promise<void> {
  requireRight(staff, 'holdOrders')
  await changeAs(shop.db, staff, async (trx) => {
    if (!(await takeOrderOfId(trx, orderId))) throw new Refusal('OrderNotFound')
    const holds = (await listHolds(trx, orderId)).filter(({ releasedAt }) => releasedAt === null)
    if (holds.length === 0) throw new Refusal('NotHeld')
    if (holds.some(({ isForCredit }) => isForCredit)) requireRight(staff, 'releaseCredit')
    const now = shop.clock()
    for (const { id } of holds) await releaseHold(trx, { id, orderId, operatorId: operatorIdOf(staff), now })
  })
}
