import { sql } from 'kysely'
import type { OpenRequestState, RequestState } from '#domain/companies/request-states.ts'
import type { Executor } from '../../db/database.ts'
import {
  type KnownCompany,
  requestFindings,
  type RequestFindings,
  requestForm,
  type RequestForm,
} from '../../db/documents/people.ts'

export type AccountRequestRecord = {
  readonly id: string
  readonly state: RequestState
  readonly form: RequestForm
  readonly findings: RequestFindings | null
  readonly isTakenIn: boolean
  readonly submittedAt: Date
  readonly companyId: string | null
  readonly contactId: string | null
  /** What staff asked last, and when. */
  readonly question: string | null
  readonly askedAt: Date | null
}

/** A request about which the shop may still decide. */
export type OpenRequest = AccountRequestRecord & { readonly state: OpenRequestState }

const selectRequest = sql`
  select id, state, form, findings, taken_in_at is not null as "isTakenIn", submitted_at as "submittedAt",
    company_id as "companyId", contact_id as "contactId", question, asked_at as "askedAt"
  from account_requests`

/** The row with its documents read. */
const readRequest = <Row extends AccountRequestRecord>(row: Row): Row => ({
  ...row,
  form: requestForm.read(row.form),
  findings: requestFindings.readOrNull(row.findings),
})

export async function insertRequest(
  trx: Executor,
  form: RequestForm,
  { network, now }: { readonly network: string; readonly now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('account_requests')
    .values({ form: requestForm.write(form), email: form.email, network, submitted_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function countRequests(executor: Executor, network: string, since: Date): Promise<number> {
  const { count } = await executor
    .selectFrom('account_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('network', '=', network)
    .where('submitted_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function lockRequest(trx: Executor, id: string): Promise<AccountRequestRecord | null> {
  const { rows } = await sql<AccountRequestRecord>`${selectRequest} where id = ${id} for update`.execute(trx)
  return rows[0] ? readRequest(rows[0]) : null
}

/** The request that staff mean by its id, the beginning of it, or an e-mail address; the newest comes first. */
export async function lockRequestNamed(trx: Executor, name: string): Promise<AccountRequestRecord | null> {
  const { rows } = await sql<AccountRequestRecord>`${selectRequest}
    where email = ${name.toLowerCase()} or (length(${name}::text) >= 8 and starts_with(id::text, ${name.toLowerCase()}))
    order by submitted_at desc, id limit 1 for update`.execute(trx)
  return rows[0] ? readRequest(rows[0]) : null
}

/** Requests that wait for somebody, and invitations that nobody took up; the oldest first. */
export async function listRequests(executor: Executor): Promise<readonly OpenRequest[]> {
  const { rows } = await sql<OpenRequest>`${selectRequest}
    where state in ('submitted', 'in_review', 'invited') order by submitted_at, id`.execute(executor)
  return rows.map((row) => readRequest(row))
}

const IS_TO_DECIDE = sql`state in ('submitted', 'in_review')`

/** The first requests that the shop is to decide about, the oldest first. */
export async function listToDecide(
  executor: Executor,
  limit: number,
): Promise<readonly AccountRequestRecord[]> {
  const { rows } = await sql<AccountRequestRecord>`${selectRequest}
    where ${IS_TO_DECIDE} order by submitted_at, id limit ${limit}`.execute(executor)
  return rows.map((row) => readRequest(row))
}

/** How many requests the shop is to decide about; who has more than `most` hears that number. */
export async function countToDecide(executor: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from account_requests where ${IS_TO_DECIDE} limit ${most}) found`.execute(executor)
  return rows[0]?.count ?? 0
}

type RequestChange = {
  readonly state: RequestState
  readonly now: Date
  readonly reason?: string
  readonly companyId?: string
  readonly contactId?: string
}

export async function decideRequest(
  trx: Executor,
  id: string,
  { state, now, reason, companyId, contactId }: RequestChange,
): Promise<void> {
  await trx
    .updateTable('account_requests')
    .set({
      state,
      decided_at: now,
      ...(reason && { reason }),
      ...(companyId && { company_id: companyId }),
      ...(contactId && { contact_id: contactId }),
    })
    .where('id', '=', id)
    .execute()
}

export async function writeQuestion(
  trx: Executor,
  id: string,
  { question, now }: { readonly question: string; readonly now: Date },
): Promise<void> {
  await trx.updateTable('account_requests').set({ question, asked_at: now }).where('id', '=', id).execute()
}

/** A company that may be the one of a request, and what they share. */
export type AlikeCompany = KnownCompany & {
  readonly requestId: string
  readonly sharesDomain: boolean
  readonly sharesAddress: boolean
}

type Asking = {
  readonly id: string
  /** The company's own, not that of a provider. */
  readonly domain: string | null
  readonly postcode: string
  readonly houseNumber: string
}

/** The companies of which somebody mails from the domain of a request, or which have an address where it comes from. */
export async function findAlike(
  executor: Executor,
  requests: readonly Asking[],
): Promise<readonly AlikeCompany[]> {
  const { rows } = await sql<AlikeCompany>`
    with asking as (
      select * from unnest(${requests.map(({ id }) => id)}::uuid[], ${requests.map(({ domain }) => domain)}::text[],
        ${requests.map(({ postcode }) => postcode)}::text[], ${requests.map(({ houseNumber }) => houseNumber)}::text[])
        as asked (id, domain, postcode, house_number)),
    found as (
      select asking.id as request_id, contacts.company_id, true as by_domain, false as by_address
        from asking join contacts on split_part(contacts.email, '@', 2) = asking.domain
      union all
      select asking.id, addresses.company_id, false, true
        from asking join addresses on addresses.postcode = asking.postcode and addresses.house_number = asking.house_number
        where addresses.removed_at is null)
    select found.request_id as "requestId", companies.id, companies.name, bool_or(by_domain) as "sharesDomain",
      bool_or(by_address) as "sharesAddress"
    from found join companies on companies.id = found.company_id
    group by found.request_id, companies.id, companies.name
    order by found.request_id, companies.name, companies.id`.execute(executor)
  return rows
}

export async function markTakenIn(
  trx: Executor,
  id: string,
  findings: RequestFindings,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account_requests')
    .set({ state: 'in_review', findings: requestFindings.write(findings), taken_in_at: now })
    .where('id', '=', id)
    .execute()
}

/** Ends the open requests of an address before this one: who asks again has corrected something. */
export async function replaceEarlier(
  trx: Executor,
  { id, email, now }: { readonly id: string; readonly email: string; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('account_requests')
    .set({ state: 'expired', reason: 'replaced', decided_at: now })
    .where('email', '=', email)
    .where('id', '<>', id)
    .where('state', 'in', ['submitted', 'in_review'])
    .where('submitted_at', '<=', (eb) =>
      eb.selectFrom('account_requests as own').select('own.submitted_at').where('own.id', '=', id),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The invitation of this contact was taken up. */
export async function activateRequest(trx: Executor, contactId: string): Promise<void> {
  await trx
    .updateTable('account_requests')
    .set({ state: 'activated' })
    .where('contact_id', '=', contactId)
    .where('state', '=', 'invited')
    .execute()
}

export async function findCompany(executor: Executor, id: string): Promise<KnownCompany | null> {
  const row = await executor
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function isContactEmail(executor: Executor, email: string): Promise<boolean> {
  const row = await executor.selectFrom('contacts').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}
