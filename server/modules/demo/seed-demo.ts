import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Database, Executor } from '../../db/database.ts'
import { refreshSearchDocuments } from '../search/refresh-search-documents.ts'
import { catalogueIds, catalogueRows } from './catalogue-rows.ts'
import { configuratorRows } from './configurator-rows.ts'
import { contentRows } from './content-rows.ts'
import { demoImages } from './demo-images.ts'
import { demoShop, type DemoShop } from './demo-shop.ts'
import { peopleRows, type SeededCompany, withIds } from './people-rows.ts'
import { priceListIds, priceRows } from './price-rows.ts'
import { insertRows, isEmpty, takeSeed } from './seed-store.ts'

export { isEmpty } from './seed-store.ts'

/** What orders of the demo are made with. */
export type SeededDemo = {
  readonly companies: readonly SeededCompany[]
  /** Throws for a sku that the demo does not hold. */
  productId(sku: string): string
}

const LOOK_AGAIN_MS = 250

export type HashPassword = (password: string) => Promise<string>

/**
 * Fills an empty database with the demo shop, all of it or nothing; null when something is in it already, also when
 * another process was just before us. `also` runs in the same transaction, so that what it adds is there from the
 * first moment too. Tests fill it with a part of the demo.
 */
export async function seedDemo(
  db: Database,
  clock: Clock,
  hashPassword: HashPassword,
  also?: (executor: Executor, seeded: SeededDemo) => Promise<void>,
  demo: DemoShop = demoShop,
): Promise<SeededDemo | null> {
  const people = [...demo.companies.map(({ contact }) => contact), demo.operator]
  const hashes = new Map(
    await Promise.all(
      people.map(async ({ email, password }) => [email, await hashPassword(password)] as const),
    ),
  )
  const images = demoImages()
  const ids = catalogueIds(demo)
  // drawn before the rows of images are taken
  const composed = configuratorRows(demo, ids, images)
  const lists = priceListIds(demo)
  const companies = demo.companies.map(withIds)
  const seeded = { companies, productId: (sku: string) => ids.products.of(sku) }

  return changeAs(db, { kind: 'system', task: 'filling' }, async (trx) => {
    while (!(await takeSeed(trx))) await delay(LOOK_AGAIN_MS)
    if (!(await isEmpty(trx))) return null
    await insertRows(trx, contentRows(demo, clock(), images.pressSheetUrl()))
    await insertRows(trx, catalogueRows(demo, ids, images))
    await insertRows(trx, composed)
    await insertRows(trx, priceRows(demo, ids, lists))
    await insertRows(trx, peopleRows(companies, demo.operator, lists, hashes))
    await refreshSearchDocuments(trx)
    await also?.(trx, seeded)
    return seeded
  })
}
