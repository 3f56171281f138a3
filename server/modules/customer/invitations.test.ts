import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { LONG } from '#test/support/time-limits.ts'
import type { DB } from '../../db/tables.ts'
import { listContactsToInvite } from './invitations.ts'

let shop: TestShop
let seller: TestOperator
let sales: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  seller = await newOperator(shop, 'sales')
  sales = await seller.loggedIn()
})
afterAll(() => shop.close())

const DAY_MS = 24 * 60 * 60_000
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** A session of staff lasts for half a day. */
async function daysOn(days: number): Promise<void> {
  shop.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS))
  sales = await seller.loggedIn()
}

type Made = { readonly id: string; readonly companyId: string; readonly email: string }

/** A contact as an import brings him: without an invitation. */
async function contact(lastName: string, { firstName = 'Sietske', company = 'Veenstra Signing' } = {}) {
  const email = `${crypto.randomUUID().slice(0, 8)}@uitnodigen.example`
  const { rows } = await sql<Made>`
    with company as (insert into companies (name) values (${company}) returning id)
    insert into contacts (company_id, email, first_name, last_name, state, created_at)
    select id, ${email}, ${firstName}, ${lastName}, 'invited', '2024-03-05T10:00:00Z' from company
    returning id, company_id as "companyId", email`.execute(shop.database.db)
  return rows[0]!
}

const list = async (query: Readonly<Record<string, string>>) =>
  (await sales.call('GET', `/beheer/api/contacts/to-invite?${new URLSearchParams(query)}`)).json
const rowOf = async ({ email }: Made) => (await list({ search: email })).contacts[0] ?? null
const isListed = async (made: Made) => (await rowOf(made)) !== null
const names = async (search: string) => (await list({ search })).contacts.map(({ lastName }) => lastName)
const contactPath = ({ id, companyId }: Made) => `/beheer/api/companies/${companyId}/contacts/${id}`
const invite = (made: Made) =>
  sales.call('POST', `${contactPath(made)}/invitation`, { body: { invitedUntil: null } })
const block = (path: string, isBlocked: boolean) =>
  sales.call('PUT', `${path}/block`, { body: isBlocked ? { isBlocked, reason: 'Failliet' } : { isBlocked } })

describe('the contacts who are to be invited', () => {
  it('are those who never were, with their company and since when they are there', async () => {
    const made = await contact('Nooit')
    expect(await rowOf(made)).toEqual({
      id: made.id,
      firstName: 'Sietske',
      lastName: 'Nooit',
      email: made.email,
      company: { id: made.companyId, name: 'Veenstra Signing' },
      createdAt: '2024-03-05T10:00:00.000Z',
      expiredAt: null,
    })
  })

  it('are those whose link has expired, which stays known once the link is deleted', async () => {
    const made = await contact('Verlopen')
    await invite(made)
    expect(await isListed(made)).toBe(false)
    const end = new Date(TEST_NOW.getTime() + 7 * DAY_MS).toISOString()
    await daysOn(6.9)
    expect(await isListed(made)).toBe(false)
    await daysOn(7)
    expect((await rowOf(made)).expiredAt).toBe(end)
    await daysOn(20)
    await sql`delete from password_reset_tokens where contact_id = ${made.id}`.execute(shop.database.db)
    expect((await rowOf(made)).expiredAt).toBe(end)
    await daysOn(0)
  })

  it('are not those with a password, nor who is kept out, himself or with his company', async () => {
    const [active, blocked, ofBlocked] = [await contact('Actief'), await contact('Weg'), await contact('Weg')]
    await sql`update contacts set state = 'active', password_hash = 'x' where id = ${active.id}`.execute(
      shop.database.db,
    )
    await block(contactPath(blocked), true)
    await block(`/beheer/api/companies/${ofBlocked.companyId}`, true)
    expect(await Promise.all([active, blocked, ofBlocked].map(isListed))).toEqual([false, false, false])
    await block(`/beheer/api/companies/${ofBlocked.companyId}`, false)
    expect(await isListed(ofBlocked)).toBe(true)
    await sql`update contacts set erased_at = now() where id = ${ofBlocked.id}`.execute(shop.database.db)
    expect(await isListed(ofBlocked)).toBe(false)
  })

  it('are those again who were kept out, which ended their link', async () => {
    const made = await contact('Terug')
    await invite(made)
    await block(contactPath(made), true)
    await block(contactPath(made), false)
    expect((await rowOf(made)).expiredAt).toBe(TEST_NOW.toISOString())
  })

  it.each([
    ['part of the last name', 'zoek', true],
    ['first and last name', 'JOUKJE van der zoe', true],
    ['part of the company', 'drukwerk de', true],
    ['part of the e-mail address', '@uitnodigen.ex', true],
    ['a part of two letters', 'ks', true],
    ['nothing that stands in none of these', 'naald', false],
    ['no sign that stands for others', '%%%', false],
  ])('are found by %s', async (_way, search, isFound) => {
    const { id } = await contact('van der Zoekster', {
      firstName: 'Joukje',
      company: 'Eigen Drukwerk Deventer',
    })
    const { contacts } = await list({ search })
    expect(contacts.some((row) => row.id === id)).toBe(isFound)
    await sql`delete from contacts where id = ${id}`.execute(shop.database.db)
  })

  it('come by the hundred in the order of their names, counted once, without a gap or a double', async () => {
    const { companyId } = await contact('Rij 999', { company: 'Stapel van uitnodigingen' })
    await sql`insert into contacts (company_id, email, first_name, last_name, state)
      select ${companyId}, 'rij' || n || '@stapel.example', case when n % 2 = 0 then 'anna' else 'Bert' end,
        case when n % 3 = 0 then 'rij ' else 'Rij ' end || lpad((n / 2)::text, 3, '0'), 'invited'
      from generate_series(0, 229) n`.execute(shop.database.db)
    const search = 'stapel van'
    const first = await list({ search })
    await contact('Rij 000', { company: 'Stapel van later' })
    const second = await list({ search, after: first.next })
    const third = await list({ search, after: second.next })
    expect([first.total, second.total, third.total, third.next]).toEqual([231, null, null, null])
    const seen = [first, second, third].flatMap(({ contacts }) => contacts)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(231)
    const called = seen.map(({ lastName, firstName }) => `${lastName} ${firstName}`.toLowerCase())
    expect(called).toEqual(called.toSorted())
    for (const after of ['iets', NOBODY])
      expect((await sales.call('GET', `/beheer/api/contacts/to-invite?after=${after}`)).status).toBe(404)
    expect(await names('rij 114')).toEqual(['rij 114', 'Rij 114'])
  })
})

