import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListEdits, PriceList, PriceRow } from '#contract/office/price-lists.ts'
import type { ListPrice } from '#domain/price-lists/content.ts'
import type { Answer } from '#test/support/answers.ts'
import { composedFlag } from '#test/support/cart-items.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let seller: TestBrowser
let colleague: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  colleague = await (await newOperator(shop, 'owner')).loggedIn()
})
afterAll(() => shop.close())

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const LISTS = '/beheer/api/price-lists'
const at = (id: string) => `${LISTS}/${id}` as const
const refusal = ({ status, json }: Pick<Answer, 'status' | 'json'>) => [
  status,
  ...json.errors.map(({ code, field }: { code: string; field?: string }) => [code, field].join(' ').trim()),
]
const idOf = async (code: string): Promise<string> =>
  (
    await shop.database.db
      .selectFrom('price_lists')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).id
const shown = async (id: string): Promise<PriceList> => (await seller.call('GET', at(id))).json
const pricesOf = async (id: string, query = ''): Promise<PriceRow[]> =>
  (await seller.call('GET', `${at(id)}/prices?${query}`)).json.prices
const edit = (id: string, edits: Partial<Record<keyof ListEdits, readonly object[]>>, by = seller) =>
  by.call('POST', `${at(id)}/prices`, { body: edits })

const price = (change: Partial<ListPrice> = {}) => ({
  sku: 'SPD-510',
  validFrom: '2026-01-01',
  validTo: null,
  rateE4: 70_000,
  bands: [],
  runPrices: [],
  ...change,
})

let made = 0
/** A list of its own, empty or as a copy. */
async function newList(change: object = {}): Promise<string> {
  made += 1
  const body = {
    kind: 'contract',
    code: `proef-${made}`,
    title: `Proef ${made}`,
    validFrom: '2026-01-01',
    validTo: null,
    copyOf: null,
    ...change,
  }
  const { status, json } = await seller.call('POST', LISTS, { body })
  expect(status).toBe(200)
  return json.id
}

/** Gives the company of a customer this list by contract, and asks for its prices anew. */
async function ownLists(customer: TestBrowser, id: string): Promise<{ companyId: string }> {
  const { rows } = await sql<{ companyId: string }>`
    update companies set contract_price_list_id = ${id}::uuid
    where id = (select company_id from contacts where email = 'klant@demo.example') returning id as "companyId"`.execute(
    shop.database.db,
  )
  expect((await customer.call('GET', '/api/customer')).status).toBe(200)
  return rows[0]!
}

const fetched = { kind: 'pickup', to: null, express: false, date: null }
const ask = async (body: object) => {
  const { status, json } = await seller.call('POST', '/beheer/api/prices/trial', {
    body: { delivery: fetched, prints: [], ...body },
  })
  return { status, json: { ...json, ...json.trial } }
}

