import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileWords } from '#test/support/hostile-words.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

let shop: TestShop
let sales: TestBrowser
let finance: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  sales = await (await newOperator(shop, 'sales')).loggedIn()
  finance = await (await newOperator(shop, 'finance')).loggedIn()
})
afterAll(() => shop.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** A company with a contact who was invited and has no password so far. */
async function newCompany(name: string, kvkNumber: string | null = null) {
  const email = `inkoop@${crypto.randomUUID().slice(0, 8)}.example`
  const { rows } = await sql<{ id: string; contactId: string }>`
    with company as (insert into companies (name, kvk_number) values (${name}, ${kvkNumber}) returning id)
    insert into contacts (company_id, email, first_name, last_name, state)
    select id, ${email}, 'Sietske', 'Veenstra', 'invited' from company returning company_id as id, id as "contactId"`.execute(
    shop.database.db,
  )
  const { id, contactId } = rows[0]!
  return { id, contactId, email }
}
const list = async (query: Readonly<Record<string, string>>) =>
  (await sales.call('GET', `/beheer/api/companies?${new URLSearchParams(query)}`)).json
const names = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).companies.map(({ name }) => name)
const show = async (id: string) => (await sales.call('GET', `/beheer/api/companies/${id}`)).json
const terms = (by: TestBrowser, id: string, change: object, seen: object) =>
  by.call('PATCH', `/beheer/api/companies/${id}/terms`, { body: { change, seen } })
const block = (id: string, isBlocked: boolean) =>
  sales.call('PUT', `/beheer/api/companies/${id}/block`, {
    body: isBlocked ? { isBlocked, reason: 'Betaalt niet' } : { isBlocked },
  })
const ofContact = (id: string, contactId: string) =>
  `/beheer/api/companies/${id}/contacts/${contactId}` as const
const blockContact = (id: string, contactId: string, isBlocked: boolean) =>
  sales.call('PUT', `${ofContact(id, contactId)}/block`, { body: { isBlocked } })
const demoCompany = async () => (await list({ search: 'klant@demo.example' })).companies[0].id
const demoContact = async (id: string) =>
  (await show(id)).contacts.find(({ email }) => email === 'klant@demo.example')
const logIn = (email: string, password: string) =>
  shop.browser().call('POST', '/api/customer/login', { body: { username: email, password } })
/** What staff changed of a row, with what it was. */
const written = async (entity: string, id: string) =>
  (
    await sql<{ before: Record<string, unknown>; after: Record<string, unknown> }>`
      select before, after from audit_events where entity = ${entity} and entity_id = ${id} and actor_kind = 'operator'
        and actor_id is not null order by id`.execute(shop.database.db)
  ).rows
const links = async (email: string) => {
  const { rows } = await sql<{ text: string }>`
    select payload->>'text' as text from outbox where recipient = ${email} and template = 'account_invitation' order by created_at, id`.execute(
    shop.database.db,
  )
  return rows.map(({ text }) => new URL(/https?:\S+/.exec(text)![0]).searchParams.get('token'))
}
const invitedUntil = async (id: string, contactId: string) =>
  (await show(id)).contacts.find((one: { id: string }) => one.id === contactId).invitedUntil as string | null
const inviteSeen = (id: string, contactId: string, seen: string | null) =>
  sales.call('POST', `${ofContact(id, contactId)}/invitation`, { body: { invitedUntil: seen } })
const inviteAgain = async (id: string, contactId: string) =>
  inviteSeen(id, contactId, await invitedUntil(id, contactId))
const choose = (email: string, token: string | null) =>
  shop
    .browser()
    .call('POST', '/api/customer/reset-password', { body: { email, token, password: 'Een-goed-geheim-7' } })

