import * as fc from 'fast-check'
import { NO_CHOICES } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { fillIn, selectOption } from '#domain/configurator/select-option.ts'
import { leafSteps } from '#domain/configurator/steps.ts'
import { startingPriceFrom } from '#domain/configurator/starting-price.ts'
import type { DeskPicture } from '#contract/office/products.ts'
import type { PriceRule } from '#domain/pricing/model.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import sharp from 'sharp'
import {
  appliedImport,
  documentOf,
  exported,
  triedImport,
  unzipped,
  type CatalogueDocument,
  type LooseEntry,
} from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { uploadedPicture } from '#test/support/pictures.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { LONG } from '#test/support/time-limits.ts'
import { hashPassword } from '../../session/passwords.ts'
import { demoShop } from '../../demo/demo-shop.ts'
import { contentRows } from '../../demo/content-rows.ts'
import { storeDemoFiles } from '../../demo/demo-files.ts'

let demo: TestShop
let empty: TestShop
let first: Buffer
let second: Buffer
let ownPicture: DeskPicture
let visitors: readonly [TestBrowser, TestBrowser]

beforeAll(async () => {
  const settings = { trustProxy: ['127.0.0.1'] }
  demo = await testShop({ settings })
  empty = await testShop({ template: 'shop_empty', settings })
  await storeDemoFiles(demoShop, demo.shop.files)
  // What prices and dates follow from beside the catalogue: an owner sets that in a shop of his own.
  const {
    countries = [],
    shipping_classes: classes = [],
    shop_settings: kept = [],
  } = contentRows(demoShop, new Date(), '')
  const { db } = empty.database
  await db
    .insertInto('countries')
    .values([...countries])
    .execute()
  await db
    .insertInto('shipping_classes')
    .values([...classes])
    .execute()
  await db
    .insertInto('shop_settings')
    .values([...kept])
    .execute()
  const [from, to] = await Promise.all(
    [demo, empty].map(async (shop) => (await newOperator(shop, 'sales')).loggedIn()),
  )
  await showCutPicture(demo, from!, 'PST-A1')
  ownPicture = await showOwnPicture(demo, from!, 'PVC-MAAT')
  first = await exported(demo, from!)
  const one = await triedImport(empty, to!, first)
  expect(one.report.faults).toEqual([])
  expect((await appliedImport(empty, to!, one.id)).state).toBe('applied')
  second = await exported(empty, to!)
  for (const shop of [demo, empty]) shop.heardCatalogueChange()
  visitors = [demo.browser(), empty.browser()]
}, LONG.timeout)
afterAll(async () => {
  await demo.close()
  await empty.close()
})

/** Shows a photograph with a product of which only a part is seen, focused beside its middle. */
async function showCutPicture(shop: TestShop, by: TestBrowser, sku: string) {
  const size = { width: 300, height: 200, channels: 3, background: '#2060c0' } as const
  const content = await sharp({ create: size }).png().toBuffer()
  const { id } = await uploadedPicture(shop, by, content, 'Poster aan de muur')
  const body = { crop: { x: 100, y: 250, width: 600, height: 500 }, focus: { x: 15, y: 90 } }
  const cut = (await by.call('POST', `/beheer/api/pictures/${id}/cut`, { body })).json
  // What was tried and is shown by nothing stays here.
  await by.call('POST', `/beheer/api/pictures/${id}/cut`, { body: { crop: null, focus: { x: 0, y: 0 } } })
  const product = await shop.database.db
    .selectFrom('products')
    .where('sku', '=', sku)
    .select('id')
    .executeTakeFirstOrThrow()
  const at = `/beheer/api/products/${product.id}` as const
  const { imageIds } = (await by.call('GET', at)).json.fields
  const change = { imageIds: [cut.id, ...imageIds] }
  const { version } = (await by.call('PATCH', at, { body: { change, seen: { imageIds } } })).json.draft
  expect((await by.call('POST', `${at}/publish`, { body: { version } })).status).toBe(200)
}

/** Shows a photograph with the first choice of a configurator, which no product shows. */
async function showOwnPicture(shop: TestShop, by: TestBrowser, sku: string): Promise<DeskPicture> {
  const size = { width: 400, height: 300, channels: 3, background: '#c06020' } as const
  const picture = await uploadedPicture(shop, by, await sharp({ create: size }).png().toBuffer(), '')
  const { id } = await shop.database.db
    .selectFrom('products')
    .where('sku', '=', sku)
    .select('id')
    .executeTakeFirstOrThrow()
  const at = `/beheer/api/products/${id}/configurator` as const
  const { live, liveDigest } = (await by.call('GET', at)).json
  const definition = structuredClone(live)
  const steps = definition.cards.flatMap((card) => card.steps)
  steps.find((step) => 'options' in step && step.options.length > 0).options[0].imageUrl = picture.url
  const { draft } = (await by.call('PUT', at, { body: { version: null, liveDigest, definition } })).json
  const body = { version: draft.version, note: '' }
  expect((await by.call('POST', `${at}/publish`, { body })).status).toBe(200)
  return picture
}

