import type { Order } from '#contract/orders.ts'

/** Every address that something of an order goes to, once. */
export function shippedTo(order: Pick<Order, 'groups'>) {
  const all = order.groups.flatMap(({ lines }) => lines.flatMap(({ delivery }) => delivery.address ?? []))
  return [...new Map(all.map((address) => [JSON.stringify(address), address])).values()]
}
