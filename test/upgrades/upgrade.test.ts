import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, type MigrationName } from '#server/db/migrate.ts'
import { deferFiles } from '../support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '../support/shop.ts'
import { filledDatabase } from './filled-database.ts'

type Upgraded = { readonly shop: TestShop; readonly customer: TestBrowser; close(): Promise<void> }

/** A shop of before, brought to today and opened on one of its last days. */
async function upgraded(schema: MigrationName, file: string, now: string): Promise<Upgraded> {
  const database = await filledDatabase(schema, file)
  await migrate(database.db)
  const shop = await testShop({ on: database })
  shop.setNow(new Date(now))
  return { shop, customer: await shop.loggedIn(), close: () => shop.close() }
}

async function read<Url extends string>({ customer }: Upgraded, url: Url) {
  const { status, json } = await customer.call('GET', url)
  expect([url, status]).toEqual([url, 200])
  return json
}

async function cartOf(of: Upgraded) {
  const { orderLineGroups } = await read(of, '/api/cart')
  return orderLineGroups.flatMap((group) => group.lines)
}

const PAGES = [
  '/api/config/theme',
  '/api/navigation/main-menu',
  '/api/products/SPD-300X100',
  '/api/search?query=doek',
  '/api/customer',
  '/api/customer/workbench',
  '/api/customer/orders',
  '/api/customer/parked-carts',
  '/api/customer/downloads',
  '/api/customer/data',
  '/api/designs',
]

async function showsEveryOrder({ shop, customer }: Upgraded, count: number): Promise<void> {
  const { rows } = await sql<{ email: string; id: string; number: string; total: number }>`
    select contacts.email, orders.id, number, total_cents as total from orders
    join contacts on contacts.id = contact_id order by number`.execute(shop.database.db)
  const other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
  expect(rows).toHaveLength(count)
  for (const { email, id, number, total } of rows) {
    const reader = email === 'klant@demo.example' ? customer : other
    const { status, json } = await reader.call('GET', `/api/customer/orders/${id}`)
    expect([status, json.number, json.totalPrice.includingTaxInCents]).toEqual([200, number, total])
  }
  const { orders } = (await customer.call('GET', '/api/customer/orders')).json
  const paper = await customer.call('GET', `/api/documents/order-confirmation/${orders.at(-1).id}`)
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
}

describe('a shop of the first schema, with an open cart and nine orders', () => {
  let old: Upgraded
  beforeAll(async () => {
    old = await upgraded('0001-shop', 'shop-0001.jsonl', '2026-11-20T11:00:00Z')
  })
  afterAll(() => old.close())

  it('keeps what was in the cart at its price', async () => {
    const lines = await cartOf(old)
    expect(lines.map(({ sku, quantity, price }) => [sku, quantity, price.excludingTaxInCents])).toEqual([
      ['SPD-300X100', 3, 107_70],
      ['TXF-DOEK', 2, 85_50],
      ['TOE-SPANNER', 12, 90_12],
    ])
  })

  it('shows every order of every customer at the amount that it had', async () => {
    await showsEveryOrder(old, 9)
  })

  it.each(PAGES)('answers %s', async (url) => {
    await read(old, url)
  })

  it('parks what was in the cart, takes it back and orders it for the same', async () => {
    const { customer } = old
    const { json: quote } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Oud' } })
    const { parkedCarts } = await read(old, '/api/customer/parked-carts')
    expect(parkedCarts.map(({ totalPrice }) => totalPrice.includingTaxInCents)).toEqual([375_31])
    await customer.call('POST', `/api/cart/activate/${quote.id}`, { body: {} })
    await deferFiles(customer)
    const { status, json: placed } = await customer.call('POST', '/api/cart/order', { body: {} })
    expect(status).toBe(200)
    const order = await read(old, `/api/customer/orders/${placed.id}`)
    expect([order.number, order.totalPrice.includingTaxInCents]).toEqual(['10010', 375_31])
  })
})

