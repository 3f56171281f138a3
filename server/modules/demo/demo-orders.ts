import type { DemoOrder, DemoQuote } from '#demo/model.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { showCart } from '../cart/show-cart.ts'
import { deferFiles } from '../cart/defer-files.ts'
import { placeOrderWithin } from '../orders/place-order.ts'
import { parkWithin } from '../quotes/park-cart.ts'
import { invoiceDemoOrders, type MadeOrder } from './demo-invoices.ts'
import { bringOrderTo, markMailsSent } from './demo-order-store.ts'
import { sendDemoFiles } from './demo-order-files.ts'
import { fillDemoCart } from './fill-demo-cart.ts'
import type { SeededCompany } from './people-rows.ts'

const DAY_MS = 24 * 60 * 60_000

/** Orders and quotes of the demo go the customer's own way; only their moment lies in the past. */
export async function makeDemoOrders(
  shop: ShopContext,
  executor: Executor,
  companies: readonly SeededCompany[],
): Promise<void> {
  const made: MadeOrder[] = []
  for (const company of companies) {
    const orders = company.demo.orders.toSorted((one, other) => other.daysAgo - one.daysAgo)
    for (const order of orders) made.push(await makeOrder(shop, executor, company, order))
    const quotes = company.demo.quotes.toSorted((one, other) => other.daysAgo - one.daysAgo)
    for (const quote of quotes) await makeQuote(shop, executor, company, quote)
  }
  await markMailsSent(executor, shop.clock())
  await invoiceDemoOrders(shop, executor, made)
}

async function makeOrder(
  shop: ShopContext,
  executor: Executor,
  company: SeededCompany,
  order: DemoOrder,
): Promise<MadeOrder> {
  const { shop: then, now, customer } = await fillDemoCart(shop, executor, company, order)
  const { orderLineGroups } = await showCart(then, customer)
  for (const { id, designStatus } of orderLineGroups.flatMap(({ lines }) => lines)) {
    if (designStatus === 'missing') await deferFiles(executor, customer, id)
  }
  const { id } = await placeOrderWithin(then, executor, customer, {
    reference: order.reference,
    termsAccepted: true,
  })
  const at = new Date(now.getTime() + Math.min(order.daysAgo, 2) * DAY_MS)
  await sendDemoFiles(then, executor, customer, { orderId: id, order })
  if (order.state !== 'placed' && order.state !== 'awaiting_files') {
    await bringOrderTo(executor, id, { state: order.state, trackingCode: order.trackingCode ?? null, at })
  }
  return { id, order, at }
}

async function makeQuote(
  shop: ShopContext,
  executor: Executor,
  company: SeededCompany,
  quote: DemoQuote,
): Promise<void> {
  const { shop: then, customer } = await fillDemoCart(shop, executor, company, { ...quote, delivery: 'ship' })
  await parkWithin(then, executor, customer, quote.reference)
}
