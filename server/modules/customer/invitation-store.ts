import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { literal } from './desk-company-store.ts'

/** Where a page of the list ends; the next one begins after it. */
export type ContactPlace = { readonly lastName: string; readonly firstName: string; readonly id: string }

export type ListedContact = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly companyId: string
  readonly companyName: string
  readonly createdAt: Date
  readonly expiredAt: Date | null
}

type Sought = { readonly search: string; readonly now: Date }

/** Of a contact `p` of a company `c`: written out, so that the index of who is invited serves. */
const waits = (now: Date) => sql`p.state = 'invited' and p.erased_at is null and not c.is_blocked
  and (p.invited_until is null or p.invited_until <= ${now})`

/** Part of a name, of a company's or of an e-mail address. */
function isFound({ search, now }: Sought) {
  if (search === '') return waits(now)
  const part = `%${literal(search)}%`
  return sql`${waits(now)} and ((p.first_name || ' ' || p.last_name) ilike ${part} or p.email like ${part.toLowerCase()}
    or c.name ilike ${part})`
}

const CONTACTS = sql`contacts p join companies c on c.id = p.company_id`
const IN_ORDER = sql`order by lower(p.last_name), lower(p.first_name), p.id`

/** The contacts who are to be invited from a place on, by name. */
export async function listToInvite(
  executor: Executor,
  { after, limit, ...sought }: Sought & { readonly after: ContactPlace | null; readonly limit: number },
): Promise<ListedContact[]> {
  const from = after
    ? sql`(lower(p.last_name), lower(p.first_name), p.id) > (${after.lastName}::text, ${after.firstName}::text, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<ListedContact>`
    select p.id, p.first_name as "firstName", p.last_name as "lastName", p.email, c.id as "companyId", c.name as "companyName",
      p.created_at as "createdAt", p.invited_until as "expiredAt"
    from ${CONTACTS} where ${isFound(sought)} and ${from} ${IN_ORDER} limit ${limit}`.execute(executor)
  return rows
}

export async function countToInvite(executor: Executor, sought: Sought): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${CONTACTS} where ${isFound(sought)}`.execute(executor)
  return rows[0]?.count ?? 0
}

/** Which contacts are meant: those of a list of ids, whether they are to be invited or not, or all that are found. */
export async function chosenToInvite(
  executor: Executor,
  chosen: { readonly ids: readonly string[] } | Sought,
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  const which =
    'ids' in chosen ? sql`p.id = any(${[...chosen.ids]}::uuid[]) and p.erased_at is null` : isFound(chosen)
  const { rows } = await sql<{ id: string; number: string }>`
    select p.id, p.email as number from ${CONTACTS} where ${which} ${IN_ORDER} limit ${limit}`.execute(
    executor,
  )
  return rows
}

export async function findContactPlace(executor: Executor, id: string): Promise<ContactPlace | null> {
  const { rows } = await sql<ContactPlace>`
    select lower(last_name) as "lastName", lower(first_name) as "firstName", id from contacts where id = ${id}`.execute(
    executor,
  )
  return rows[0] ?? null
}
