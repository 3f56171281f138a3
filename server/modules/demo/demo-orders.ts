import type { DemoOrder } from '#demo/model.ts'
import type { TradeTerms } from '#domain/catalogue/product-facts.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { Customer } from '../../http/visitor.ts'
import { addItem } from '../cart/add-item.ts'
import { chooseDelivery } from '../cart/choose-delivery.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { placeOrderWithin } from '../orders/place-order.ts'
import { bringOrderTo, markMailsSent } from './demo-order-store.ts'
import type { SeededCompany } from './people-rows.ts'

const DAY_MS = 24 * 60 * 60_000

/** Orders of the demo go the customer's own way: cart, delivery, order; only their moment lies in the past. */
export async function makeDemoOrders(
  shop: ShopContext,
  executor: Executor,
  companies: readonly SeededCompany[],
): Promise<void> {
  for (const company of companies) {
    const orders = company.demo.orders.toSorted((one, other) => other.daysAgo - one.daysAgo)
    for (const order of orders) await makeOrder(shop, executor, company, order)
  }
  await markMailsSent(executor, shop.clock())
}

/** The lists of a company, contract before group, as a login finds them. */
const priceScopeOf = ({ demo }: SeededCompany, lists: TradeTerms['priceLists']) =>
  [demo.contractPriceListCode, demo.groupPriceListCode]
    .map((code) => lists.find((list) => list.code === code)?.id ?? '')
    .join(':')

async function makeOrder(
  shop: ShopContext,
  executor: Executor,
  company: SeededCompany,
  order: DemoOrder,
): Promise<void> {
  const now = new Date(shop.clock().getTime() - order.daysAgo * DAY_MS)
  const then: ShopContext = {
    ...shop,
    db: executor,
    clock: () => now,
    onCatalogueChange: () => undefined,
  }
  const facts = await tradeFacts(then)
  const customer: Customer = {
    kind: 'customer',
    contactId: company.contactId,
    companyId: company.companyId,
    sessionIdHash: Buffer.alloc(0),
    priceScope: priceScopeOf(company, facts.terms.priceLists),
  }
  for (const { sku, quantity, ...sizes } of order.lines) {
    const chosen = { width: sizes.widthMm, height: sizes.heightMm, length: sizes.lengthMm }
    const customOptions = (facts.productBySku(sku)?.sizeOptions ?? []).map(
      ({ optionId, field, defaultMm }) => ({
        id: optionId,
        values: [String(chosen[field] ?? defaultMm)],
      }),
    )
    const cart = await addItem(then, customer, { sku, quantity, customOptions }, null)
    const line = cart.orderLineGroups.at(-1)?.lines[0]
    if (
      line &&
      line.delivery.kind !== order.delivery &&
      line.delivery.offers.kinds.includes(order.delivery)
    ) {
      await chooseDelivery(then, customer, line.id, {
        kind: order.delivery,
        express: false,
        applyToAll: false,
      })
    }
  }
  for (const configuration of order.composed ?? []) await addItem(then, customer, { configuration }, null)
  const { id } = await placeOrderWithin(then, executor, customer, {
    reference: order.reference,
    termsAccepted: true,
  })
  if (order.state !== 'placed' && order.state !== 'awaiting_files') {
    await bringOrderTo(
      executor,
      id,
      order.state,
      new Date(now.getTime() + Math.min(order.daysAgo, 2) * DAY_MS),
    )
  }
}
