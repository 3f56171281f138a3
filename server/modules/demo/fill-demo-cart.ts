import type { DemoOrder } from '#demo/model.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { createCatalogueNews } from '../../db/catalogue-news.ts'
import { addItemWithin } from '../cart/add-item.ts'
import { chooseDelivery } from '../cart/choose-delivery.ts'
import { showCart } from '../cart/show-cart.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import type { SeededCompany } from './people-rows.ts'

const DAY_MS = 24 * 60 * 60_000
const FILLING = { kind: 'system', task: 'filling' } as const

/** A customer of the demo, and the shop as it was on that day. */
export type DemoDay = { readonly shop: ShopContext; readonly now: Date; readonly customer: Contact }

type Filled = Pick<DemoOrder, 'daysAgo' | 'delivery' | 'lines' | 'composed'>

/** Fills the cart of a company's contact the customer's own way, so many days ago. */
export async function fillDemoCart(
  shop: ShopContext,
  executor: Executor,
  company: SeededCompany,
  order: Filled,
): Promise<DemoDay> {
  const now = new Date(shop.clock().getTime() - order.daysAgo * DAY_MS)
  const then: ShopContext = {
    ...shop,
    db: executor,
    clock: () => now,
    news: createCatalogueNews(),
  }
  const customer = await actOnBehalfOf(executor, company, FILLING)
  const facts = await tradeFacts(then, customer.priceScope)
  for (const { sku, quantity, ...sizes } of order.lines) {
    const chosen = { width: sizes.widthMm, height: sizes.heightMm, length: sizes.lengthMm }
    const customOptions = (facts.productBySku(sku)?.sizeOptions ?? []).map(
      ({ optionId, field, defaultMm }) => ({
        id: optionId,
        values: [String(chosen[field] ?? defaultMm)],
      }),
    )
    const cartItem = { sku, quantity, customOptions }
    await addItemWithin(then, executor, customer, { cartItem, asOwnLine: true }, null)
    const cart = await showCart(then, customer)
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
  for (const configuration of order.composed ?? [])
    await addItemWithin(then, executor, customer, { cartItem: { configuration } }, null)
  return { shop: then, now, customer }
}
