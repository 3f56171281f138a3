import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

type DemoCounts = {
  readonly companies: number
  readonly orders: number
  readonly invoices: number
  readonly designs: number
  readonly products: number
  readonly pages: number
}

/** What the shop holds of each, as long as one of these customers is among its contacts; else null. */
export async function countWithDemo(
  executor: Executor,
  customers: readonly string[],
): Promise<DemoCounts | null> {
  const { rows } = await sql<DemoCounts>`
    select (select count(*)::int from companies) as companies,
      (select count(*)::int from orders) as orders,
      (select count(*)::int from invoices) as invoices,
      (select count(*)::int from designs) as designs,
      (select count(*)::int from products) as products,
      (select count(*)::int from pages) as pages
    where exists (select from contacts where email = any(${[...customers]}::text[]))`.execute(executor)
  return rows[0] ?? null
}

/** Takes away the lists of prices that were agreed with customers. */
export async function deleteAgreedLists(trx: Executor): Promise<void> {
  await trx.deleteFrom('price_lists').where('kind', '=', 'contract').execute()
}
