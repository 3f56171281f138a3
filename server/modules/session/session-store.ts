import { sql } from 'kysely'
import type { ContactRights } from '#domain/access/contact-rights.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Executor } from '../../db/database.ts'

export type LoginContact = {
  readonly id: string
  readonly companyId: string
  readonly passwordHash: string | null
  readonly isBlocked: boolean
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
}

export async function findLoginContact(executor: Executor, email: string): Promise<LoginContact | null> {
  const row = await executor
    .selectFrom('contacts')
    .innerJoin('companies', 'companies.id', 'contacts.company_id')
    .select([
      'contacts.id',
      'contacts.company_id as companyId',
      'contacts.password_hash as passwordHash',
      'contacts.email',
      'contacts.first_name as firstName',
      'contacts.last_name as lastName',
      'contacts.phone',
      (eb) =>
        eb.or([eb('contacts.state', '<>', 'active'), eb('companies.is_blocked', '=', true)]).as('isBlocked'),
    ])
    .where('contacts.email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row ? { ...row, isBlocked: Boolean(row.isBlocked) } : null
}

/** Whether a session was begun, which is noted at the contact: not of who was blocked while the password was looked at. */
export async function insertSession(
  trx: Executor,
  {
    idHash,
    contactId,
    now,
    expiresAt,
  }: {
    readonly idHash: Buffer
    readonly contactId: string
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with contact as (
      update contacts set last_login_at = ${now} where id = ${contactId} and state = 'active' returning id, company_id)
    insert into sessions (id_hash, contact_id, created_at, last_seen_at, expires_at)
    select ${idHash}, contact.id, ${now}, ${now}, ${expiresAt} from contact
    join companies on companies.id = contact.company_id and not companies.is_blocked
    for share of companies`.execute(trx)
  return numAffectedRows === 1n
}

export async function isContactOf(
  trx: Executor,
  { companyId, contactId }: { readonly companyId: string; readonly contactId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', contactId)
    .where('company_id', '=', companyId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Begins a session of staff who act for a contact, which ends no later than theirs; when it ends, or null for who may not log in. */
export async function insertActingSession(
  trx: Executor,
  session: {
    readonly idHash: Buffer
    readonly contactId: string
    readonly operatorSession: Buffer
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<Date | null> {
  const { idHash, contactId, operatorSession, now, expiresAt } = session
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into sessions (id_hash, contact_id, created_at, last_seen_at, expires_at, operator_session)
    select ${idHash}, contacts.id, ${now}, ${now}, least(${expiresAt}::timestamptz, o.expires_at), o.id_hash
    from contacts
    join companies on companies.id = contacts.company_id and not companies.is_blocked
    join operator_sessions o on o.id_hash = ${operatorSession}
    where contacts.id = ${contactId} and contacts.state = 'active'
    for share of contacts, companies
    returning expires_at as "expiresAt"`.execute(trx)
  return rows[0]?.expiresAt ?? null
}

/** Ends every session of these contacts, with their upload tokens. */
export async function endSessions(trx: Executor, contactIds: readonly string[]): Promise<void> {
  await sql`delete from sessions where contact_id = any(${[...contactIds]}::uuid[])`.execute(trx)
}

export type SessionRow = {
  readonly contactId: string
  readonly companyId: string
  readonly priceScope: string
  readonly rights: ContactRights
  readonly lastSeenAt: Date
  /** Who of the staff acts for the contact in it. */
  readonly actedBy: ActingOperator | null
}

export type ActingOperator = { readonly operatorId: string; readonly role: OperatorRole }

/** Who acts in a session that hangs on one of the staff, joined as `o`. */
const actedByJson = sql<ActingOperator | null>`case when o.id is null then null else json_build_object('operatorId', o.id, 'role', o.role) end`

const actingOperator = sql`left join operator_sessions acting on acting.id_hash = sessions.operator_session
    left join operators o on o.id = acting.operator_id`

/** What a contact may, as the domain reads it. */
const rightsJson = sql`json_build_object('roles', contacts.roles, 'orderLimitCents', contacts.order_limit_cents)`

/** The lists that hold for a company, contract before group. */
export const priceScope = sql<string>`coalesce(companies.contract_price_list_id::text, '') || ':' || coalesce(companies.group_price_list_id::text, '')`

/** What prices and rights a contact has, whether or not he is logged in. */
export async function findTerms(
  executor: Executor,
  contactId: string,
): Promise<Pick<SessionRow, 'priceScope' | 'rights'>> {
  const { rows } = await sql<Pick<SessionRow, 'priceScope' | 'rights'>>`
    select ${priceScope} as "priceScope", ${rightsJson} as rights
    from contacts join companies on companies.id = contacts.company_id where contacts.id = ${contactId}`.execute(
    executor,
  )
  const terms = rows[0]
  if (!terms) throw new Error(`contact ${contactId} is gone`)
  return terms
}

/** The session that is valid now, of a contact who may still log in. */
export async function findSession(executor: Executor, idHash: Buffer, now: Date): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`/* prepared */
    select contacts.id as "contactId", contacts.company_id as "companyId", sessions.last_seen_at as "lastSeenAt",
      ${priceScope} as "priceScope", ${rightsJson} as rights, ${actedByJson} as "actedBy"
    from sessions
    ${actingOperator}
    join contacts on contacts.id = sessions.contact_id and contacts.state = 'active'
    join companies on companies.id = contacts.company_id and not companies.is_blocked
    where sessions.id_hash = ${idHash} and sessions.expires_at > ${now}`.execute(executor)
  return rows[0] ?? null
}

/** Of these sessions those that are valid now, of contacts who may still log in. */
export async function findLastingSessions(
  executor: Executor,
  idHashes: readonly Buffer[],
  now: Date,
): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ idHash: Buffer }>`
    select sessions.id_hash as "idHash" from sessions
    join contacts on contacts.id = sessions.contact_id and contacts.state = 'active'
    join companies on companies.id = contacts.company_id and not companies.is_blocked
    where sessions.id_hash = any(${[...idHashes]}::bytea[]) and sessions.expires_at > ${now}`.execute(
    executor,
  )
  return rows.map(({ idHash }) => idHash)
}