describe('the price lists', () => {
  it('are found by title, by code and by kind, the base list first', async () => {
    const list = async (query: string) => (await seller.call('GET', `${LISTS}?${query}`)).json.lists
    const [base, ...others] = await list('')
    expect([base.kind, base.priceCount > 100]).toEqual(['base', true])
    expect(others.every(({ kind }: { kind: string }) => kind !== 'base')).toBe(true)
    expect((await list('search=noordbouw'))[0]).toMatchObject({
      code: 'contract-noordbouw',
      kind: 'contract',
      priceCount: 3,
      discountCount: 0,
    })
    expect((await list('kind=group')).map(({ code }: { code: string }) => code)).toEqual([
      'groep-signpartner',
    ])
    expect(await list('search=50%25_')).toEqual([])
    expect((await seller.call('GET', `${LISTS}?after=${NOWHERE}`)).status).toBe(404)
    expect((await seller.call('GET', at(NOWHERE))).status).toBe(404)
  })

  it('are of who sells, and of nobody who makes or writes', async () => {
    for (const role of ['content', 'production'] as const) {
      const other = await (await newOperator(shop, role)).loggedIn()
      expect((await other.call('GET', LISTS)).status).toBe(403)
    }
    expect((await shop.browser().call('GET', LISTS)).status).toBe(404)
  })

  it('are made, also as a copy with all of another', async () => {
    const original = await idOf('groep-signpartner')
    const id = await newList({ kind: 'group', copyOf: original })
    const [copy, was] = [await shown(id), await shown(original)]
    expect([copy.priceCount, copy.discounts, copy.companyCount]).toEqual([was.priceCount, was.discounts, 0])
    expect((await pricesOf(id)).map((row) => row.price)).toEqual(
      (await pricesOf(original)).map((row) => row.price),
    )
    const known = {
      kind: 'group',
      code: copy.code,
      title: 'X',
      validFrom: '2026-01-01',
      validTo: null,
      copyOf: null,
    }
    expect(refusal(await seller.call('POST', LISTS, { body: known }))).toEqual([409, 'PriceListKnown code'])
    const backward = { ...known, code: 'achterstevoren', validTo: '2025-01-01' }
    expect(refusal(await seller.call('POST', LISTS, { body: backward }))).toEqual([
      422,
      'InvalidInput validTo',
    ])
  })

  it('are changed by one who saw how they were', async () => {
    const id = await newList()
    const { title } = await shown(id)
    const rename = (to: string, seen: string, by = seller) =>
      by.call('PATCH', at(id), { body: { change: { title: to }, seen: { title: seen } } })
    expect((await rename('Anders', title)).json).toMatchObject({ title: 'Anders', version: 2 })
    expect(refusal(await rename('Nog anders', title, colleague))).toEqual([
      409,
      'ChangedMeanwhile change.title',
    ])
    const end = { change: { validTo: '2025-01-01' }, seen: { validTo: null } }
    expect(refusal(await seller.call('PATCH', at(id), { body: end }))).toEqual([
      422,
      'InvalidInput change.validTo',
    ])
  })

  it('go only as they were seen, and when no company has them', async () => {
    const id = await newList()
    const remove = (version: number) => seller.call('POST', `${at(id)}/delete`, { body: { version } })
    expect(refusal(await remove(7))).toEqual([409, 'PriceListMovedOn'])
    await sql`update companies set contract_price_list_id = ${id}::uuid where id = (select id from companies order by id limit 1)`.execute(
      shop.database.db,
    )
    expect(refusal(await remove(1))).toEqual([409, 'PriceListInUse'])
    await sql`update companies set contract_price_list_id = null where contract_price_list_id = ${id}::uuid`.execute(
      shop.database.db,
    )
    expect((await remove(1)).status).toBe(200)
    expect((await seller.call('GET', at(id))).status).toBe(404)
  })

  it('keep the base list itself', async () => {
    const id = await idOf('basis')
    expect((await pricesOf(id, 'search=SPD-510'))[0]?.findings).toEqual([])
    const remove = await seller.call('POST', `${at(id)}/delete`, { body: { version: 1 } })
    expect(refusal(remove)).toEqual([422, 'BasePricesWithProducts'])
  })
})

