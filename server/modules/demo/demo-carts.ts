import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { showCart } from '../cart/show-cart.ts'
import { chooseBackWithin } from '../cart/choose-back-design.ts'
import { saveDesignsWithin } from '../cart/save-designs.ts'
import { fillDemoCart } from './fill-demo-cart.ts'
import type { SeededCompany } from './people-rows.ts'

/** Puts in the carts of the demo what lies in them, with what the studio makes of it. */
export async function fillDemoCarts(
  shop: ShopContext,
  executor: Executor,
  companies: readonly SeededCompany[],
): Promise<void> {
  for (const company of companies) {
    const { cart: wanted } = company.demo
    if (wanted.length === 0) continue
    const filled = { daysAgo: 0, delivery: 'ship', lines: wanted } as const
    const { shop: now, customer } = await fillDemoCart(shop, executor, company, filled)
    const { orderLineGroups } = await showCart(now, customer)
    for (const { id, sku, quantity } of orderLineGroups.flatMap(({ lines }) => lines)) {
      const side = wanted.find((line) => line.sku === sku)?.byStudio
      if (side === 'front') {
        const entries = [{ isStudioDesign: true, quantity }]
        await saveDesignsWithin(now, executor, customer, { lineId: id, entries })
      } else if (side === 'back') {
        await chooseBackWithin(now, executor, customer, { lineId: id, choice: { kind: 'studio' } })
      }
    }
  }
}