describe('the companies of the desk', () => {
  it.each([
    ['part of the name', 'korenaar'],
    ['the beginning of the KvK number', '3017.48'],
    ['part of a contact’s address', 'klant@'],
    ['the domain of a contact', 'DEMO.example'],
  ])('are found by %s', async (_way, search) => {
    expect(await names({ search })).toContain('Bakkerij De Korenaar B.V.')
  })

  it.each(['____', '%%%', String.raw`\\`])(
    'are not found by signs that stand for others: %s',
    async (search) => {
      expect(await names({ search })).toEqual([])
    },
  )

  it('come by the hundred in the order of their names, without a gap or a double', async () => {
    await sql`insert into companies (name) select case when n % 2 = 0 then 'stapel ' else 'Stapel ' end || lpad(n::text, 3, '0')
      from generate_series(1, 230) n`.execute(shop.database.db)
    const first = await list({ search: 'stapel' })
    await newCompany('Stapel 000 tussendoor')
    const second = await list({ search: 'stapel', after: first.next })
    const third = await list({ search: 'stapel', after: second.next })
    const seen = [first, second, third].flatMap(({ companies }) => companies.map(({ name }) => name))
    expect(seen.map((name) => Number(name.slice(-3)))).toEqual(Array.from({ length: 230 }, (_, at) => at + 1))
    expect(third.next).toBeNull()
    for (const after of ['iets', NOBODY])
      expect((await sales.call('GET', `/beheer/api/companies?after=${after}`)).status).toBe(404)
  })

  // A text of the database holds neither a null character nor half of one.
  const words = hostileWords.filter((word) => !/[\0\p{Cs}]/u.test(word))
  it.each(words)('are shown and found as they are called (%#)', async (word) => {
    const name = `Vreemd ${word}`
    const { id } = await newCompany(name)
    expect((await show(id)).name).toBe(name)
    const search = name
      .replace(/\p{Cc}.*$/su, '')
      .slice(0, 60)
      .trim()
    expect(await names({ search })).toContain(name)
  })

  it('are shown with what they have to pay, their people and their last orders', async () => {
    const customer = await shop.loggedIn()
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
    const id = await demoCompany()
    const before = await show(id)
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
    const { json: placed } = await customer.call('POST', '/api/cart/order', {
      body: { reference: 'Openstaand' },
    })
    const { json: order } = await customer.call('GET', `/api/customer/orders/${placed.id}`)
    const after = await show(id)
    expect(after).toMatchObject({
      name: 'Bakkerij De Korenaar B.V.',
      kvkNumber: '30174826',
      isBlocked: false,
      invoiceAddress: { city: 'Utrecht' },
      terms: { paymentTermDays: 30, creditLimitInCents: null, purchaseOrderRequired: false },
    })
    expect(after.open).toEqual({
      invoicedInCents: before.open.invoicedInCents,
      orderedInCents: before.open.orderedInCents + order.totalPrice.includingTaxInCents,
    })
    expect(after.orders[0]).toMatchObject({
      number: placed.number,
      reference: 'Openstaand',
      state: 'released',
    })
    expect(await demoContact(id)).toMatchObject({
      state: 'active',
      lastLoginAt: TEST_NOW.toISOString(),
      rights: { roles: ['orders', 'approves', 'pays', 'managesPeople'], orderLimitInCents: null },
    })
    expect(JSON.stringify(after)).not.toMatch(/argon2|password/i)
    expect((await sales.call('GET', `/beheer/api/companies/${NOBODY}`)).status).toBe(404)
  })
})

describe('a contact whose mail comes back', () => {
  it('is told at the company with the reason, until the mail is sent again', async () => {
    const { id, email } = await newCompany('Kwijt B.V.')
    const { rows } = await sql<{ id: string }>`
      insert into outbox (dedupe_key, template, recipient, payload, state, last_error, bounced_at)
      values (${crypto.randomUUID()}, 'quote', ${email.toUpperCase()}, '{"subject":"a","html":"a","text":"a"}', 'failed',
        '550 no such user', ${TEST_NOW.toISOString()}::timestamptz) returning id`.execute(shop.database.db)
    const bounceOf = async () => (await show(id)).contacts[0].bounce
    expect(await bounceOf()).toEqual({
      mailId: rows[0]?.id,
      at: TEST_NOW.toISOString(),
      reason: 'other',
      said: '550 no such user',
    })
    await sales.call('POST', `/beheer/api/mails/${rows[0]?.id}/send`, {
      body: { id: crypto.randomUUID(), recipient: 'goed@kwijt.example', seenState: 'failed' },
    })
    expect(await bounceOf()).toBeNull()
  })
})

