import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

type SetupFacts = {
  readonly products: number
  readonly categories: number
  readonly activeProducts: number
  readonly shipsTo: number
  readonly shippingClasses: number
  readonly ownPages: number
  readonly operators: number
}

/** What stands in the shop of what it needs; `paths` are the pages that it cannot do without. */
export async function findSetupFacts(executor: Executor, paths: readonly string[]): Promise<SetupFacts> {
  const { rows } = await sql<SetupFacts>`
    select (select count(*)::int from products) as products,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from products where status = 'active' and url_path is not null) as "activeProducts",
      (select count(*)::int from countries where ships) as "shipsTo",
      (select count(*)::int from shipping_classes) as "shippingClasses",
      (select count(*)::int from pages where url_path = any(${[...paths]}::text[])) as "ownPages",
      (select count(*)::int from operators where blocked_at is null) as operators`.execute(executor)
  const [facts] = rows
  if (!facts) throw new Error('a query of counts answers one row')
  return facts
}