describe('the prices of a list', () => {
  it('are refused with what a list cannot hold', async () => {
    const id = await newList()
    const refused = await edit(id, { prices: [{ before: null, after: { ...price(), setupCents: 1500 } }] })
    expect([refused.status, (await shown(id)).priceCount]).toEqual([422, 0])
  })

  it('are added, changed and removed, and hold in the shop', async () => {
    const id = await newList()
    const first = price({ bands: [{ kind: 'amount', fromMilli: 10_000, rateE4: 60_000 }] })
    expect((await edit(id, { prices: [{ before: null, after: first }] })).json).toMatchObject({
      priceCount: 1,
      version: 2,
    })
    const [row] = await pricesOf(id)
    expect(row).toMatchObject({ price: first, product: { unit: 'm2', bandUnit: 'm2' }, findings: [] })
    const next = price({ rateE4: 65_000, bands: [{ kind: 'percentOff', fromMilli: 5000, percent: 10 }] })
    await edit(id, { prices: [{ before: first, after: next }] })
    expect((await pricesOf(id)).map((one) => [one.id, one.price])).toEqual([[row?.id, next]])

    const customer = await shop.loggedIn()
    const { companyId } = await ownLists(customer, id)
    shop.heardCatalogueChange()
    const paid = async () =>
      (await customer.call('GET', '/api/products/SPD-510')).json.price?.excludingTaxInCents
    expect(await paid()).toBe(650)
    await edit(id, { prices: [{ before: next, after: null }] })
    shop.heardCatalogueChange()
    expect(await paid()).not.toBe(650)
    expect((await shown(id)).companies.map((one) => one.id)).toEqual([companyId])
  })

  it('are planned: one ends on the day before the next begins', async () => {
    const id = await newList()
    const now = price()
    await edit(id, { prices: [{ before: null, after: now }] })
    const ended = price({ validTo: '2026-12-31' })
    const then = price({ validFrom: '2027-01-01', rateE4: 75_000 })
    await edit(id, {
      prices: [
        { before: now, after: ended },
        { before: null, after: then },
      ],
    })
    expect((await pricesOf(id)).map((row) => row.price)).toEqual([ended, then])
    expect((await pricesOf(id, 'show=later')).map((row) => row.price)).toEqual([then])
    expect((await pricesOf(id, 'sku=SPD-510')).map((row) => row.price)).toEqual([ended, then])
    expect((await pricesOf(id, 'search=SPD')).length).toBe(2)
    expect(await pricesOf(id, 'sku=SPD')).toEqual([])
    expect((await pricesOf(id, 'show=now')).map((row) => row.price)).toEqual([ended])
    expect((await shown(id)).nextChange).toBe('2027-01-01')
  })

  it('are saved all or not at all, and each fault is told at its place', async () => {
    const id = await newList()
    const answer = await edit(id, {
      prices: [
        { before: null, after: price() },
        { before: null, after: price({ sku: 'BESTAAT-NIET' }) },
        { before: null, after: price({ sku: 'PVC-5', rateE4: 0 }) },
        { before: null, after: price({ validFrom: '2026-06-01' }) },
        {
          before: null,
          after: price({ sku: 'ALP-3', bands: [{ kind: 'percentOff', fromMilli: 1000, percent: 100 }] }),
        },
      ],
      discounts: [
        { before: null, after: { categoryPath: '/nergens', percentOff: 5 } },
        { before: null, after: { categoryPath: '/vlaggen-en-masten', percentOff: 100 } },
      ],
    })
    expect(refusal(answer)).toEqual([
      422,
      'PriceListFaulty prices.0.after.validTo',
      'PriceListFaulty prices.1.after.sku',
      'PriceListFaulty prices.2.after.rateE4',
      'PriceListFaulty prices.3.after.validFrom',
      'PriceListFaulty prices.4.after.bands.0',
      'PriceListFaulty discounts.0.after.categoryPath',
      'PriceListFaulty discounts.1.after.percentOff',
    ])
    expect(answer.json.errors[1].message).toBe('Er is geen product met dit artikelnummer')
    expect((await shown(id)).priceCount).toBe(0)
  })

  it('are shown and put right also where they are beyond what may be written', async () => {
    const id = await newList()
    await edit(id, { prices: [{ before: null, after: price() }] })
    const [row] = await pricesOf(id)
    await sql`update prices set rate_e4 = 99999999900 where id = ${row!.id}::uuid`.execute(shop.database.db)
    await sql`insert into tier_prices (price_id, from_milli, rate_e4)
      select ${row!.id}::uuid, at * 1000, 100000000000 - at from generate_series(1, 150) at`.execute(
      shop.database.db,
    )
    const { price: now } = (await pricesOf(id))[0]!
    expect([now.rateE4, now.bands.length]).toEqual([99_999_999_900, 150])
    const refused = await edit(id, { prices: [{ before: now, after: now }] })
    expect(refused.status).toBe(422)
    expect((await edit(id, { prices: [{ before: now, after: price() }] })).status).toBe(200)
    expect((await pricesOf(id))[0]?.price).toEqual(price())
    const base = await idOf('basis')
    const [dear] = await pricesOf(base, 'search=PVC-5')
    await sql`update prices set rate_e4 = 99999999900 where id = ${dear!.id}::uuid`.execute(shop.database.db)
    expect((await pricesOf(base, 'search=PVC-5'))[0]?.price.rateE4).toBe(99_999_999_900)
    await sql`update prices set rate_e4 = ${dear!.price.rateE4}::bigint where id = ${dear!.id}::uuid`.execute(
      shop.database.db,
    )
  })

  it('go with the base price of today in all that they do not say themselves', async () => {
    const id = await newList()
    const base = await idOf('basis')
    const [{ id: baseId } = { id: '' }] = await pricesOf(base, 'search=SPD-510')
    const kept = async (priceId: string) =>
      (
        await sql<
          Record<string, unknown>
        >`select model, setup_cents, min_area_mm2, minimum_line_cents, extra_design_fee_cents, running_metre
          from prices where id = ${priceId}::uuid`.execute(shop.database.db)
      ).rows[0]!
    const was = await kept(baseId)
    await edit(id, { prices: [{ before: null, after: price() }] })
    const [row] = await pricesOf(id)
    expect(await kept(row!.id)).toEqual(was)
    await sql`update prices set model = 'piece', setup_cents = 1234, min_area_mm2 = null, minimum_line_cents = 555,
      extra_design_fee_cents = 77, running_metre = null where id = ${baseId}::uuid`.execute(shop.database.db)
    shop.heardCatalogueChange()
    await pricesOf(id)
    const next = price({ rateE4: 65_000, bands: [{ kind: 'percentOff', fromMilli: 5000, percent: 10 }] })
    expect((await edit(id, { prices: [{ before: price(), after: next }] })).status).toBe(200)
    expect(await kept(row!.id)).toMatchObject({ model: 'piece', setup_cents: 1234, minimum_line_cents: 555 })
    expect(await kept(row!.id)).toEqual(await kept(baseId))
    await sql`update prices set model = ${was.model}::text, setup_cents = ${was.setup_cents}::int,
      min_area_mm2 = ${was.min_area_mm2}::int, minimum_line_cents = ${was.minimum_line_cents}::int,
      extra_design_fee_cents = ${was.extra_design_fee_cents}::int,
      running_metre = ${was.running_metre && JSON.stringify(was.running_metre)}::jsonb where id = ${baseId}::uuid`.execute(
      shop.database.db,
    )
    shop.heardCatalogueChange()
  })

  it('become prices of a piece when the product is no longer sold by the run', async () => {
    const id = await newList()
    const base = await idOf('basis')
    const { rows } = await sql<{ id: string; sku: string }>`
      select p.id, products.sku from prices p join products on products.id = p.product_id
      where p.price_list_id = ${base}::uuid and p.model = 'run' order by products.sku limit 1`.execute(
      shop.database.db,
    )
    const { id: baseId, sku } = rows[0]!
    const run = price({ sku, rateE4: null, runPrices: [{ quantity: 500, cents: 5000 }] })
    expect((await edit(id, { prices: [{ before: null, after: run }] })).status).toBe(200)
    await sql`update prices set model = 'piece', rate_e4 = 90000 where id = ${baseId}::uuid`.execute(
      shop.database.db,
    )
    shop.heardCatalogueChange()
    await pricesOf(id)
    const piece = price({ sku, rateE4: 80_000 })
    expect((await edit(id, { prices: [{ before: run, after: piece }] })).status).toBe(200)
    expect(await pricesOf(id)).toMatchObject([{ price: piece, product: { unit: 'piece' } }])
    await sql`update prices set model = 'run', rate_e4 = null where id = ${baseId}::uuid`.execute(
      shop.database.db,
    )
    shop.heardCatalogueChange()
  })

  it('tell what is odd about them', async () => {
    const id = await newList()
    await edit(id, { prices: [{ before: null, after: price({ rateE4: 9_999_999 }) }] })
    expect((await pricesOf(id))[0]?.findings).toEqual([{ fault: 'AboveBase', place: 'rateE4' }])
  })

  it('are not written over what a colleague did meanwhile', async () => {
    const id = await newList()
    const [one, two, three] = [price(), price({ rateE4: 60_000 }), price({ rateE4: 50_000 })]
    await edit(id, { prices: [{ before: null, after: one }], discounts: [] })
    await edit(id, { prices: [{ before: one, after: two }] }, colleague)
    expect(refusal(await edit(id, { prices: [{ before: one, after: three }] }))).toEqual([
      409,
      'ChangedMeanwhile prices.0',
    ])
    expect((await edit(id, { prices: [{ before: two, after: three }] })).status).toBe(200)
    const sent = {
      discounts: [{ before: null, after: { categoryPath: '/vlaggen-en-masten', percentOff: 5 } }],
    }
    expect((await edit(id, sent)).json.discounts).toMatchObject([{ percentOff: 5 }])
    expect((await edit(id, sent, colleague)).status).toBe(200)
    const other = {
      discounts: [{ before: null, after: { categoryPath: '/vlaggen-en-masten', percentOff: 6 } }],
    }
    expect(refusal(await edit(id, other, colleague))).toEqual([409, 'ChangedMeanwhile discounts.0'])
  })

  it('are written down with who changed what', async () => {
    const id = await newList()
    const one = price({ bands: [{ kind: 'amount', fromMilli: 10_000, rateE4: 60_000 }] })
    await edit(id, { prices: [{ before: null, after: one }] })
    await edit(id, {
      prices: [{ before: one, after: { ...one, rateE4: 65_000 } }],
      discounts: [{ before: null, after: { categoryPath: '/vlaggen-en-masten', percentOff: 5 } }],
    })
    const { rows } = await sql<{ action: string; entity: string; kind: string }>`
      select action, entity, actor_kind as kind from audit_events
      where entity_id = ${id} or entity_id in (select id::text from prices where price_list_id = ${id}::uuid)
      order by id`.execute(shop.database.db)
    expect(rows.map(({ action, entity, kind }) => `${kind} ${action} ${entity}`)).toEqual([
      'operator insert price_lists',
      'operator insert prices',
      'operator insert tier_prices',
      'operator update prices',
      'operator insert category_discounts',
    ])
  })
})

