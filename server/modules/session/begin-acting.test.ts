import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { findUploader } from './upload-token.ts'

let shop: TestShop
let seller: TestOperator
/** Whom staff act for. */
let contact: { id: string; companyId: string }
let staff: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  seller = await newOperator(shop, 'sales')
  const { rows } = await sql<{ id: string; companyId: string }>`
    select id, company_id as "companyId" from contacts where email = 'klant@demo.example'`.execute(
    shop.database.db,
  )
  contact = rows[0]!
})
afterAll(() => shop.close())
beforeEach(async () => {
  staff = await seller.loggedIn()
})

const act = (browser: TestBrowser, { id, companyId } = contact) =>
  browser.call('POST', `/beheer/api/companies/${companyId}/contacts/${id}/acting`)
const me = (browser: TestBrowser) => browser.call('GET', '/api/customer')
const isActing = async () => (await me(staff)).status === 200
const lastAudit = async (entity: string) => {
  const { rows } = await sql<{
    kind: string
    name: string
    inNameOf: string | null
    after: Record<string, unknown>
  }>`
    select e.actor_kind as kind, o.name, e.in_name_of as "inNameOf", e.after from audit_events e
    left join operators o on o.id = e.actor_id where entity = ${entity} order by e.id desc limit 1`.execute(
    shop.database.db,
  )
  return rows[0]
}

