import type { ShopContext } from '../../context.ts'
import { hashPassword } from '../session/passwords.ts'
import { fillDemoCarts } from './demo-carts.ts'
import { giveDemoDesigns } from './demo-designs.ts'
import { storeDemoFiles } from './demo-files.ts'
import { makeDemoOrders } from './demo-orders.ts'
import { demoShop } from './demo-shop.ts'
import { isEmpty, seedDemo } from './seed-demo.ts'

/** Fills an empty database with the demo shop; one that holds anything is left as it is. */
export async function openDemo(shop: ShopContext, log: (line: string) => void): Promise<void> {
  if (!(await isEmpty(shop.db))) return
  log('De demowinkel wordt ingericht …')
  await storeDemoFiles(demoShop, shop.files)
  await seedDemo(shop.db, shop.clock, hashPassword, async (trx, { companies }) => {
    await makeDemoOrders(shop, trx, companies)
    await fillDemoCarts(shop, trx, companies)
    await giveDemoDesigns(shop, trx, companies)
  })
}
