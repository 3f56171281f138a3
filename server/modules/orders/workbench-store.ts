import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { awaitsBriefing, waitsForCustomer } from './waiting-order-store.ts'

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
export async function listWork(
  executor: Executor,
  companyId: string,
  { latest, most }: { readonly latest: number; readonly most: number },
): Promise<readonly { readonly id: string; readonly awaitsBriefing: boolean }[]> {
  const { rows } = await sql<{ id: string; awaitsBriefing: boolean }>`/* prepared */
    select id, ${awaitsBriefing} as "awaitsBriefing" from orders where company_id = ${companyId} and (
      ${waitsForCustomer}
      or id in (select id from orders where company_id = ${companyId} order by placed_at desc, id limit ${latest}))
    order by placed_at desc, id limit ${most}`.execute(executor)
  return rows
}
