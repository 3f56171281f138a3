import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { hashPassword } from '../session/passwords.ts'

const PASSWORD = 'Geheim-voor-test-1'
let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await (await newOperator(shop, 'owner')).loggedIn()
})
afterAll(() => shop.close())

let made = 0
async function person(): Promise<string> {
  const email = `vrager${(made += 1)}@test.example`
  const { db } = shop.database
  const { id } = await db
    .insertInto('companies')
    .values({ name: `Vraagbedrijf ${made}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contacts')
    .values({
      company_id: id,
      email,
      password_hash: await hashPassword(PASSWORD),
      first_name: 'Jannie',
      last_name: 'Bloem',
    })
    .execute()
  return email
}
const list = async () => (await owner.call('GET', '/beheer/api/system/privacy')).json.requests
const record = (email: string, change: object = {}) =>
  owner.call('POST', '/beheer/api/system/privacy', {
    body: { kind: 'access', channel: 'mail', email, receivedOn: '2026-11-02', note: 'Gebeld', ...change },
  })
async function recorded(email: string, change: object = {}): Promise<{ id: string }> {
  expect((await record(email, change)).status).toBe(200)
  return (await list()).find((one: { email: string }) => one.email === email)
}
const close = (id: string, state = 'done') =>
  owner.call('POST', `/beheer/api/system/privacy/${id}/close`, { body: { state, answer: 'Gestuurd.' } })

describe('what people ask about their own data', () => {
  it('is written down with its last day, and with whom it is about', async () => {
    const email = await person()
    expect(await recorded(email.toUpperCase().toLowerCase())).toMatchObject({
      kind: 'access',
      state: 'open',
      receivedOn: '2026-11-02',
      dueOn: '2026-12-02',
      isLate: false,
      person: { name: 'Jannie Bloem', openOrders: 0 },
    })
    const early = await record(email, { receivedOn: '2027-01-01' })
    expect([early.status, early.json.errors[0].field]).toEqual([422, 'receivedOn'])
    expect(await recorded('niemand@test.example', { receivedOn: '2026-01-31' })).toMatchObject({
      person: null,
      dueOn: '2026-02-28',
      isLate: true,
    })
  })

  it('is answered with all that is kept, and closed once', async () => {
    const email = await person()
    const { id } = await recorded(email)
    const data = await owner.call('GET', `/beheer/api/system/privacy/${id}/data`)
    expect([data.status, data.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment; filename="gegevens-'),
    ])
    expect(data.json).toMatchObject({ contact: { email } })
    expect(data.text).not.toMatch(/argon2|password_hash/)
    const answers = [await close(id), await close(id)]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect((await list()).find((one: { id: string }) => one.id === id)).toMatchObject({
      state: 'done',
      answer: 'Gestuurd.',
      closed: { by: expect.stringMatching(/^Sam \d+$/) },
    })
  })

  it('lets staff forget somebody as he could himself; of the request only that it was done stays', async () => {
    const email = await person()
    const { id } = await recorded(email, { kind: 'erasure' })
    expect((await owner.call('POST', `/beheer/api/system/privacy/${id}/erase`)).status).toBe(200)
    expect((await list()).find((one: { id: string }) => one.id === id)).toMatchObject({
      state: 'done',
      email: null,
      person: null,
      note: '',
    })
    const login = { username: email, password: PASSWORD }
    expect((await shop.browser().call('POST', '/api/customer/login', { body: login })).status).toBe(401)
    const again = await owner.call('POST', `/beheer/api/system/privacy/${id}/erase`)
    expect(again.json.errors[0].code).toBe('PrivacyRequestClosed')
    const rows = await shop.database.db
      .selectFrom('audit_events')
      .select(['action', 'after'])
      .where('entity', '=', 'privacy_requests')
      .where('entity_id', '=', id)
      .execute()
    expect(rows.map(({ action }) => action)).toContain('insert')
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  it('is known too when customers do it on the site', async () => {
    const email = await person()
    const customer = await shop.loggedIn(email, PASSWORD)
    expect((await customer.call('GET', '/api/customer/data')).status).toBe(200)
    expect((await list()).find((one: { email: string }) => one.email === email)).toMatchObject({
      kind: 'access',
      channel: 'site',
      state: 'done',
    })
    const erasures = async () =>
      (await list()).filter(
        (one: { kind: string; channel: string }) => one.kind === 'erasure' && one.channel === 'site',
      ).length
    const before = await erasures()
    expect(
      (await customer.call('POST', '/api/customer/erasure', { body: { password: PASSWORD } })).status,
    ).toBe(200)
    expect(await erasures()).toBe(before + 1)
    expect((await list()).filter((one: { email: string }) => one.email === email)).toEqual([])
  })
})
