import type { z } from 'zod'
import type { clearAssortment as clearContract, Setup } from '#contract/office/setup.ts'
import type { Staff } from '#domain/access/actor.ts'
import { DEMO_STAYS, demoCategoriesThatStay, demoStays } from '#domain/shop/demo-goods.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { publishAs } from '../catalogue/publish-as.ts'
import { refreshSearchDocuments } from '../search/refresh-search-documents.ts'
import {
  deleteDemoGoods,
  deleteUnshownImages,
  listDemoCategories,
  listDemoProducts,
  lockDemoProducts,
} from './demo-goods-store.ts'

const MOST_SHOWN = 10

/** What of the demo's assortment goes and stays; null where the shop was given none, or nothing of it can go. */
export async function showAssortmentOfDemo(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
): Promise<Setup['assortment']> {
  requireRight(staff, 'changeShop')
  const { products, categories, stays } = await planClearing(db)
  if (products.length === 0 && categories.length === 0) return null
  return {
    products: products.length,
    categories: categories.length,
    stays: stays.slice(0, MOST_SHOWN),
    stayCount: stays.length,
  }
}

async function planClearing(executor: Executor) {
  const all = await listDemoProducts(executor)
  const reasons = demoStays(all)
  const products = all.flatMap(({ id }) => (reasons.has(id) ? [] : [id]))
  const placed = await listDemoCategories(executor, products)
  const kept = demoCategoriesThatStay(placed)
  return {
    products,
    categories: placed.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
    // What somebody did comes before what only has to stay with it.
    stays: DEMO_STAYS.flatMap((reason) =>
      all.flatMap(({ id, title }) => (reasons.get(id) === reason ? [{ id, title, reason }] : [])),
    ),
  }
}

/**
 * Takes out at once what a shop was given of the demo's assortment, but for what somebody ordered, has in his cart or was offered, for
 * what staff changed, and for what any of that cannot do without. Customers, orders, pages and settings stay.
 */
export async function clearAssortment(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  seen: z.output<typeof clearContract.body>,
): Promise<void> {
  requireRight(staff, 'changeShop')
  const { drawnByDemo } = await import('./drawn-by-demo.ts')
  await publishAs(db, staff, async (trx) => {
    await lockDemoProducts(trx)
    const { products, categories } = await planClearing(trx)
    if (products.length === 0 && categories.length === 0) throw new Refusal('DemoGone')
    if (products.length !== seen.products || categories.length !== seen.categories)
      throw new Refusal('DemoMovedOn')
    await deleteDemoGoods(trx, { products, categories })
    await deleteUnshownImages(trx, drawnByDemo())
    await refreshSearchDocuments(trx)
  })
}