describe('staff who act for a contact', () => {
  it('see the shop as he does, by a session that is theirs and no login of his', async () => {
    const lastLogin = async () =>
      (await sql`select last_login_at from contacts where id = ${contact.id}`.execute(shop.database.db)).rows
    const before = await lastLogin()
    const { status, headers } = await act(staff)
    expect(status).toBe(200)
    const cookies = [headers['set-cookie']].flat().join('\n')
    expect(cookies).toMatch(/session=[^;]+; Max-Age=7200; Path=\/; HttpOnly/)
    expect(cookies).toContain(`ActingFor=${contact.id}; Max-Age=7200`)
    expect((await me(staff)).json).toMatchObject({
      contact: { email: 'klant@demo.example' },
      isActedFor: true,
    })
    expect(await lastLogin()).toEqual(before)
    expect(await lastAudit('sessions')).toEqual({
      kind: 'operator',
      name: expect.stringMatching(/^Sam/),
      inNameOf: null,
      after: expect.objectContaining({ contact_id: contact.id }),
    })
    expect(JSON.stringify(await lastAudit('sessions'))).not.toMatch(/id_hash|operator_session/)
    const own = await shop.loggedIn()
    expect((await me(own)).json).not.toHaveProperty('isActedFor')
  })

  it.each([
    ['change his name', 'PUT', '/api/customer', { firstName: 'Een', lastName: 'Ander' }],
    [
      'change his password',
      'PUT',
      '/api/customer/password',
      { password: 'Paskruis-demo-1', newPassword: 'x' },
    ],
    ['see what is kept of him', 'GET', '/api/customer/data', undefined],
    ['have him forgotten', 'POST', '/api/customer/erasure', { password: 'Paskruis-demo-1' }],
    ['choose his newsletter', 'PUT', '/api/customer/newsletter', { subscribed: true }],
  ] as const)('do not %s', async (_what, method, path, body) => {
    await act(staff)
    const { status, text } = await staff.call(method, path, body && { body })
    expect([status, JSON.parse(text).errors?.[0].code]).toEqual([403, 'OnlyThePerson'])
  })

  it('order beyond his limit, in their own name for him, which he reads at the order and in its mail', async () => {
    await sql`update contacts set order_limit_cents = 1 where id = ${contact.id}`.execute(shop.database.db)
    await act(staff)
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
    await staff.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
    const { status, json: placed } = await staff.call('POST', '/api/cart/order', { body: {} })
    await sql`update contacts set order_limit_cents = null where id = ${contact.id}`.execute(shop.database.db)
    expect(status).toBe(200)
    const path = `/api/customer/orders/${placed.id}` as const
    const own = await shop.loggedIn()
    expect((await own.call('GET', path)).json.placedFor).toEqual({ by: 'Sam', contact: null })
    const { rows } = await sql<{ actor: unknown; text: string }>`
      select e.actor, m.payload->>'text' as text from order_events e
      join outbox m on m.dedupe_key = 'order:' || e.order_id where e.order_id = ${placed.id} and e.state = 'placed'`.execute(
      shop.database.db,
    )
    expect(rows[0]!.actor).toMatchObject({ kind: 'operator', inNameOf: contact.id })
    expect(rows[0]!.text).toContain('Sam van Paskruis heeft namens jou besteld.')
    const { json: order } = await staff.call('GET', `/beheer/api/orders/${placed.id}`)
    expect(order.events[0].by).toMatch(/^Sam \d+, namens Marloes de Wit$/)
  })

  it('change what is the company’s in their own name for him', async () => {
    await act(staff)
    const { json } = await me(staff)
    const { id, ...address } = json.addresses[0]
    await staff.call('PUT', `/api/company/addresses/${id}`, { body: { ...address, label: 'Bij de bakker' } })
    expect(await lastAudit('addresses')).toMatchObject({
      kind: 'operator',
      inNameOf: contact.id,
      after: { label: 'Bij de bakker' },
    })
  })

  it('send files in their own name for him', async () => {
    await act(staff)
    const { json } = await staff.call('POST', '/api/customer/upload-token')
    expect(json.uploadToken).toBeTruthy()
    const uploader = await findUploader(shop.shop, json.uploadToken)
    expect(uploader).toMatchObject({ contactId: contact.id, actedBy: { kind: 'operator', role: 'sales' } })
  })

  it('stop when they log out of the shop, and their own session stays', async () => {
    await act(staff)
    await staff.call('POST', '/api/customer/logout')
    expect(await isActing()).toBe(false)
    expect((await staff.call('GET', '/beheer/api/me')).status).toBe(200)
  })

  it.each([
    ['log out of the back office', () => staff.call('POST', '/beheer/api/logout')],
    [
      'get a role that may not',
      () =>
        sql`update operators set role = 'production' where email = ${seller.email}`.execute(shop.database.db),
    ],
    [
      'are blocked',
      () =>
        sql`update operators set blocked_at = now() where email = ${seller.email}`.execute(shop.database.db),
    ],
    [
      'blocked their customer',
      () => sql`update contacts set state = 'blocked' where id = ${contact.id}`.execute(shop.database.db),
    ],
  ])('stop at once when they %s', async (_why, happen) => {
    await act(staff)
    expect(await isActing()).toBe(true)
    await happen()
    expect(await isActing()).toBe(false)
    await sql`update operators set role = 'sales', blocked_at = null where email = ${seller.email}`.execute(
      shop.database.db,
    )
    await sql`update contacts set state = 'active' where id = ${contact.id}`.execute(shop.database.db)
    expect(await isActing()).toBe(false)
  })

  it('act for one at a time in a browser, and a login of a customer there ends it', async () => {
    await act(staff)
    const { rows } = await sql<{ id: string; companyId: string }>`
      select id, company_id as "companyId" from contacts where email = 'tweede@demo.example'`.execute(
      shop.database.db,
    )
    await act(staff, rows[0])
    expect((await me(staff)).json.contact.email).toBe('tweede@demo.example')
    await staff.call('POST', '/api/customer/login', {
      body: { username: 'klant@demo.example', password: 'Paskruis-demo-1' },
    })
    expect((await me(staff)).json).not.toHaveProperty('isActedFor')
  })

  it('act for nobody who cannot log in, nor for one of another company', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into contacts (company_id, email, first_name, last_name, state)
      values (${contact.companyId}, 'nog-niet@demo.example', 'Nog', 'Niet', 'invited') returning id`.execute(
      shop.database.db,
    )
    const invited = await act(staff, { ...contact, id: rows[0]!.id })
    expect([invited.status, invited.json.errors[0].code]).toEqual([409, 'ContactKeptOut'])
    const elsewhere = await act(staff, { ...contact, companyId: '00000000-0000-4000-8000-000000000000' })
    expect(elsewhere.status).toBe(404)
    expect(await isActing()).toBe(false)
  })

  it('are those with the right to, and nobody else', async () => {
    const production = await (await newOperator(shop, 'production')).loggedIn()
    expect((await act(production)).status).toBe(403)
    expect((await act(await shop.loggedIn())).status).toBe(404)
  })
})