describe('terms of a company', () => {
  it('are changed by field, in the name of who does it', async () => {
    const { id } = await newCompany('Voorwaarden B.V.')
    const { priceLists } = await show(id)
    const contract = priceLists.find(({ kind }) => kind === 'contract')
    const change = {
      paymentTermDays: 14,
      creditLimitInCents: 250_000,
      overLimit: 'stop',
      invoiceEmail: 'facturen@voorwaarden.example',
      purchaseOrderRequired: true,
      contractPriceListId: contract.id,
    }
    const seen = {
      paymentTermDays: 30,
      creditLimitInCents: null,
      overLimit: 'warn',
      invoiceEmail: null,
      purchaseOrderRequired: false,
      contractPriceListId: null,
    }
    const { status, json } = await terms(finance, id, change, seen)
    expect([status, json.terms]).toEqual([200, { ...change, groupPriceListId: null }])
    expect(await written('companies', id)).toMatchObject([
      { before: { payment_term_days: 30 }, after: { payment_term_days: 14, credit_limit_cents: 250_000 } },
    ])
  })

  it('that two change at once clash only where both changed the same', async () => {
    const { id } = await newCompany('Tegelijk B.V.')
    const seen = { paymentTermDays: 30, creditLimitInCents: null }
    expect((await terms(finance, id, { paymentTermDays: 14 }, seen)).status).toBe(200)
    expect((await terms(sales, id, { creditLimitInCents: 100_000 }, seen)).status).toBe(200)
    const late = await terms(
      sales,
      id,
      { paymentTermDays: 60, purchaseOrderRequired: true },
      {
        paymentTermDays: 30,
        purchaseOrderRequired: false,
      },
    )
    expect([late.status, late.json.errors]).toEqual([
      409,
      [
        {
          code: 'ChangedMeanwhile',
          field: 'change.paymentTermDays',
          message: 'Een collega heeft dit intussen gewijzigd. Kies wat er moet blijven staan.',
        },
      ],
    ])
    expect((await show(id)).terms).toMatchObject({ paymentTermDays: 14, purchaseOrderRequired: false })
    expect((await terms(sales, id, { paymentTermDays: 60 }, { paymentTermDays: 14 })).status).toBe(200)
  })

  it.each([
    [
      'too many days',
      { paymentTermDays: 91 },
      'change.paymentTermDays',
      'Vul een heel aantal dagen in van 0 tot en met 90',
    ],
    [
      'half a day',
      { paymentTermDays: 1.5 },
      'change.paymentTermDays',
      'Vul een heel aantal dagen in van 0 tot en met 90',
    ],
    [
      'less than nothing',
      { creditLimitInCents: -1 },
      'change.creditLimitInCents',
      'Vul een bedrag in, bijvoorbeeld 2.500,00',
    ],
    ['no address', { invoiceEmail: 'geen' }, 'change.invoiceEmail', 'Vul een geldig e-mailadres in'],
    [
      'a list that is none',
      { contractPriceListId: NOBODY },
      'change.contractPriceListId',
      'Deze waarde klopt niet',
    ],
  ])('refuse %s at its field', async (_case, change, field, message) => {
    const { id } = await newCompany('Geweigerd B.V.')
    const seen = {
      paymentTermDays: 30,
      creditLimitInCents: null,
      invoiceEmail: null,
      contractPriceListId: null,
    }
    const { status, json } = await terms(sales, id, change, seen)
    expect([status, json.errors]).toEqual([422, [{ code: 'InvalidInput', field, message }]])
  })
})

describe('a company that is blocked', () => {
  it('has no sessions any more, and nobody of it logs in until it is let in again', async () => {
    const id = await demoCompany()
    const customer = await shop.loggedIn()
    expect((await block(id, true)).json).toMatchObject({ isBlocked: true, blockReason: 'Betaalt niet' })
    expect((await customer.call('GET', '/api/customer')).status).toBe(401)
    expect((await logIn('klant@demo.example', 'Paskruis-demo-1')).json.errors[0].code).toBe('ContactBlocked')
    expect(await names({ search: 'klant@demo' })).toEqual([])
    expect(await names({ search: 'klant@demo', show: 'blocked' })).toEqual(['Bakkerij De Korenaar B.V.'])
    // A colleague's reason stands.
    expect((await block(id, true)).json.errors[0].code).toBe('CompanyMovedOn')
    expect((await block(id, false)).json).toMatchObject({ isBlocked: false, blockReason: null })
    // The session of before does not come back.
    expect((await customer.call('GET', '/api/customer')).status).toBe(401)
    expect((await logIn('klant@demo.example', 'Paskruis-demo-1')).status).toBe(200)
    expect(await written('companies', id)).toMatchObject([
      { before: { is_blocked: false }, after: { is_blocked: true, block_reason: 'Betaalt niet' } },
      { before: { is_blocked: true }, after: { is_blocked: false } },
    ])
  })

  it('lets no login through that began before it', async () => {
    const id = await demoCompany()
    const logins = Promise.all(
      Array.from({ length: 8 }, () => logIn('klant@demo.example', 'Paskruis-demo-1')),
    )
    await block(id, true)
    await logins
    const { rows } =
      await sql`select from sessions join contacts on contacts.id = contact_id where company_id = ${id}`.execute(
        shop.database.db,
      )
    await block(id, false)
    expect(rows).toHaveLength(0)
  })
})

