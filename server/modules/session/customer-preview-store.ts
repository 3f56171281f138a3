import { sql } from 'kysely'
import type { PreviewedCustomer } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { priceScope } from './session-store.ts'

type NewPreview = {
  readonly companyId: string
  readonly operatorSession: Buffer
  readonly now: Date
  readonly expiresAt: Date
}

/** Begins a preview by the prices of a company, in place of what ended of that session; its id, or null where nobody buys for it. */
export async function insertCustomerPreview(
  trx: Executor,
  { companyId, operatorSession, now, expiresAt }: NewPreview,
): Promise<string | null> {
  await trx
    .deleteFrom('customer_previews')
    .where('operator_session', '=', operatorSession)
    .where('expires_at', '<', now)
    .execute()
  const { rows } = await sql<{ id: string }>`
    insert into customer_previews (company_id, operator_session, begun_at, expires_at)
    select companies.id, o.id_hash, ${now}, least(${expiresAt}::timestamptz, o.expires_at)
    from companies join operator_sessions o on o.id_hash = ${operatorSession}
    where companies.id = ${companyId}::uuid and not companies.is_blocked
    for share of companies
    returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** By whose prices a preview is that was begun in this session; null once it has ended. */
export async function findPreviewedCustomer(
  executor: Executor,
  id: string,
  operatorSession: Buffer,
  now: Date,
): Promise<PreviewedCustomer | null> {
  const { rows } = await sql<PreviewedCustomer>`
    select companies.name as "companyName", ${priceScope} as "priceScope"
    from customer_previews p join companies on companies.id = p.company_id and not companies.is_blocked
    where p.id = ${id}::uuid and p.operator_session = ${operatorSession} and p.expires_at > ${now}`.execute(
    executor,
  )
  return rows[0] ?? null
}
