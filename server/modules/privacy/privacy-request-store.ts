import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { NOBODY } from './retention-store.ts'

export type KeptRequest = {
  readonly id: string
  readonly kind: 'access' | 'erasure'
  readonly channel: 'site' | 'mail' | 'phone' | 'letter'
  readonly state: 'open' | 'done' | 'refused'
  readonly email: string
  readonly receivedOn: string
  readonly dueOn: string
  readonly note: string
  readonly answer: string
  readonly closedAt: Date | null
  readonly closedBy: string | null
  readonly personName: string | null
  readonly companyId: string | null
  readonly companyName: string | null
  readonly openOrders: number
}

const request = sql`
  select r.id, r.kind, r.channel, r.state, r.email, r.received_on as "receivedOn", r.due_on as "dueOn", r.note, r.answer,
    r.closed_at as "closedAt", coalesce(nullif(o.name, ''), o.email) as "closedBy",
    trim(c.first_name || ' ' || c.last_name) as "personName", c.company_id as "companyId", b.name as "companyName",
    (select count(*)::int from orders where contact_id = c.id
      and state not in ('delivered', 'closed', 'cancelled')) as "openOrders"
  from privacy_requests r left join operators o on o.id = r.closed_by
    left join contacts c on c.email = r.email and c.erased_at is null
    left join companies b on b.id = c.company_id`

/** What is open by its last day, then what was closed, the newest first. */
export async function listRequests(executor: Executor, most: number): Promise<KeptRequest[]> {
  const { rows } = await sql<KeptRequest>`${request}
    order by r.state <> 'open', case when r.state = 'open' then r.due_on end, r.received_on desc, r.id desc
    limit ${most}`.execute(executor)
  return rows
}

export type AskedBy = {
  readonly kind: 'access' | 'erasure'
  readonly state: 'open' | 'done' | 'refused'
  readonly email: string
  readonly contactId: string | null
  readonly companyId: string | null
}

/** One request with the account of its address, taken for the rest of the transaction. */
export async function lockRequest(trx: Executor, id: string): Promise<AskedBy | null> {
  const { rows } = await sql<AskedBy>`
    select r.kind, r.state, r.email, c.id as "contactId", c.company_id as "companyId"
    from privacy_requests r left join contacts c on c.email = r.email and c.erased_at is null
    where r.id = ${id} for update of r`.execute(trx)
  return rows[0] ?? null
}

type NewRequest = {
  readonly kind: 'access' | 'erasure'
  readonly channel: 'site' | 'mail' | 'phone' | 'letter'
  readonly email: string
  readonly receivedOn: string
  readonly dueOn: string
  readonly note?: string
  readonly madeBy?: string | null
  readonly doneAt?: Date
}

export async function insertRequest(trx: Executor, asked: NewRequest): Promise<void> {
  await trx
    .insertInto('privacy_requests')
    .values({
      kind: asked.kind,
      channel: asked.channel,
      email: asked.email,
      received_on: asked.receivedOn,
      due_on: asked.dueOn,
      note: asked.note ?? '',
      made_by: asked.madeBy ?? null,
      ...(asked.doneAt && { state: 'done' as const, closed_at: asked.doneAt }),
    })
    .execute()
}

export async function closeRequest(
  trx: Executor,
  id: string,
  closing: {
    readonly state: 'done' | 'refused'
    readonly answer: string
    readonly at: Date
    readonly by: string | null
  },
): Promise<void> {
  const { state, answer, at, by } = closing
  await trx
    .updateTable('privacy_requests')
    .set({ state, answer, closed_at: at, closed_by: by })
    .where('id', '=', id)
    .execute()
}

/** That somebody asked stays; who it was goes. */
export async function forgetAsker(trx: Executor, email: string): Promise<void> {
  await trx
    .updateTable('privacy_requests')
    .set({ email: NOBODY, note: '' })
    .where('email', '=', email)
    .execute()
}

/** The address of who is logged in. */
export async function emailOf(executor: Executor, contactId: string): Promise<string> {
  const { email } = await executor
    .selectFrom('contacts')
    .select('email')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  return email
}
