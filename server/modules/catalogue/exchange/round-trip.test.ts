import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { appliedImport, documentOf, exported, triedImport, unzipped } from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { demoShop } from '../../demo/demo-shop.ts'
import { contentRows } from '../../demo/content-rows.ts'
import { storeDemoFiles } from '../../demo/demo-files.ts'
import { insertRows } from '../../demo/seed-store.ts'

let demo: TestShop
let empty: TestShop
let first: Buffer
let second: Buffer
let visitors: readonly [TestBrowser, TestBrowser]

beforeAll(async () => {
  demo = await testShop()
  empty = await testShop({ template: 'shop_empty' })
  await storeDemoFiles(demoShop, demo.shop.files)
  // What prices and dates follow from beside the catalogue: an owner sets that in a shop of his own.
  const {
    countries = [],
    shipping_classes: classes = [],
    shop_settings: settings = [],
  } = contentRows(demoShop, new Date(), '')
  await insertRows(empty.database.db, { countries, shipping_classes: classes, shop_settings: settings })
  const [from, to] = await Promise.all(
    [demo, empty].map(async (shop) => (await newOperator(shop, 'content')).loggedIn()),
  )
  first = await exported(demo, from!)
  const one = await triedImport(empty, to!, first)
  expect(one.report.faults).toEqual([])
  expect((await appliedImport(empty, to!, one.id)).state).toBe('applied')
  second = await exported(empty, to!)
  for (const shop of [demo, empty]) shop.heardCatalogueChange()
  visitors = [demo.browser(), empty.browser()]
}, 120_000)
afterAll(async () => {
  await demo.close()
  await empty.close()
})

/** An answer without the ids that every shop has of its own. */
const withoutIds = (json: unknown) =>
  JSON.parse(JSON.stringify(json ?? null).replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '…'))

async function same(method: 'GET' | 'POST', url: string, body?: unknown) {
  const [one, other] = await Promise.all(
    visitors.map((visitor) => visitor.call(method, url, body === undefined ? {} : { body })),
  )
  expect([url, one?.status]).toEqual([url, 200])
  expect([url, other?.status, withoutIds(other?.json)]).toEqual([url, 200, withoutIds(one?.json)])
}

describe('the catalogue of the demo in an empty shop', () => {
  it('is exported again as it came, to the byte', async () => {
    const [one, other] = [await unzipped(first), await unzipped(second)]
    expect([...other.keys()]).toEqual([...one.keys()])
    expect(documentOf(other)).toEqual(documentOf(one))
    expect(second.equals(first)).toBe(true)
  })

  it('answers the same to each product', async () => {
    const { products } = documentOf(await unzipped(first))
    for (const { sku, status } of products) if (status === 'active') await same('GET', `/api/products/${sku}`)
  }, 60_000)

  it('answers the same to each category, and in its menu', async () => {
    const { categories } = documentOf(await unzipped(first))
    await same('GET', '/api/navigation/main-menu')
    for (const { path } of categories) {
      await same('GET', `/api/navigation/route?path=${path}`)
      const keys = await Promise.all(
        visitors.map(
          async (visitor) => (await visitor.call('GET', `/api/navigation/route?path=${path}`)).json.key,
        ),
      )
      const [one, other] = await Promise.all(
        visitors.map(
          async (visitor, place) => (await visitor.call('GET', `/api/categories/${keys[place]}`)).json,
        ),
      )
      expect([path, withoutIds(other)]).toEqual([path, withoutIds(one)])
    }
  }, 60_000)

  it('answers the same to each configurator, and to what its first choices cost', async () => {
    const { configurators } = documentOf(await unzipped(first))
    expect(configurators.length).toBeGreaterThan(20)
    for (const { key, definition } of configurators) {
      await same('GET', `/api/configurator/${key}`)
      await same('POST', '/api/configurator/calculate', {
        key,
        quantity: 7,
        ...firstChoices(definition),
        withOffers: true,
      })
    }
  }, 60_000)

  it('costs customers the same on each price list', async () => {
    const priced = async ({ database }: TestShop) => {
      const { rows } = await sql`
        select l.code, l.kind, l.title, l.valid_from, l.valid_to, s.sku, p.model, p.rate_e4, p.setup_cents, p.min_area_mm2,
          p.minimum_line_cents, p.extra_design_fee_cents, p.running_metre, p.tier_measure, p.tier_scope, p.valid_from as since,
          (select json_agg(json_build_array(from_milli, rate_e4, percent_off) order by from_milli) from tier_prices where price_id = p.id) as tiers,
          (select json_agg(json_build_array(quantity, cents) order by quantity) from run_prices where price_id = p.id) as runs,
          (select json_agg(json_build_array(c.url_path, d.percent_off) order by c.url_path) from category_discounts d
            join categories c on c.id = d.category_id where d.price_list_id = l.id) as discounts
        from price_lists l left join prices p on p.price_list_id = l.id left join products s on s.id = p.product_id
        order by l.code collate "C", s.sku collate "C", p.valid_from`.execute(database.db)
      return rows
    }
    const rows = await priced(demo)
    expect(rows.length).toBeGreaterThan(300)
    expect(await priced(empty)).toEqual(rows)
  })
})

/** The first option of every step, and the least of every size. */
function firstChoices(definition: any) {
  const options: Record<string, { id: string }> = {}
  const fields: Record<string, string> = {}
  const choose = (step: any): void => {
    for (const sub of step.steps ?? []) choose(sub)
    if (step.options?.[0]) options[step.optionId] = { id: step.options[0].id }
    for (const field of step.fields ?? [])
      fields[field.optionId] = field.type === 'input_mm' ? String(field.minMm) : field.values[0].id
  }
  for (const { steps } of definition.cards) for (const step of steps) choose(step)
  return { options, fields }
}