it('a picture of a choice comes along, and is shown', async () => {
  const { pictures } = documentOf(await unzipped(first))
  const hash = ownPicture.url.slice('/images/'.length).split('-')[0]
  expect(pictures).toContainEqual(expect.objectContaining({ hash, widths: [320, 400] }))
  for (const shop of [demo, empty])
    for (const { srcset } of ownPicture.sources ?? [])
      for (const one of srcset.split(', '))
        expect((await shop.app.inject({ url: one.split(' ')[0]! })).statusCode).toBe(200)
})

it('a picture that is cut comes along with what it is cut of', async () => {
  const { pictures, products } = documentOf(await unzipped(first))
  const cut = pictures.find(({ crop }) => crop !== null)
  expect(cut).toMatchObject({
    alt: 'Poster aan de muur',
    focus: { x: 15, y: 90 },
    crop: { x: 100, y: 250, width: 600, height: 500 },
  })
  expect(pictures.filter(({ hash }) => hash === cut.crop.of)).toEqual([
    expect.objectContaining({ crop: null, focus: { x: 50, y: 50 } }),
  ])
  expect(products.find(({ sku }) => sku === 'PST-A1').pictures[0]).toEqual({
    hash: cut.hash,
    alt: cut.alt,
    focus: cut.focus,
  })
})

/** An answer without the ids that every shop has of its own. */
const withoutIds = (json: unknown) =>
  JSON.parse(JSON.stringify(json ?? null).replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '…'))

let networks = 0

/** Asked from a network of its own each time, so that the limit per second is not what is tested. */
async function alike(method: 'GET' | 'POST', url: string, body?: unknown, by = visitors) {
  networks += 1
  const headers = { 'x-forwarded-for': `192.0.${networks >> 8}.${networks & 255}` }
  const answers = await Promise.all(
    by.map((visitor) => visitor.call(method, url, { headers, ...(body !== undefined && { body }) })),
  )
  const [one, other] = answers
  const said = (answer: (typeof answers)[number] | undefined) => [
    url,
    body,
    answer?.status,
    withoutIds(answer?.status === 422 ? answer.json.errors : answer?.json),
  ]
  expect(said(other)).toEqual(said(one))
  expect([200, 422]).toContain(one?.status)
  return one
}

/** The same, of what can be asked. */
async function same(...asked: Parameters<typeof alike>) {
  expect([asked[1], (await alike(...asked))?.status]).toEqual([asked[1], 200])
}

const isPriced = (answer: Awaited<ReturnType<typeof alike>>) =>
  answer?.status === 200 && JSON.parse(answer.text).price !== null

const WALKS = 24
/** Numbers of which each says, in turn, what is chosen next. */
const dice = fc.array(fc.nat(), { minLength: 60, maxLength: 60 })
function diceOf(roll: readonly number[]) {
  let thrown = 0
  return (sides: number) => (roll[thrown++ % roll.length] ?? 0) % sides
}

/** What somebody who chooses at random asks the price of, at sizes and in quantities of all kinds. */
function composedAtRandom(configurator: Configurator, roll: readonly number[]) {
  const next = diceOf(roll)
  let choices = NO_CHOICES
  for (const { optionId } of leafSteps(configurator)) {
    const leaf = evaluate(configurator, choices).leaves.find((one) => one.optionId === optionId)
    if (!leaf?.isVisible) continue
    if ('fields' in leaf) {
      for (const { field } of leaf.fields) {
        const text =
          field.type === 'input_mm'
            ? String(
                field.minMm + field.stepMm * next(Math.floor((field.maxMm - field.minMm) / field.stepMm) + 1),
              )
            : field.values[next(field.values.length)]?.id
        if (text !== undefined) choices = fillIn(configurator, choices, field.optionId, text)
      }
      continue
    }
    const possible = leaf.options.filter(({ isAvailable, fits }) => isAvailable && fits)
    const chosen = possible[next(possible.length || 1)]
    if (chosen) choices = selectOption(configurator, choices, optionId, chosen.id)
  }
  const { options, fields } = choices
  return { key: configurator.key, quantity: 1 + next(60), options, fields, withOffers: true }
}