/** What PostgreSQL would do for each question of a page, once it knows how much there is. */
async function plansOf(ask: Parameters<typeof listContactsToInvite>[2]): Promise<string[]> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const pool = new Pool({ connectionString: shop.database.url, max: 2 })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      asked.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  try {
    await listContactsToInvite({ ...shop.shop, db }, { kind: 'system', task: 'test' }, ask)
    const plans = asked.map((query) => pool.query(`explain ${query.sql}`, [...query.parameters]))
    return (await Promise.all(plans)).map(({ rows }) =>
      rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n'),
    )
  } finally {
    await db.destroy()
  }
}

/** As when a shop is filled: of so many rows nothing is written down. */
const fill = (work: (trx: Transaction<DB>) => Promise<unknown>) =>
  shop.database.db.transaction().execute(async (trx) => {
    await sql`select set_config('shop.actor', '{"kind": "system", "task": "filling"}', true)`.execute(trx)
    // The database would look up what is referred to by plans that it made when there was next to nothing.
    await sql`discard plans`.execute(trx)
    await work(trx)
  })

it('twenty thousand contacts of an import are gone along by their index', LONG, async () => {
  await fill((trx) =>
    sql`with imported as (
        insert into companies (name) select 'Import ' || n from generate_series(1, 20000) n returning id, name)
      insert into contacts (company_id, email, first_name, last_name, state)
      select id, replace(lower(name), ' ', '') || '@import.example', 'Inge', name, 'invited' from imported`.execute(
      trx,
    ),
  )
  await sql`analyze contacts, companies`.execute(shop.database.db)
  // The page and the number of all are asked for at once.
  const plans = await plansOf({ search: '', after: null })
  const page = plans.find((plan) => !plan.startsWith('Aggregate'))
  expect(page).toMatch(/Index Scan using contacts_invited on contacts/)
  expect(page).not.toMatch(/Seq Scan/)
  // A run has invited all but one of them.
  await fill((trx) =>
    sql`update contacts set invited_until = '2026-12-01' where email like '%@import.example' and last_name <> 'Import 999'`.execute(
      trx,
    ),
  )
  const { contacts, total, next } = await list({ search: 'import' })
  expect([contacts.map(({ lastName }) => lastName), total, next]).toEqual([['Import 999'], 1, null])
  const [place, later] = await plansOf({ search: '', after: contacts[0].id })
  expect(place).toMatch(/Index Scan/)
  expect(later).toMatch(/using contacts_invited on contacts/)
})
