import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileFilters } from '#contract/office/filters.ts'
import type { FileFacts } from '#domain/designs/facts.ts'
import { sampleDocument, samplePage, samplePrint } from '#domain/designs/sample-facts.ts'
import { orderedPrint } from '#server/db/documents/goods.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator } from '#test/support/operators.ts'
import { planOf } from '#test/support/plan-of.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { writeRows } from '#test/support/write-rows.ts'
import { listFileQueue } from './desk-file-store.ts'

let shop: TestShop
let customer: TestBrowser
let judge: TestBrowser
const BOEI = crypto.randomUUID()

const GOOD = sampleDocument()
const NO_BLEED = sampleDocument({ pages: [samplePage({ bleed: null, inkInBleed: false })] })
const UNSHARP = sampleDocument({ pages: [samplePage({ minPpi: 5 })] })

const USUAL = {
  facts: NO_BLEED as FileFacts | null,
  sku: 'TOE-SPANNER',
  day: '2026-11-24',
  state: 'released',
  isOther: false,
}
const FILES = {
  gewoon: USUAL,
  ander: { ...USUAL, isOther: true },
  tiewrap: { ...USUAL, sku: 'TOE-TIEWRAP' },
  fout: { ...USUAL, facts: UNSHARP },
  goed: { ...USUAL, facts: GOOD },
  bezig: { ...USUAL, facts: null },
  eerder: { ...USUAL, day: '2026-11-20' },
  klant: { ...USUAL, state: 'awaiting_files' },
}
type Name = keyof typeof FILES
const NAMES = Object.keys(FILES) as Name[]
const but = (...names: Name[]) => NAMES.filter((name) => !names.includes(name))
const productIds: Record<string, string> = {}

/** An ordered line of the sample print with one file. */
async function order(name: Name): Promise<void> {
  const { facts, sku, day, state, isOther } = FILES[name]
  const { db } = shop.database
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku, quantity: 3, customOptions: [] }, asOwnLine: true },
  })
  const { id } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  const designId = await makeDesign(db, { facts, name, ...(facts === null && { status: 'processing' }) })
  const { rows } = await sql<{ id: string; productId: string }>`
    update order_lines set print = ${orderedPrint.write(samplePrint())}::jsonb, state = ${state}, delivery_date = ${day}
    where order_id = ${id} returning id, product_id as "productId"`.execute(db)
  const [line] = rows
  productIds[sku] = line?.productId ?? ''
  await sql`
    insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
    select ${line?.id}, company_id, ${designId}, false, 'front', 3, ${name}, 0 from orders where id = ${id}`.execute(
    db,
  )
  if (isOther) await writeRows(db, sql`update orders set company_id = ${BOEI} where id = ${id}`)
}

beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  judge = await (await newOperator(shop, 'prepress')).loggedIn()
  await sql`update order_lines set state = 'closed'`.execute(shop.database.db)
  await sql`insert into companies (id, name) values (${BOEI}, 'De Boei')`.execute(shop.database.db)
  for (const name of NAMES) await order(name)
})
afterAll(() => shop.close())

const ask = <Path extends string>(path: Path, query: Record<string, string>, by = judge) =>
  by.call('GET', `/beheer/api/${path}?${new URLSearchParams(query)}`)
const found = async (query: Record<string, string>) =>
  (await ask('files', { queue: 'all', ...query })).json.files.map(({ name }: { name: string }) => name)
const counted = async (query: Record<string, string>) => (await ask('files/counts', query)).json.counts
const named = async (query: Record<string, string>, by = judge) => {
  const { status, json } = await ask('file-products', query, by)
  return status === 200 ? json.products.map(({ sku }: { sku: string }) => sku) : status
}

