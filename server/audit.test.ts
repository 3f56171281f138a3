import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { moveLines } from './modules/orders/move-lines.ts'

let shop: TestShop
let customer: TestBrowser
let contactId: string
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  contactId = (await customer.call('GET', '/api/customer')).json.contact.id
})
afterAll(() => shop.close())

/** What was written down about one row, oldest first. */
const changesOf = (entity: string, id: string) =>
  shop.database.db
    .selectFrom('audit_events')
    .select(['action', 'actor_kind', 'actor_id', 'actor_task', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()

const byContact = () => ({ actor_kind: 'contact', actor_id: contactId, actor_task: null })

async function ordered(): Promise<{ readonly id: string; readonly number: string }> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  return (await customer.call('POST', '/api/cart/order', { body: {} })).json
}

describe('each change is written down with who made it', () => {
  it('of an address: what it was, and what it became', async () => {
    const form = {
      companyName: 'Drukwerk Noord',
      street: 'Proefweg',
      houseNumber: '1',
      postcode: '3511 LN',
      city: 'Utrecht',
      country: 'NL',
    }
    const { json } = await customer.call('POST', '/api/company/addresses', { body: form })
    const { id } = json.address
    await customer.call('PUT', `/api/company/addresses/${id}`, { body: { ...form, city: 'Zeist' } })
    expect(await changesOf('addresses', id)).toMatchObject([
      { ...byContact(), action: 'insert', before: null, after: { city: 'Utrecht' } },
      { ...byContact(), action: 'update', before: { city: 'Utrecht' }, after: { city: 'Zeist' } },
    ])
  })

  it('of the default address: once, and of no more than what became of it', async () => {
    const { addresses } = (await customer.call('GET', '/api/customer')).json
    const { id, ...form } = addresses.find((address) => address.isDefault)
    const before = (await changesOf('addresses', id)).length
    await customer.call('PUT', `/api/company/addresses/${id}`, { body: { ...form, city: 'Zeist' } })
    expect((await changesOf('addresses', id)).slice(before)).toMatchObject([
      { ...byContact(), action: 'update', before: { city: form.city }, after: { city: 'Zeist' } },
    ])
  })

  it('of a taken away upload that its browser comes back for, by either way', async () => {
    const processId = crypto.randomUUID()
    const announce = () =>
      customer.call('POST', '/api/designs', { body: { processId, fileName: 'doek.pdf' } })
    const { designId: id } = (await announce()).json.design
    const token = (await customer.call('POST', '/api/customer/upload-token')).json.uploadToken
    const begin = () =>
      customer.call('POST', `/upload?token=${token}&process-id=${processId}`, {
        headers: { 'tus-resumable': '1.0.0', 'upload-length': '10' },
      })
    for (const comeBack of [announce, begin]) {
      expect((await customer.call('DELETE', `/api/designs/${id}`)).status).toBe(200)
      expect((await comeBack()).status).toBeLessThan(300)
      expect((await changesOf('designs', id)).at(-1)).toMatchObject({
        ...byContact(),
        after: { soft_deleted_at: null },
      })
    }
  })

  it('of an order that staff move on', async () => {
    const { id, number } = await ordered()
    await moveLines(shop.shop, SYSTEM, { name: number, state: 'in_production' })
    expect(await changesOf('orders', id)).toMatchObject([
      {
        action: 'update',
        actor_kind: 'system',
        actor_task: 'test',
        before: { state: 'released' },
        after: { state: 'in_production' },
      },
    ])
    const events = await shop.database.db
      .selectFrom('order_events')
      .select(['state', 'actor'])
      .where('order_id', '=', id)
      .where('order_line_id', 'is', null)
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { state: 'placed', actor: { v: 1, kind: 'contact', id: contactId, task: null, inNameOf: null } },
      { state: 'in_production', actor: { v: 1, kind: 'system', id: null, task: 'test', inNameOf: null } },
    ])
  })

  it('of a price by hand in the database, under no name', async () => {
    const { db } = shop.database
    const price = await db.selectFrom('prices').select(['id', 'rate_e4']).executeTakeFirstOrThrow()
    await db.updateTable('prices').set({ rate_e4: 12_345 }).where('id', '=', price.id).execute()
    expect(await changesOf('prices', price.id)).toMatchObject([
      {
        actor_kind: 'system',
        actor_task: null,
        before: { rate_e4: price.rate_e4 },
        after: { rate_e4: 12_345 },
      },
    ])
  })

  it('of a step of a price, and of which one', async () => {
    const { db } = shop.database
    const [first, second] = await db
      .selectFrom('tier_prices')
      .select(['price_id', 'from_milli'])
      .where('percent_off', 'is not', null)
      .orderBy('price_id')
      .orderBy('from_milli')
      .limit(2)
      .execute()
    if (!first || first.price_id !== second?.price_id) throw new Error('No price with two steps')
    await db
      .updateTable('tier_prices')
      .set({ percent_off: 33 })
      .where('price_id', '=', second.price_id)
      .where('from_milli', '=', second.from_milli)
      .execute()
    expect((await changesOf('tier_prices', second.price_id)).at(-1)).toMatchObject({
      before: { from_milli: second.from_milli },
      after: { from_milli: second.from_milli, percent_off: 33 },
    })
  })

  it('of a password: that it was changed, and never what it was', async () => {
    await shop.database.db
      .updateTable('contacts')
      .set({ password_hash: 'geheim', phone: '030 765 43 21' })
      .where('id', '=', contactId)
      .execute()
    const last = (await changesOf('contacts', contactId)).at(-1)
    expect(last?.after).toEqual({ phone: '030 765 43 21', password: 'changed' })
    expect(JSON.stringify(last)).not.toContain('geheim')
  })

  it('of nothing that was taken back', async () => {
    const before = await changesOf('contacts', contactId)
    await shop.database.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('contacts').set({ phone: '1' }).where('id', '=', contactId).execute()
        throw new Error('taken back')
      })
      .catch(() => undefined)
    expect(await changesOf('contacts', contactId)).toEqual(before)
  })

  it('of nothing that the shop was filled with', async () => {
    const filled = await shop.database.db
      .selectFrom('audit_events')
      .select('id')
      .where('actor_task', '=', 'filling')
      .execute()
    expect(filled).toEqual([])
  })
})

it('finds changes by their age without reading all of them', async () => {
  const plan = await shop.database.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    return sql`explain delete from audit_events where at < now()`.execute(trx)
  })
  expect(JSON.stringify(plan.rows)).toContain('audit_events_by_time')
})
