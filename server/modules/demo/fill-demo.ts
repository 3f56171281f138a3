import type { ShopContext } from '../../context.ts'
import { hashPassword } from '../session/passwords.ts'
import { fillDemoCarts } from './demo-carts.ts'
import { giveDemoDesigns } from './demo-designs.ts'
import { storeDemoFiles } from './demo-files.ts'
import { makeDemoOrders } from './demo-orders.ts'
import { demoShop } from './demo-shop.ts'
import { seedDemo } from './seed-demo.ts'

/** Puts all of the demo into the shop: what is sold, its customers, and what they have done. */
export async function fillDemo(shop: ShopContext): Promise<void> {
  await storeDemoFiles(demoShop, shop.files)
  await seedDemo(shop.db, shop.clock, hashPassword, async (trx, { companies }) => {
    await makeDemoOrders(shop, trx, companies)
    await fillDemoCarts(shop, trx, companies)
    await giveDemoDesigns(shop, trx, companies)
  })
}
