import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderFilters } from '#contract/office/filters.ts'
import { newOperator } from '#test/support/operators.ts'
import { planOf } from '#test/support/plan-of.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { listQueue } from './desk-order-store.ts'

let shop: TestShop
let customer: TestBrowser
let maker: TestBrowser
const OTHER = crypto.randomUUID()
const placed: Record<string, string> = {}

/** Orders of clamps, which are alike but for what each is named after. */
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  maker = await (await newOperator(shop, 'production')).loggedIn()
  for (const reference of NAMES) {
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
    placed[reference] = (await customer.call('POST', '/api/cart/order', { body: { reference } })).json.id
  }
  await change(sql`
    update orders set placed_at = '2026-11-10T12:00:00Z';
    update order_lines set delivery_date = '2026-11-24', delivery_kind = 'pickup', is_express = false`)
  await change(sql`insert into companies (id, name) values (${OTHER}, 'Zeilmakerij De Boei')`)
  await change(
    sql`with contact as (insert into contacts (company_id, email, first_name, last_name)
        values (${OTHER}, 'boei@filter.example', 'Bo', 'Ei') returning id)
      update orders set company_id = ${OTHER}, contact_id = contact.id from contact where reference = 'Ander bedrijf'`,
  )
  await lineOf('Spoed', sql`is_express = true`)
  await lineOf('Verzonden', sql`delivery_kind = 'ship', address = '{}'`)
  await lineOf('Eerder geleverd', sql`delivery_date = '2026-11-20'`)
  await orderOf('Vroeg', sql`placed_at = '2026-11-08T22:59:59Z'`)
  // A day begins at midnight in Amsterdam, an hour before that of Greenwich.
  await orderOf('Net erna', sql`placed_at = '2026-11-08T23:00:00Z'`)
  await maker.call('POST', `/beheer/api/orders/${placed['Vast']}/holds`, {
    body: { lineId: null, reason: 'Even wachten' },
  })
  const { rows } = await sql<{ cents: number }>`select max(net_cents)::int as cents from orders`.execute(
    shop.database.db,
  )
  usualCents = rows[0]!.cents
  await change(sql`
    with dear as (update orders set subtotal_cents = subtotal_cents + 5000, net_cents = net_cents + 5000,
      total_cents = total_cents + 5000 where reference = 'Duur' returning id)
    update order_lines set line_cents = line_cents + 5000 where order_id in (select id from dear)`)
})
afterAll(() => shop.close())

const NAMES = ['Ander bedrijf', 'Spoed', 'Verzonden', 'Eerder geleverd', 'Vroeg', 'Net erna', 'Vast', 'Duur']
let usualCents = 0

const change = (statement: ReturnType<typeof sql>) => statement.execute(shop.database.db)
const lineOf = (reference: string, set: ReturnType<typeof sql>) =>
  change(sql`update order_lines set ${set} where order_id = ${placed[reference]}`)
const orderOf = (reference: string, set: ReturnType<typeof sql>) =>
  change(sql`update orders set ${set} where id = ${placed[reference]}`)
const found = async (query: Record<string, string>) =>
  (
    await maker.call('GET', `/beheer/api/orders?${new URLSearchParams({ queue: 'open', ...query })}`)
  ).json.orders
    .map(({ reference }: { reference: string }) => reference)
    .filter((reference: string) => NAMES.includes(reference))
const but = (...names: string[]) => NAMES.filter((name) => !names.includes(name))

const counted = async (query: string) =>
  (await maker.call('GET', `/beheer/api/orders/counts?${query}`)).json.counts
const start = (rows: object) =>
  maker.call('POST', '/beheer/api/bulk', {
    body: { id: crypto.randomUUID(), order: { kind: 'moveOrders', state: 'in_production', rows } },
  })

const count = (rows: object, list = 'orders') =>
  maker.call('POST', '/beheer/api/bulk/count', { body: { list, rows } })