describe('a contact', () => {
  it('gets roles and a limit that count at once', async () => {
    const id = await demoCompany()
    const { id: contactId, rights: seen } = await demoContact(id)
    const customer = await shop.loggedIn()
    const path = `${ofContact(id, contactId)}/rights`
    const change = { roles: ['pays', 'orders'], orderLimitInCents: 1 }
    const answer = await sales.call('PATCH', path, { body: { change, seen } })
    expect(answer.status).toBe(200)
    expect((await demoContact(id)).rights).toEqual({ roles: ['orders', 'pays'], orderLimitInCents: 1 })
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
    const ordered = await customer.call('POST', '/api/cart/order', { body: {} })
    expect(ordered.json.errors[0].message).toContain('hoger dan het bedrag dat je zelf mag bestellen')
    const late = await finance.call('PATCH', path, { body: { change: { roles: [] }, seen } })
    expect([late.status, late.json.errors[0].field]).toEqual([409, 'change.roles'])
    const back = await sales.call('PATCH', path, {
      body: { change: seen, seen: { roles: ['pays', 'orders'], orderLimitInCents: 1 } },
    })
    expect(back.status).toBe(200)
    expect(await written('contacts', contactId)).toHaveLength(2)
  })

  it('who is blocked has no session, cannot log in, and comes back with the password of before', async () => {
    const id = await demoCompany()
    const { id: contactId } = await demoContact(id)
    const customer = await shop.loggedIn()
    await blockContact(id, contactId, true)
    expect((await customer.call('GET', '/api/customer')).status).toBe(401)
    expect((await logIn('klant@demo.example', 'Paskruis-demo-1')).status).toBe(403)
    await blockContact(id, contactId, false)
    expect((await customer.call('GET', '/api/customer')).status).toBe(401)
    expect((await logIn('klant@demo.example', 'Paskruis-demo-1')).status).toBe(200)
  })

  it('is invited anew, after which the link of before chooses no password', async () => {
    const { id, contactId, email } = await newCompany('Uitgenodigd B.V.')
    const invite = () => inviteAgain(id, contactId)
    expect((await invite()).status).toBe(200)
    expect((await invite()).status).toBe(200)
    const [first = null, second = null] = await links(email)
    expect((await choose(email, first)).status).toBe(422)
    expect((await choose(email, second)).status).toBe(200)
    expect((await logIn(email, 'Een-goed-geheim-7')).status).toBe(200)
    expect((await invite()).json.errors[0].code).toBe('ContactNotInvited')
  })

  it('is mailed once by two presses', async () => {
    const { id, contactId, email } = await newCompany('Dubbelklik B.V.')
    await inviteAgain(id, contactId)
    shop.setNow(new Date(TEST_NOW.getTime() + 1000))
    const seen = await invitedUntil(id, contactId)
    const press = () => inviteSeen(id, contactId, seen)
    const presses = await Promise.all([press(), press()])
    shop.setNow(TEST_NOW)
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    const [, second = null, ...others] = await links(email)
    expect(others).toEqual([])
    expect((await choose(email, second)).status).toBe(200)
  })

  it('who is blocked before taking up the invitation cannot, and may be invited once let in again', async () => {
    const { id, contactId, email } = await newCompany('Bedacht B.V.')
    const invite = () => inviteAgain(id, contactId)
    await invite()
    await blockContact(id, contactId, true)
    const [first = null] = await links(email)
    expect((await invite()).status).toBe(409)
    expect((await blockContact(id, contactId, false)).json.contacts[0].state).toBe('invited')
    expect((await choose(email, first)).status).toBe(422)
    await block(id, true)
    expect((await invite()).status).toBe(409)
    await block(id, false)
    expect((await invite()).status).toBe(200)
  })

  it('of another company, or one who had himself forgotten, is not there', async () => {
    const one = await newCompany('Een B.V.')
    const other = await newCompany('Ander B.V.')
    expect((await blockContact(one.id, other.contactId, true)).status).toBe(404)
    await sql`update contacts set erased_at = now(), state = 'blocked' where id = ${one.contactId}`.execute(
      shop.database.db,
    )
    expect((await show(one.id)).contacts).toEqual([])
    expect((await blockContact(one.id, one.contactId, false)).status).toBe(404)
    expect((await block(NOBODY, true)).status).toBe(404)
  })
})
