import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { findOrder, listOrders } from './order-store.ts'
import { placeOrder } from './place-order.ts'
import { orderReply, orderRow } from './show-order.ts'

const PAGE_SIZE = 20

/** Placing orders, and the orders of a company. */
export function orderRoutes(mount: Mount, shop: ShopContext): void {
  mount('placeOrder', 'customer', ({ customer, body, idempotencyKey }) =>
    placeOrder(shop, customer, body, idempotencyKey),
  )

  mount('listOrders', 'customer', async ({ customer, query: { currentPage, reference = '' } }) => {
    const page = { reference, limit: PAGE_SIZE, offset: (currentPage - 1) * PAGE_SIZE }
    const orders = await listOrders(shop.db, customer.companyId, page)
    const [first] = orders
    if (!first && currentPage > 1) throw new Refusal('NotFound')
    const totalCount = first?.totalCount ?? 0
    return {
      orders: orders.map(orderRow),
      currentPage,
      pageCount: Math.max(1, Math.ceil(totalCount / PAGE_SIZE)),
      totalCount,
    }
  })

  mount('getOrder', 'customer', async ({ customer, params }) => {
    const order = await findOrder(shop.db, customer.companyId, params.id)
    if (!order) throw new Refusal('OrderNotFound')
    return orderReply(order)
  })
}