describe('the filters of the desk of orders', () => {
  it.each([
    ['a company', { company: OTHER }, ['Ander bedrijf']],
    ['express', { express: 'yes' }, ['Spoed']],
    ['not express', { express: 'no' }, but('Spoed')],
    ['held', { held: 'yes' }, ['Vast']],
    ['not held', { held: 'no' }, but('Vast')],
    ['what is sent', { way: 'ship' }, ['Verzonden']],
    ['what is fetched', { way: 'pickup' }, but('Verzonden')],
    ['from a day of delivery', { deliveryFrom: '2026-11-21' }, but('Eerder geleverd')],
    ['until a day of delivery', { deliveryUntil: '2026-11-20' }, ['Eerder geleverd']],
    [
      'one day of delivery',
      { deliveryFrom: '2026-11-24', deliveryUntil: '2026-11-24' },
      but('Eerder geleverd'),
    ],
    ['ordered from a day in Amsterdam', { placedFrom: '2026-11-09' }, but('Vroeg')],
    ['ordered until a day in Amsterdam', { placedUntil: '2026-11-08' }, ['Vroeg']],
    ['ordered on one day', { placedFrom: '2026-11-09', placedUntil: '2026-11-09' }, ['Net erna']],
    ['several at once', { company: OTHER, express: 'yes' }, []],
    ['a period that ends before it begins', { placedFrom: '2026-11-09', placedUntil: '2026-11-08' }, []],
  ])('leaves %s', async (_what, filters, expected) => {
    expect(new Set(await found(filters))).toEqual(new Set(expected))
  })

  it('leaves what costs enough, and no more than that', async () => {
    expect(await found({ netFrom: String(usualCents + 1) })).toEqual(['Duur'])
    expect(new Set(await found({ netUntil: String(usualCents) }))).toEqual(new Set(but('Duur')))
    expect(await found({ netFrom: String(usualCents + 5000), netUntil: String(usualCents + 5000) })).toEqual([
      'Duur',
    ])
  })

  it('goes with a search, and is counted by each queue', async () => {
    expect(await found({ search: 'verzon', way: 'ship' })).toEqual(['Verzonden'])
    expect(await found({ search: 'verzon', way: 'pickup' })).toEqual([])
    expect(await counted(`company=${OTHER}`)).toMatchObject({ open: 1, held: 0 })
    expect(await counted('held=yes&netFrom=1')).toMatchObject({ open: 1, held: 1 })
  })

  it.each(['company=1', 'company=%27%3B%20drop%20table%20orders', 'company=null'])(
    'finds nothing for %s',
    async (query) => {
      for (const list of ['orders', 'orders/counts'])
        expect((await maker.call('GET', `/beheer/api/${list}?${query}`)).status).toBe(404)
    },
  )

  it.each([
    `company=${OTHER}&company=${OTHER}`,
    'express=ja',
    'held=',
    'way=boot',
    'placedFrom=2026-02-30',
    'placedUntil=gisteren',
    'deliveryFrom=-infinity',
    'deliveryUntil=2026-11-24T00:00',
    'netFrom=-1',
    'netFrom=1e3',
    'netUntil=9999999999',
    'netUntil=12,50',
  ])('refuses %s', async (query) => {
    for (const list of ['orders', 'orders/counts'])
      expect((await maker.call('GET', `/beheer/api/${list}?${query}`)).status).toBe(422)
  })

  it('does with all of a list what the filters leave, and nothing where one of them is none', async () => {
    const none = await start({ queue: 'open', way: 'ship', company: OTHER })
    expect(none.json.errors[0].code).toBe('NothingChosen')
    expect((await start({ queue: 'open', way: 'boot' })).status).toBe(422)
    expect((await start({ queue: 'open', weg: 'ship' })).status).toBe(422)
    expect((await count({ queue: 'open', search: 'verzon', way: 'ship' })).json).toEqual({ count: 1 })
    expect((await count({ queue: 'open', way: 'boot' })).status).toBe(422)
    // Production invites nobody.
    expect((await count({ queue: 'waiting' }, 'invitations')).status).toBe(403)
    expect((await start({ queue: 'open', search: 'verzon', way: 'ship', seen: 1 })).json.total).toBe(1)
  })
})