/** Every price of every list. */
const priced = async ({ database }: TestShop) => {
  const { rows } = await sql`
    select l.code, l.kind, l.title, l.valid_from, l.valid_to, s.sku, p.model, p.rate_e4, p.setup_cents, p.min_area_mm2,
      p.minimum_line_cents, p.extra_design_fee_cents, p.running_metre - 'v' as running_metre, p.tier_measure, p.tier_scope, p.valid_from as since,
      (select json_agg(json_build_array(from_milli, rate_e4, percent_off) order by from_milli) from tier_prices where price_id = p.id) as tiers,
      (select json_agg(json_build_array(quantity, cents) order by quantity) from run_prices where price_id = p.id) as runs,
      (select json_agg(json_build_array(c.url_path, d.percent_off) order by c.url_path) from category_discounts d
        join categories c on c.id = d.category_id where d.price_list_id = l.id) as discounts
    from price_lists l left join prices p on p.price_list_id = l.id left join products s on s.id = p.product_id
    order by l.code collate "C", s.sku collate "C", p.valid_from`.execute(database.db)
  return rows
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
    for (const { sku, urlPath } of products) if (urlPath !== null) await same('GET', `/api/products/${sku}`)
  })

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
  })

  it('answers the same to each configurator, and to what it costs at least', async () => {
    const document = documentOf(await unzipped(first))
    const { configurators } = document
    expect(configurators.length).toBeGreaterThan(15)
    for (const { key } of configurators) await same('GET', `/api/configurator/${key}`)
    const cheapest = cheapestChoices(document)
    expect(cheapest.length).toBeGreaterThan(15)
    for (const body of cheapest)
      await same('POST', '/api/configurator/calculate', { ...body, withOffers: true })
  })

  it('asks the same for whatever is composed', async () => {
    const { configurators } = documentOf(await unzipped(first))
    const walks = fc.sample(dice, { numRuns: configurators.length * WALKS, seed: 20_261_127 })
    let prices = 0
    for (const [at, roll] of walks.entries()) {
      const { sku, key, definition } = configurators[at % configurators.length]
      const body = composedAtRandom({ sku, key, ...definition }, roll)
      if (isPriced(await alike('POST', '/api/configurator/calculate', body))) prices += 1
    }
    expect(prices).toBeGreaterThan(300)
  })

  it('asks the same for whatever is bought by itself', async () => {
    const { products } = documentOf(await unzipped(first))
    const sold = products.filter(({ type, urlPath }) => type === 'simple' && urlPath !== null)
    const rolls = fc.sample(dice, { numRuns: sold.length * 4, seed: 20_261_127 })
    let prices = 0
    for (const [at, roll] of rolls.entries()) {
      const { sku, sizeOptions } = sold[at % sold.length]
      const next = diceOf(roll)
      const customOptions = sizeOptions.map(({ optionId, minMm, maxMm }: LooseEntry) => ({
        id: optionId,
        values: [String(minMm + next(maxMm - minMm + 1))],
      }))
      const body = { sku, quantity: 1 + next(60), customOptions }
      if (isPriced(await alike('POST', '/api/products/calculate', body))) prices += 1
    }
    expect(prices).toBeGreaterThan(300)
  })

  it('keeps every price of each list', async () => {
    const rows = await priced(demo)
    expect(rows.length).toBeGreaterThan(200)
    expect(await priced(empty)).toEqual(rows)
  })
})

/** Somebody in each shop whose company buys by this list. */
async function buyersBy(list: { readonly code: string; readonly kind: 'group' | 'contract' }) {
  const password = 'Geheim-voor-test-1'
  const hash = await hashPassword(password)
  const email = `${list.code.toLowerCase()}@inkoop.example`
  const column = list.kind === 'group' ? sql`group_price_list_id` : sql`contract_price_list_id`
  const browsers = [demo, empty].map(async (shop) => {
    await sql`
      with company as (
        insert into companies (name, ${column}) select 'Inkoop', id from price_lists where code = ${list.code} returning id)
      insert into contacts (company_id, email, password_hash, first_name, last_name)
      select id, ${email}, ${hash}, 'Ina', 'Koop' from company`.execute(shop.database.db)
    return shop.loggedIn(email, password)
  })
  const [one, other] = await Promise.all(browsers)
  return [one!, other!] as const
}

it('costs customers the same by each price list', async () => {
  const document = documentOf(await unzipped(first))
  const { priceLists, listPrices, products } = document
  const lists = priceLists.filter(({ kind }) => kind !== 'base')
  expect(lists.length).toBeGreaterThan(1)
  const bySku = new Map(products.map((product) => [product.sku, product]))
  for (const list of lists) {
    const buyers = await buyersBy(list)
    const listed = listPrices.filter((price) => price.list === list.code).map(({ sku }) => bySku.get(sku))
    for (const { sku, urlPath } of [...listed, ...products.slice(0, 20)])
      if (urlPath !== null) await same('GET', `/api/products/${sku}`, undefined, buyers)
    for (const body of cheapestChoices(document).slice(0, 10))
      await same('POST', '/api/configurator/calculate', { ...body, withOffers: false }, buyers)
  }
})

/** The choices by which each configurator costs least. */
function cheapestChoices({ configurators, products }: CatalogueDocument) {
  const prices = new Map<string, PriceRule>(
    products.map(({ sku, prices: [price] }) => [sku, price?.price ?? null]),
  )
  return configurators.flatMap(({ sku, key, definition }) => {
    const found = startingPriceFrom({
      configurator: { sku, key, ...definition },
      choices: NO_CHOICES,
      pieces: 30,
      ruleOf: (one) => prices.get(one) ?? null,
    })
    return found ? [{ key, quantity: 30, options: found.choices.options, fields: found.choices.fields }] : []
  })
}
