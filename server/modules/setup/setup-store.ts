import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

type SetupFacts = {
  readonly products: number
  readonly categories: number
  readonly activeProducts: number
  /** Countries that the shop says it ships to: those to which some class goes, and the others. */
  readonly reached: number
  readonly notReached: number
  /** Those that are not in the shop, or say nothing. */
  readonly missingPages: readonly string[]
  readonly operators: number
}

const IS_REACHED = sql`exists (select from shipping_classes where jsonb_exists(cents_by_country, countries.code))`

/** What stands in the shop of what it needs; `paths` are the pages that it cannot do without. */
export async function findSetupFacts(executor: Executor, paths: readonly string[]): Promise<SetupFacts> {
  const { rows } = await sql<SetupFacts>`
    select (select count(*)::int from products) as products,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from products where status = 'active' and url_path is not null) as "activeProducts",
      (select count(*)::int from countries where ships and ${IS_REACHED}) as reached,
      (select count(*)::int from countries where ships and not ${IS_REACHED}) as "notReached",
      array(select path from unnest(${[...paths]}::text[]) with ordinality as needed (path, place)
        where not exists (select from pages where url_path = path and is_published and content <> '')
        group by path order by min(place)) as "missingPages",
      (select count(*)::int from operators where blocked_at is null) as operators`.execute(executor)
  const [facts] = rows
  if (!facts) throw new Error('a query of counts answers one row')
  return facts
}