const named = async (query: Record<string, string>, by = maker) => {
  const { status, json } = await by.call('GET', `/beheer/api/company-names?${new URLSearchParams(query)}`)
  return status === 200 ? json.companies.map(({ name }: { name: string }) => name) : status
}

describe('companies to filter by', () => {
  it('are found by part of a name or by their id, blocked ones too', async () => {
    await change(
      sql`update companies set is_blocked = true, block_reason = 'Betaalt niet' where id = ${OTHER}`,
    )
    expect(await named({ search: 'makerij de' })).toEqual(['Zeilmakerij De Boei'])
    expect(await named({ search: 'ze' })).toEqual(['Zeilmakerij De Boei'])
    expect(await named({ id: OTHER })).toEqual(['Zeilmakerij De Boei'])
    expect(await named({ search: '%%%' })).toEqual([])
    expect(await named({ id: crypto.randomUUID() })).toEqual([])
    expect(await named({ id: 'x' })).toBe(404)
    expect([await named({})].flat().length).toBeGreaterThan(1)
  })

  it('are named to nobody who sees no companies', async () => {
    expect(await named({ search: 'boei' }, await (await newOperator(shop, 'content')).loggedIn())).toBe(403)
  })
})

describe('among many orders', () => {
  /** As in a shop of years; without triggers, which would name each row as changed. */
  beforeAll(async () => {
    await change(sql`insert into companies (name) select 'Veelkoper ' || n from generate_series(1, 200) n`)
    await shop.database.db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one)
      await sql`
        with numbered as (select id, row_number() over (order by name) - 1 as at from companies),
        placed as (
          insert into orders (number, company_id, contact_id, reference, state, subtotal_cents, net_cents, vat_cents, total_cents, vat,
            confirmation_email, placed_at)
          select 'V' || n, numbered.id, gen_random_uuid(), 'Veel', 'closed', n, n, 0, n, '[]', 'veel@filter.example',
            '2026-11-01'::timestamptz - n * interval '1 hour'
          from generate_series(1, 40000) n join numbered on numbered.at = n % 200 returning id, net_cents as n)
        insert into order_lines (order_id, group_id, sku, title, quantity, unit_cents, line_cents, vat_percent, state, delivery_kind,
          address, delivery_date, is_express, position)
        select id, id, 'SPD-510', 'Spandoek', 1, n, n, 21, 'closed', case when n % 2000 = 0 then 'pickup' else 'ship' end, '{}',
          '2026-11-01'::date - (n / 20)::int, n % 2000 = 0, 0 from placed`.execute(one)
      await sql`reset all`.execute(one)
      await sql`vacuum analyze orders, order_lines, order_holds, companies`.execute(one)
    })
  })

  it.each<[string, OrderFilters, RegExp]>([
    ['a company', { company: OTHER }, /orders_company/],
    [
      'a day of delivery',
      { deliveryFrom: '2025-01-01', deliveryUntil: '2025-01-01' },
      /order_lines_promised/,
    ],
    ['express', { express: 'yes' }, /order_lines_express/],
    ['what is fetched', { way: 'pickup' }, /order_lines_pickup/],
    // Of the few that are held now no index is needed.
    ['held', { held: 'yes' }, /order_holds/],
    ['a week', { placedFrom: '2024-01-01', placedUntil: '2024-01-07' }, /orders_by_(state|moment)/],
    ['what costs much', { netFrom: '39990' }, /orders_by_amount/],
  ])('%s is found by its index', async (_what, filters, index) => {
    const plan = await planOfDone(filters)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/Seq Scan on (orders|order_lines)/)
  })
})

const DAYS = { today: '2026-11-18', nextWorkingDay: '2026-11-19' }

/** How the first page of all that is over is found. */
const planOfDone = (filters: OrderFilters) =>
  planOf(shop.database.url, (db) =>
    listQueue(db, {
      queue: 'done',
      days: DAYS,
      search: '',
      filters,
      sort: 'newest',
      after: null,
      limit: 101,
    }),
  )
