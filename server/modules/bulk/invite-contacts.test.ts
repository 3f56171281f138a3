import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { oneTurn, workThrough } from '#test/support/bulk-runs.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

let shop: TestShop
let sales: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  sales = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

type Made = { readonly id: string; readonly companyId: string; readonly email: string }

/** A company with so many contacts as an import brings them: without an invitation. */
async function contacts(count: number): Promise<{ readonly company: string; readonly people: Made[] }> {
  const company = `Import ${crypto.randomUUID().slice(0, 8)}`
  const { rows } = await sql<Made>`
    with company as (insert into companies (name) values (${company}) returning id, name)
    insert into contacts (company_id, email, first_name, last_name, state)
    select id, n || '@' || lower(replace(name, ' ', '-')) || '.example', 'Inge', 'Nummer ' || n, 'invited'
    from company, generate_series(1, ${count}::int) n returning id, company_id as "companyId", email`.execute(
    shop.database.db,
  )
  return { company, people: rows.toSorted((one, other) => one.email.localeCompare(other.email)) }
}

const invite = (rows: unknown, { by = sales, id = crypto.randomUUID() } = {}) =>
  by.call('POST', '/beheer/api/bulk', { body: { id, order: { kind: 'inviteContacts', rows } } })
const shown = async (id: string) =>
  (await sales.call('GET', '/beheer/api/bulk?list=invitations')).json.runs.find((run) => run.id === id)
const waiting = async (search: string) =>
  (await sales.call('GET', `/beheer/api/contacts/to-invite?${new URLSearchParams({ search })}`)).json
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const contactPath = ({ id, companyId }: Made) => `/beheer/api/companies/${companyId}/contacts/${id}`
const block = (path: string) =>
  sales.call('PUT', `${path}/block`, { body: { isBlocked: true, reason: 'Failliet' } })

/** The links that were mailed to somebody, the first one first. */
async function linksTo(email: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ text: string }>`
    select payload->>'text' as text from outbox where recipient = ${email} and template = 'account_invitation'
    order by created_at, id`.execute(shop.database.db)
  return rows.map(({ text }) => new URL(/https?:\S+/.exec(text)![0]).searchParams.get('token'))
}
const choose = (email: string, token: string | null) =>
  shop
    .browser()
    .call('POST', '/api/customer/reset-password', { body: { email, token, password: 'Een-goed-geheim-7' } })

/** As when the process ended before it wrote down what became of these rows. */
async function forgetOutcomes(runId: string) {
  await sql`update bulk_runs set ended_at = null where id = ${runId}`.execute(shop.database.db)
  await sql`update bulk_rows set outcome = 'waiting', fault = null where run_id = ${runId}`.execute(
    shop.database.db,
  )
}