export async function touchSession(
  executor: Executor,
  idHash: Buffer,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await executor
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id_hash', '=', idHash)
    .execute()
}

export async function deleteSession(executor: Executor, idHash: Buffer): Promise<void> {
  await executor.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
}

/** How often login failed since a moment, for each of these subjects (an address, a network). */
export async function countFailures(
  executor: Executor,
  subjects: readonly string[],
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(failures), 0)::int as most from (
      select count(*) as failures from login_failures
      where subject = any(${[...subjects]}::text[]) and failed_at > ${since} group by subject) counted`.execute(
    executor,
  )
  return rows[0]?.most ?? 0
}

export async function recordFailure(
  executor: Executor,
  subjects: readonly string[],
  now: Date,
  forget: Date,
): Promise<void> {
  await executor.deleteFrom('login_failures').where('failed_at', '<', forget).execute()
  await executor
    .insertInto('login_failures')
    .values(subjects.map((subject) => ({ subject, failed_at: now })))
    .execute()
}

export async function forgetFailures(executor: Executor, subject: string): Promise<void> {
  await executor.deleteFrom('login_failures').where('subject', '=', subject).execute()
}

export async function insertUploadToken(
  executor: Executor,
  token: {
    readonly hash: Buffer
    readonly sessionIdHash: Buffer
    readonly contactId: string
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<void> {
  await executor
    .deleteFrom('upload_tokens')
    .where('session_id_hash', '=', token.sessionIdHash)
    .where('expires_at', '<', token.now)
    .execute()
  await executor
    .insertInto('upload_tokens')
    .values({
      token_hash: token.hash,
      session_id_hash: token.sessionIdHash,
      contact_id: token.contactId,
      expires_at: token.expiresAt,
    })
    .execute()
}

export type TokenOwner = {
  readonly contactId: string
  readonly companyId: string
  readonly sessionIdHash: Buffer
  readonly tokenHash: Buffer
  readonly actedBy: ActingOperator | null
}

/** Whose upload token this is now; of a contact who may still log in, in a session that lasts. */
export async function findTokenOwner(
  executor: Executor,
  hash: Buffer,
  now: Date,
): Promise<TokenOwner | null> {
  const { rows } = await sql<TokenOwner>`
    select contacts.id as "contactId", contacts.company_id as "companyId",
      sessions.id_hash as "sessionIdHash", upload_tokens.token_hash as "tokenHash", ${actedByJson} as "actedBy"
    from upload_tokens
    join sessions on sessions.id_hash = upload_tokens.session_id_hash and sessions.expires_at > ${now}
    ${actingOperator}
    join contacts on contacts.id = upload_tokens.contact_id and contacts.state = 'active'
    join companies on companies.id = contacts.company_id and not companies.is_blocked
    where upload_tokens.token_hash = ${hash} and upload_tokens.expires_at > ${now}`.execute(executor)
  return rows[0] ?? null
}