describe('the filters of the desk of prepress', () => {
  it.each<[string, Record<string, string>, Name[]]>([
    ['a company', { company: BOEI }, ['ander']],
    ['what cannot be printed', { status: 'invalid' }, ['fout']],
    ['what is to be looked at', { status: 'fixable' }, but('fout', 'goed', 'bezig')],
    ['what is good', { status: 'valid' }, ['goed']],
    ['what is not checked yet', { status: 'processing' }, ['bezig']],
    ['nothing that could not be opened', { status: 'error' }, []],
    ['from a day of delivery', { deliveryFrom: '2026-11-21' }, but('eerder')],
    ['until a day of delivery', { deliveryUntil: '2026-11-20' }, ['eerder']],
    ['one day of delivery', { deliveryFrom: '2026-11-24', deliveryUntil: '2026-11-24' }, but('eerder')],
    ['what of a queue passes', { queue: 'waiting', status: 'fixable' }, ['klant']],
    ['what of a search passes', { search: 'boei', status: 'fixable' }, ['ander']],
    ['nothing of a search where nothing passes', { search: 'boei', status: 'valid' }, []],
  ])('leave %s', async (_what, filters, expected) => {
    expect(new Set(await found(filters))).toEqual(new Set(expected))
    expect(new Set(await found({ ...filters, sort: 'longest' }))).toEqual(new Set(expected))
  })

  it('leave what is for a product', async () => {
    expect(await found({ product: productIds['TOE-TIEWRAP'] ?? '' })).toEqual(['tiewrap'])
    expect(await found({ product: productIds['TOE-TIEWRAP'] ?? '', company: BOEI })).toEqual([])
  })

  it('are what the queues count by', async () => {
    expect(await counted({ company: BOEI })).toEqual({
      review: 1,
      returned: 0,
      waiting: 0,
      approved: 0,
      all: 1,
    })
    expect(await counted({ status: 'fixable', deliveryFrom: '2026-11-21' })).toMatchObject({
      review: 3,
      waiting: 1,
      all: 4,
    })
  })

  it.each([
    ['company=1', 404],
    ['product=x', 404],
    [`company=${BOEI}&company=${BOEI}`, 422],
    ['status=stuk', 422],
    ['status=constructor', 422],
    ['deliveryFrom=2026-02-30', 422],
    ['deliveryUntil=morgen', 422],
  ])('are refused as %s', async (query, status) => {
    for (const list of ['files', 'files/counts'])
      expect((await judge.call('GET', `/beheer/api/${list}?${query}`)).status).toBe(status)
  })
})

describe('products to filter files by', () => {
  it('are found by part of a title or SKU, or by their id, where files for them wait', async () => {
    expect(await named({ search: 'tiewr' })).toEqual(['TOE-TIEWRAP'])
    expect(await named({ search: 'toe-span' })).toEqual(['TOE-SPANNER'])
    expect(new Set([await named({})].flat())).toEqual(new Set(['TOE-SPANNER', 'TOE-TIEWRAP']))
    expect(await named({ search: '%%%' })).toEqual([])
    expect(await named({ search: 'vlaggenmast' })).toEqual([])
    expect(await named({ id: productIds['TOE-SPANNER'] ?? '' })).toEqual(['TOE-SPANNER'])
    expect(await named({ id: crypto.randomUUID() })).toEqual([])
    expect(await named({ id: 'x' })).toBe(404)
  })

  it('are named to nobody who sees no files', async () => {
    expect(await named({}, await (await newOperator(shop, 'content')).loggedIn())).toBe(403)
  })
})

describe('among many files', () => {
  beforeAll(() =>
    writeRows(
      shop.database.db,
      sql`
        with placed as (
          insert into orders (number, company_id, contact_id, reference, state, subtotal_cents, net_cents, vat_cents, total_cents, vat,
            confirmation_email, placed_at)
          select 'V' || n, ${BOEI}, gen_random_uuid(), 'Veel', 'closed', n, n, 0, n, '[]', 'veel@filter.example',
            '2026-11-01'::timestamptz - n * interval '1 hour'
          from generate_series(1, 40000) n returning id, net_cents as n),
        lined as (
          insert into order_lines (order_id, group_id, product_id, sku, title, quantity, unit_cents, line_cents, vat_percent, state,
            delivery_kind, address, delivery_date, is_express, position)
          select id, id, ${productIds['TOE-SPANNER']}::uuid, 'TOE-SPANNER', 'Spanner', 1, n, n, 21,
            case when n % 400 = 0 then 'released' else 'closed' end, 'ship', '{}', '2026-11-30'::date - (n / 200)::int, false, 0
          from placed returning id)
        insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
        select id, ${BOEI}, gen_random_uuid(), false, 'front', 1, 'veel.pdf', 0 from lined`,
      sql`vacuum analyze companies, orders, order_lines, order_line_designs`,
    ),
  )

  it.each<[string, FileFilters]>([
    ['a company', { company: BOEI }],
    ['a day of delivery', { deliveryFrom: '2026-11-24', deliveryUntil: '2026-11-24' }],
    ['what is to be looked at', { status: 'fixable' }],
  ])('%s is found among those that are not made yet', async (_what, filters) => {
    const plan = await planOf(shop.database.url, (db) =>
      listFileQueue(db, { queue: 'all', search: '', filters, sort: 'worst', after: null, limit: 51 }),
    )
    expect(plan).toMatch(/order_lines_unmade/)
    expect(plan).not.toMatch(/Seq Scan on (orders|order_lines|order_line_designs)/)
  })

  it('a filter goes on where a page ended, without a gap or a double', async () => {
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const { json }: Answer<Reply<'listDeskFiles'>> = await ask('files', {
        queue: 'all',
        company: BOEI,
        deliveryUntil: '2026-11-23',
        ...(after && { after }),
      })
      seen.push(...json.files.map(({ id }: { id: string }) => id))
      after = json.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([97, 97])
  })
})