describe('a shop with quotes, designs, repairs, studio and invoices', () => {
  let old: Upgraded
  beforeAll(async () => {
    old = await upgraded('0022-recent-mails', 'shop-0022.jsonl', '2026-11-18T10:00:00Z')
  })
  afterAll(() => old.close())

  it('keeps what was in the cart at its price, with a repair that waits for an answer', async () => {
    const lines = await cartOf(old)
    expect(
      lines.map(({ sku, price, designs, patchup }) => [
        sku,
        price.excludingTaxInCents,
        designs.length,
        patchup?.state ?? null,
      ]),
    ).toEqual([
      ['BVD-DROP-M', 22_50, 0, null],
      ['BVS-M', 16_50, 0, null],
      ['BVV-KRUIS', 12_50, 0, null],
      ['BVV-RING', 7_50, 0, null],
      ['BVV-TAS', 9_50, 0, null],
      ['SPD-510', 30_20, 1, 'previewed'],
    ])
  })

  it('shows every order of every customer at the amount that it had', async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders`.execute(
      old.shop.database.db,
    )
    await showsEveryOrder(old, rows[0]?.count ?? 0)
  })

  it('shows every quote at the amount that it had, and what was asked of its price', async () => {
    const { parkedCarts } = await read(old, '/api/customer/parked-carts')
    expect(
      parkedCarts.map(({ number, totalPrice, priceRequestState }) => [
        number,
        totalPrice.includingTaxInCents,
        priceRequestState,
      ]),
    ).toEqual([
      ['OFF-2026-00004', 299_83, 'requested'],
      ['OFF-2026-00003', 1058_65, null],
      ['OFF-2026-00002', 257_46, null],
      ['OFF-2026-00001', 155_81, null],
    ])
    for (const { id, totalPrice } of parkedCarts) {
      const quote = await read(old, `/api/customer/parked-carts/${id}`)
      expect(quote.totalPrice).toEqual(totalPrice)
    }
  })

  it('shows the designs, and hands out the invoices and the credit note', async () => {
    const { designs } = await read(old, '/api/designs')
    expect(designs.map(({ name }) => name)).toContain('gevel.pdf')
    const { sections } = await read(old, '/api/customer/downloads')
    const papers = sections.flatMap(({ kind, rows }) => (kind === 'invoices' ? rows : []))
    expect(papers.slice(0, 3).map(({ title, price }) => [title, price.includingTaxInCents])).toEqual([
      ['FAC-2026-00007', 39_51],
      ['FAC-2026-00006', 231_68],
      ['CRE-2026-00002 (credit)', -39_51],
    ])
    const files = papers.slice(0, 3).flatMap((paper) => paper.files)
    for (const { url } of files) expect((await old.customer.call('GET', url)).status).toBe(200)
  })

  it('makes the repair that was waiting part of the cart', async () => {
    const line = (await cartOf(old)).at(-1)
    const url = `/api/cart/items/${line.id}/patchup/confirm` as const
    const { status } = await old.customer.call('POST', url, { body: {} })
    expect(status).toBe(200)
    expect((await cartOf(old)).at(-1)).toMatchObject({
      patchup: { state: 'confirmed' },
      designs: [{ name: expect.stringContaining('gevel'), status: 'valid' }],
    })
  })

  it.each(PAGES)('answers %s', async (url) => {
    await read(old, url)
  })
})

describe('a shop that had orders before it kept the last of each company', () => {
  it('has that of each', async () => {
    const database = await filledDatabase('0022-recent-mails', 'shop-0022.jsonl')
    try {
      await migrate(database.db)
      const { rows: kept } = await sql`select company_id, placed_at from last_orders order by 1`.execute(
        database.db,
      )
      const { rows: placed } = await sql`
        select company_id, max(placed_at) as placed_at from orders group by 1 order by 1`.execute(database.db)
      expect(placed.length).toBeGreaterThan(1)
      expect(kept).toEqual(placed)
    } finally {
      await database.drop()
    }
  })
})

describe('a shop that sent lines before they could leave in parts', () => {
  it('has all of each line in the shipment that it left with, and records nothing of it', async () => {
    const database = await filledDatabase('0022-recent-mails', 'shop-0022.jsonl')
    const { db } = database
    try {
      await migrate(db, '0116-rests-of-payments')
      await sql`
        with line as (select id, order_id from order_lines where quantity > 1 order by id limit 1),
          sent as (insert into dispatches (order_id, number, sent_at) select order_id, 1, now() from line returning id)
        update order_lines set dispatch_id = sent.id, tracking_url = 'https://vervoerder.example/3S'
        from line, sent where order_lines.id = line.id`.execute(db)
      await sql`delete from audit_events`.execute(db)
      await migrate(db)
      const { rows } = await sql<{ isWhole: boolean; url: string | null }>`
        select s.quantity = l.quantity and s.dispatch_id = l.dispatch_id as "isWhole", s.tracking_url as url
        from dispatch_lines s join order_lines l on l.id = s.order_line_id`.execute(db)
      expect(rows).toEqual([{ isWhole: true, url: 'https://vervoerder.example/3S' }])
      expect((await sql`select from audit_events where entity = 'dispatch_lines'`.execute(db)).rows).toEqual(
        [],
      )
    } finally {
      await database.drop()
    }
  })
})