describe('what last month would have been', () => {
  it('is the orders of its companies by the list as it becomes, with the difference of each product', async () => {
    const id = await newList()
    const customer = await shop.loggedIn()
    await sql`update companies set contract_price_list_id = ${id}::uuid, group_price_list_id = null
      where id = (select company_id from contacts where email = 'klant@demo.example')`.execute(
      shop.database.db,
    )
    await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem } })
    const { json: order } = await customer.call('POST', '/api/cart/order', { body: {} })
    await sql`update orders set placed_at = '2030-01-01' where company_id = (
      select company_id from contacts where email = 'klant@demo.example')`.execute(shop.database.db)
    await sql`update orders set placed_at = '2026-10-14T10:00:00Z' where id = ${order.id}::uuid`.execute(
      shop.database.db,
    )
    const { json: item } = await seller.call('GET', `/beheer/api/prices/products?search=TOE-SPANNER`)
    const baseRate = item.products[0].baseRateE4
    const after = price({ sku: 'TOE-SPANNER', rateE4: baseRate - 10_000, validFrom: '2027-01-01' })
    const body = { prices: [{ before: null, after }], discounts: [] }
    const on = async (onDay: string) =>
      (await seller.call('POST', `${at(id)}/trial`, { body: { ...body, onDay } })).json
    await sql`update products set cost_per = null, cost_rate_e4 = null where sku = 'TOE-SPANNER'`.execute(
      shop.database.db,
    )
    const effect = await on('2027-01-01')
    expect(effect).toMatchObject({
      from: '2026-10-01',
      to: '2026-10-31',
      orderCount: 1,
      lineCount: 1,
      leftOutCount: 0,
    })
    expect(effect.thenCents - effect.nowCents).toBe(-200)
    expect(effect.paidCents).toBe(effect.nowCents)
    expect(effect.differingCount).toBe(1)
    expect(effect.products).toMatchObject([{ sku: 'TOE-SPANNER', quantity: 2, lineCount: 1 }])
    expect([effect.costed, effect.products[0].costCents]).toEqual([null, null])
    await sql`update products set cost_per = 'piece', cost_rate_e4 = 5000 where sku = 'TOE-SPANNER'`.execute(
      shop.database.db,
    )
    const { costed, products } = await on('2027-01-01')
    const { nowCents, thenCents } = effect
    expect(costed).toEqual({ lineCount: 1, nowCents, thenCents, costCents: 100 })
    expect(products[0].costCents).toBe(100)
    expect((await on('2026-12-31')).products).toEqual([])
    expect((await shown(id)).priceCount).toBe(0)
  })
})