describe('inviting many contacts', () => {
  it('mails each who is found a link by which he chooses a password, and names him by his address', async () => {
    const { company, people } = await contacts(3)
    expect((await waiting(company)).total).toBe(3)
    const { json: run } = await invite({ queue: 'waiting', search: company })
    expect(run.rows.map(({ number, outcome }) => [number, outcome])).toEqual(
      people.map(({ email }) => [email, 'waiting']),
    )
    await workThrough(shop, run.id)
    const { done, refused } = await shown(run.id)
    expect([done, refused, (await waiting(company)).total]).toEqual([3, 0, 0])
    for (const { email } of people) {
      const links = await linksTo(email)
      expect(links).toHaveLength(1)
      expect((await choose(email, links[0]!)).status).toBe(200)
      expect((await shop.loggedIn(email, 'Een-goed-geheim-7')).cookies.size).toBeGreaterThan(0)
    }
    const { rows } = await sql<{ kind: string; until: string }>`
      select actor_kind as kind, after->>'invited_until' as until from audit_events
      where entity = 'contacts' and entity_id = ${people[0]!.id} and action = 'update' and after->>'state' is null`.execute(
      shop.database.db,
    )
    const end = new Date(TEST_NOW.getTime() + 7 * 24 * 60 * 60_000)
    expect(rows.map(({ kind, until }) => [kind, new Date(until)])).toEqual([['operator', end]])
  })

  it('refuses who needs no invitation any more, or may have none, and says why', async () => {
    const { people } = await contacts(6)
    const [asked, active, blocked, erased, invited] = people as [Made, Made, Made, Made, Made]
    const other = (await contacts(1)).people[0]!
    const { json: run } = await invite({ ids: [...people, other].map(({ id }) => id) })
    await sql`update contacts set state = 'active', password_hash = 'x' where id = ${active.id}`.execute(
      shop.database.db,
    )
    await block(contactPath(blocked))
    await sql`update contacts set state = 'blocked', erased_at = now() where id = ${erased.id}`.execute(
      shop.database.db,
    )
    await sales.call('POST', `${contactPath(invited)}/invitation`, { body: { invitedUntil: null } })
    await block(`/beheer/api/companies/${other.companyId}`)
    await workThrough(shop, run.id)
    const { done, refused, rows } = await shown(run.id)
    expect([done, refused]).toEqual([2, 5])
    const faultOf = ({ id }: Made) => rows.find((row) => row.id === id).fault
    expect([asked, active, blocked, erased, invited, other].map(faultOf)).toEqual([
      null,
      'Deze contactpersoon heeft al een wachtwoord.',
      'Deze contactpersoon is geblokkeerd.',
      'Deze contactpersoon bestaat niet (meer).',
      'Deze contactpersoon heeft al een uitnodiging die nog geldig is.',
      'Dit bedrijf is geblokkeerd. Deblokkeer het eerst.',
    ])
    for (const one of [active, blocked, erased, other]) expect(await linksTo(one.email)).toEqual([])
    const [link, ...more] = await linksTo(invited.email)
    expect([(await choose(invited.email, link!)).status, more]).toEqual([200, []])
  })

  it('mails nobody twice who was mailed before the process ended, and his link stays', async () => {
    const { people } = await contacts(3)
    const [still, chosen, later] = people as [Made, Made, Made]
    const { json: run } = await invite({ ids: people.map(({ id }) => id) })
    await workThrough(shop, run.id)
    expect((await choose(chosen.email, (await linksTo(chosen.email))[0]!)).status).toBe(200)
    await forgetOutcomes(run.id)
    // It goes on after the links have expired.
    shop.setNow(new Date(TEST_NOW.getTime() + 8 * 24 * 60 * 60_000))
    await workThrough(shop, run.id)
    shop.setNow(TEST_NOW)
    const { done, refused } = await shown(run.id)
    expect([done, refused]).toEqual([3, 0])
    for (const { email } of people) expect(await linksTo(email)).toHaveLength(1)
    for (const { email } of [still, later])
      expect((await choose(email, (await linksTo(email))[0]!)).status).toBe(200)
  })

  it('mails once where two processes are at the same row', async () => {
    const { people } = await contacts(1)
    const { json: run } = await invite({ ids: people.map(({ id }) => id) })
    await Promise.all([oneTurn(shop, run.id), oneTurn(shop, run.id)])
    expect(await linksTo(people[0]!.email)).toHaveLength(1)
    expect((await shown(run.id)).done).toBe(1)
  })

  it('is for those who may change companies, and for somebody at least', async () => {
    const { people } = await contacts(1)
    const rows = { ids: people.map(({ id }) => id) }
    const prepress = await (await newOperator(shop, 'prepress')).loggedIn()
    expect(refusal(await invite(rows, { by: prepress }))).toEqual([403, 'RoleRequired'])
    expect(refusal(await invite({ queue: 'waiting', search: 'bestaat niet' }))).toEqual([
      422,
      'NothingChosen',
    ])
    expect((await invite({ queue: 'due', search: '' })).status).toBe(422)
    expect(await linksTo(people[0]!.email)).toEqual([])
  })
})
