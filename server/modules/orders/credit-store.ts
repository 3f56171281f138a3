import { sql } from 'kysely'
import type { Credit } from '#domain/companies/credit-limit.ts'
import type { Executor } from '../../db/database.ts'
import { creditJson } from '../../db/open-amounts.ts'

/**
 * What a company may buy on account, null without a limit. Until the transaction ends nobody else asks this for the same company,
 * so that two orders do not fill the same room; what others refer to of it goes on.
 */
export async function takeCredit(trx: Executor, companyId: string): Promise<Credit | null> {
  await sql`
    select from companies where id = ${companyId} and credit_limit_cents is not null for no key update`.execute(
    trx,
  )
  // Read once the company is held: an order that was first counts.
  return findCredit(trx, companyId)
}

/** What a company may buy on account as it is now, null without a limit; nobody waits for who asks this. */
export async function findCredit(executor: Executor, companyId: string): Promise<Credit | null> {
  const { rows } = await sql<{ credit: Credit | null }>`
    select ${creditJson('c')} as credit from companies c where c.id = ${companyId}`.execute(executor)
  return rows[0]?.credit ?? null
}