const askComposed = (configuration: object) =>
  ask({ buyer: { kind: 'visitor' }, onDay: '2026-11-18', item: { product: null, configuration } })

describe('a price that is tried', () => {
  const item = {
    product: { sku: 'SPD-510', quantity: 4, customOptions: [] as object[] },
    configuration: null,
  }

  it('is that of the shop, beside the base price, with the list that decided it', async () => {
    const id = await newList()
    const { json: product } = await seller.call(
      'GET',
      '/beheer/api/prices/product?sku=SPD-510&onDay=2026-11-18',
    )
    const customOptions = product.sizes.map(({ optionId }: { optionId: string }) => ({
      id: optionId,
      values: ['1000'],
    }))
    const whole = { ...item, product: { ...item.product, customOptions } }
    await edit(id, { prices: [{ before: null, after: price({ rateE4: 50_000, validFrom: '2027-01-01' }) }] })
    shop.heardCatalogueChange()
    const by = { kind: 'list', id }
    const now = (await ask({ buyer: by, onDay: '2026-12-31', item: whole })).json
    expect(now.netCents).toBe(now.baseCents)
    expect(now.lines[0].decided).toMatchObject({ by: 'base', kind: 'base' })
    const then = (await ask({ buyer: by, onDay: '2027-01-01', item: whole })).json
    expect(then.netCents).toBeLessThan(then.baseCents)
    expect(then.lines[0].decided).toMatchObject({ by: 'sku', listId: id, kind: 'contract' })
    const visitor = (await ask({ buyer: { kind: 'visitor' }, onDay: '2026-11-18', item: whole })).json
    const sold = await shop.browser().call('POST', '/api/products/calculate', { body: whole.product })
    expect([sold.status, visitor.netCents]).toEqual([200, sold.json.price.excludingTaxInCents])
  })

  it('is asked in the circulations that somebody has on that day', async () => {
    const id = await newList()
    const { rows } = await sql<{ sku: string }>`
      select products.sku from prices p join products on products.id = p.product_id
      where p.price_list_id = ${await idOf('basis')}::uuid and p.model = 'run' order by products.sku limit 1`.execute(
      shop.database.db,
    )
    const { sku } = rows[0]!
    const runPrices = [{ quantity: 777, cents: 5000 }]
    const run = price({ sku, validFrom: '2027-01-01', rateE4: null, runPrices })
    expect((await edit(id, { prices: [{ before: null, after: run }] })).status).toBe(200)
    shop.heardCatalogueChange()
    const asked = (query: string) => seller.call('GET', `/beheer/api/prices/product?sku=${sku}&${query}`)
    const { quantities } = (await asked('onDay=2027-01-01')).json
    expect(quantities.length).toBeGreaterThan(0)
    expect(quantities).not.toContain(777)
    const by = `buyer=list&buyerId=${id}`
    expect((await asked(`onDay=2027-01-01&${by}`)).json.quantities).toEqual([777])
    expect((await asked(`onDay=2026-12-31&${by}`)).json.quantities).toEqual(quantities)
    expect((await asked(`onDay=2027-01-01&buyer=company&buyerId=${NOWHERE}`)).status).toBe(404)
    expect((await asked('onDay=2027-01-01&buyer=list')).status).toBe(422)
  })

  it('is refused as the shop refuses it', async () => {
    const unknown = { ...item, product: { ...item.product, sku: 'BESTAAT-NIET' } }
    const buyer = { kind: 'visitor' }
    expect((await ask({ buyer, onDay: '2026-11-18', item: unknown })).status).toBe(404)
    expect((await ask({ buyer: { kind: 'company', id: NOWHERE }, onDay: '2026-11-18', item })).status).toBe(
      404,
    )
    expect((await ask({ buyer, onDay: '2026-02-30', item })).status).toBe(422)
  })

  it('is that of a whole configuration, with what decided each part', async () => {
    const { rows } = await sql<{ sku: string }>`
      select p.sku from configurators c join products p on p.id = c.product_id order by p.sku limit 1`.execute(
      shop.database.db,
    )
    const { json } = await seller.call(
      'GET',
      `/beheer/api/prices/product?onDay=2026-11-18&sku=${rows[0]!.sku}`,
    )
    expect(json.configurator.key).toEqual(expect.any(String))
    const { configuration } = composedFlag(2)
    const { status, json: answer } = await askComposed(configuration)
    expect([status, answer.lines.map(({ part }: { part: string }) => part)]).toEqual([
      200,
      ['main', 'stok-m', 'voet', 'ring', 'tas'],
    ])
    expect(answer.lines.every(({ decided }) => decided.by === 'base' && decided.listId !== null)).toBe(true)
    expect(refusal(await askComposed({ ...configuration, options: {} })).slice(0, 1)).toEqual([422])
  })

  it('names companies and lists by whose prices it is tried', async () => {
    const { json } = await seller.call('GET', '/beheer/api/prices/buyers?search=noordbouw')
    expect(json.lists.map(({ title }: { title: string }) => title)).toEqual(['Contract Noordbouw Projecten'])
  })
})
