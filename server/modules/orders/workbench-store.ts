import { sql } from 'kysely'
import { WAITING_STATES } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'

export type Greeting = { readonly firstName: string; readonly companyName: string }

/** Whose workbench it is. */
export async function findGreeting(executor: Executor, contactId: string): Promise<Greeting> {
  return executor
    .selectFrom('contacts')
    .innerJoin('companies', 'companies.id', 'contacts.company_id')
    .where('contacts.id', '=', contactId)
    .select(['contacts.first_name as firstName', 'companies.name as companyName'])
    .executeTakeFirstOrThrow()
}

/** The last orders of a company, and those before them that still wait for it; newest first. */
export async function listWorkIds(
  executor: Executor,
  companyId: string,
  { latest, most }: { readonly latest: number; readonly most: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where company_id = ${companyId} and (
      exists (select from order_lines l where l.order_id = orders.id and l.state = any(${[...WAITING_STATES]}::text[]))
      or id in (select id from orders where company_id = ${companyId} order by placed_at desc, id limit ${latest}))
    order by placed_at desc, id limit ${most}`.execute(executor)
  return rows.map(({ id }) => id)
}
