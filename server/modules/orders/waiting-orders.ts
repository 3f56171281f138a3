import type { Staff } from '#domain/access/actor.ts'
import { type OrderQueue, type QueueSort, usualSort } from '#domain/orders/queues.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { ShopContext } from '../../context.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { requireRight } from '../../require-right.ts'
import { countQueue, listQueue, type QueuedOrder } from './desk-order-store.ts'
import { shopDays } from './shop-days.ts'
import { stateFields } from './show-order.ts'

const MOST_COUNTED = 1000

type Wanted = {
  readonly queue: OrderQueue
  readonly sort?: QueueSort
  /** Of what is held, only what staff hold themselves, and not what is held for credit. */
  readonly isByStaff?: boolean
}

export type WaitingOrder = Pick<
  QueuedOrder,
  'id' | 'number' | 'reference' | 'companyName' | 'isExpress' | 'waitsSince' | 'holdReason'
> &
  ReturnType<typeof stateFields> & {
    /** The promised day by which it goes before others; null while that moves. */
    readonly dueDate: PlainDate | null
  }

/** The first orders of a queue, and how many it holds. */
export async function waitingOrders(
  shop: ShopContext,
  staff: Staff,
  { queue, sort = usualSort(queue), isByStaff = false }: Wanted,
  most: number,
): Promise<FirstOfMany<WaitingOrder>> {
  requireRight(staff, 'seeOrders')
  const { calendar: _calendar, ...days } = await shopDays(shop)
  const queued = { queue, days, isByStaff }
  const { rows, count } = await firstOfMany(
    most,
    (limit) => listQueue(shop.db, { ...queued, search: '', sort, after: null, limit }),
    () => countQueue(shop.db, queued, MOST_COUNTED),
  )
  return {
    count,
    rows: rows.map(({ state, awaitsBriefing, ...order }) => ({
      ...order,
      ...stateFields(state, awaitsBriefing),
    })),
  }
}
