import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Setup } from '#contract/office/setup.ts'
import { offeredOwnerCode } from '../operators/first-owner.ts'
import { openDemo } from '../demo/open-demo.ts'
import { DEMO_TABLES } from '../demo/demo-tables.ts'
import { newBuyer } from '#test/support/new-buyer.ts'
import { newOperator } from '#test/support/operators.ts'
import { uploadedPicture } from '#test/support/pictures.ts'
import { refusal } from '#test/support/product-desk.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

const PATH = '/beheer/api/setup'
const OWNER = { name: 'Ans de Pers', email: 'ans@depers.example', password: 'vier-paarden-op-een-zolder' }

const setupOf = async (by: TestBrowser): Promise<Setup> => (await by.call('GET', PATH)).json
/** How much a visitor finds of what the demo sells. */
const found = async (shop: TestShop): Promise<number> =>
  (await shop.browser().call('GET', '/api/search?query=spandoek')).json.totalCount
const demoOperator = async (shop: TestShop) => {
  const one = shop.browser()
  const body = { email: 'beheer@demo.example', password: 'Paskruis-demo-3' }
  expect((await one.call('POST', '/beheer/api/login', { body })).status).toBe(200)
  return one
}

describe('the first owner of a shop without staff', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop({ template: 'shop_empty' })
  })
  afterAll(() => shop.close())
  const become = (body: object) => shop.browser().call('POST', '/beheer/api/first-owner', { body })

  it('is who has the code of the shop, once', async () => {
    const code = (await offeredOwnerCode(shop.shop)) ?? ''
    expect(refusal(await become({ ...OWNER, code: `${code}x` }))).toEqual([422, 'OwnerCodeWrong'])
    expect(refusal(await become({ ...OWNER, code, password: 'depers' }))[0]).toBe(422)
    expect((await become({ ...OWNER, code })).json).toEqual({ email: OWNER.email })
    expect(await offeredOwnerCode(shop.shop)).toBeNull()
    expect(refusal(await become({ ...OWNER, email: 'ander@depers.example', code }))).toEqual([
      409,
      'SetupOver',
    ])
    const login = await shop.browser().call('POST', '/beheer/api/login', { body: OWNER })
    expect(login.json.operator).toMatchObject({ role: 'owner', name: OWNER.name })
  })

  it('is one of two who come at once', async () => {
    const other = await testShop({ template: 'shop_empty' })
    try {
      const code = await offeredOwnerCode(other.shop)
      const answers = await Promise.all(
        [1, 2].map((n) =>
          other.browser().call('POST', '/beheer/api/first-owner', {
            body: { ...OWNER, email: `${n}@depers.example`, code },
          }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    } finally {
      await other.close()
    }
  })
})

describe('an empty shop', () => {
  let shop: TestShop
  let owner: TestBrowser
  beforeAll(async () => {
    shop = await testShop({ template: 'shop_empty' })
    owner = await (await newOperator(shop, 'owner')).loggedIn()
  })
  afterAll(() => shop.close())

  it('lacks everything, and says so to its owner alone', async () => {
    expect(await setupOf(owner)).toMatchObject({
      done: { company: false, delivery: false, assortment: false, pages: false, staff: false },
      isFinished: false,
      products: 0,
      demo: null,
    })
    const sales = await (await newOperator(shop, 'sales')).loggedIn()
    expect((await sales.call('GET', PATH)).status).toBe(403)
  })

  it('has its terms once a page that says them is in the shop, at the address to which the shop leads', async () => {
    const other = await testShop({ template: 'shop_empty' })
    try {
      const its = await (await newOperator(other, 'owner')).loggedIn()
      const pages = '/beheer/api/content/pages'
      const write = async (title: string, wanted: object) => {
        const { json } = await its.call('POST', pages, { body: { title } })
        const before = await setupOf(its)
        const change = { content: '<p>Zo doen we het.</p>', isPublished: true, ...wanted }
        const seen = Object.fromEntries(
          Object.entries<unknown>(json.fields).filter(([name]) => name in change),
        )
        const edited = await its.call('PATCH', `${pages}/${json.id}`, { body: { change, seen } })
        expect(edited.status).toBe(200)
        return [before.missingPages, (await setupOf(its)).missingPages]
      }
      const both = ['/algemene-voorwaarden', '/privacy']
      expect(await write('Algemene voorwaarden', {})).toEqual([both, ['/privacy']])
      expect((await setupOf(its)).done.pages).toBe(false)
      expect(await write('Privacyverklaring', {})).toEqual([['/privacy'], ['/privacy']])
      expect(await write('Onze privacy', { urlPath: '/privacy' })).toEqual([['/privacy'], []])
      expect((await setupOf(its)).done.pages).toBe(true)
    } finally {
      await other.close()
    }
  })

  it('takes the assortment of the demo, and keeps its own name', async () => {
    const shopName = 'Drukkerij De Pers'
    await owner.call('PATCH', '/beheer/api/shop', {
      body: { change: { shopName }, seen: { shopName: 'Nieuwe winkel' } },
    })
    const { status, json } = await owner.call('POST', `${PATH}/assortment`, { body: { withPages: true } })
    expect([status, json.done]).toEqual([
      200,
      { ...json.done, delivery: true, look: true, assortment: true, pages: true, company: false },
    ])
    shop.heardCatalogueChange()
    const visitor = shop.browser()
    expect((await visitor.call('GET', '/api/config/theme')).json.shopName).toBe(shopName)
    const body = { sku: 'PST-A1', quantity: 1, customOptions: [] }
    expect((await visitor.call('POST', '/api/products/calculate', { body })).json.price).not.toBeNull()
    expect(await found(shop)).toBeGreaterThan(0)
    expect(refusal(await owner.call('POST', `${PATH}/assortment`, { body: { withPages: true } }))).toEqual([
      409,
      'AssortmentNotEmpty',
    ])
  })

  it('keeps the countries and classes of its owner as they are when it takes that assortment', async () => {
    const other = await testShop({ template: 'shop_empty' })
    try {
      const its = await (await newOperator(other, 'owner')).loggedIn()
      const delivery = '/beheer/api/shop/delivery'
      const countries = [{ code: 'BE', ships: true }]
      await its.call('PUT', `${delivery}/countries`, { body: { countries, seen: [] } })
      const change = { title: 'Doos', maxGrams: 9000, centsByCountry: { BE: 700 } }
      await its.call('PUT', `${delivery}/classes/parcel`, { body: { change, seen: {}, isThere: false } })
      const { json: before } = await its.call('GET', delivery)
      expect(before).toMatchObject({ countries: [{ code: 'BE' }], classes: [{ title: 'Doos' }] })
      // What goes nowhere where the shop says it ships is no delivery.
      const more = [...countries, { code: 'NL', ships: true }]
      await its.call('PUT', `${delivery}/countries`, { body: { countries: more, seen: countries } })
      expect((await setupOf(its)).done.delivery).toBe(false)
      await its.call('PUT', `${delivery}/countries`, { body: { countries, seen: more } })
      expect((await setupOf(its)).done.delivery).toBe(true)
      const filled = await its.call('POST', `${PATH}/assortment`, { body: { withPages: false } })
      expect([filled.status, filled.json.done.assortment]).toEqual([200, true])
      expect((await its.call('GET', delivery)).json).toEqual(before)
    } finally {
      await other.close()
    }
  })

  it('takes the classes along only to countries that its owner chose', async () => {
    const other = await testShop({ template: 'shop_empty' })
    try {
      const its = await (await newOperator(other, 'owner')).loggedIn()
      const delivery = '/beheer/api/shop/delivery'
      const countries = [{ code: 'BE', ships: true }]
      await its.call('PUT', `${delivery}/countries`, { body: { countries, seen: [] } })
      await its.call('POST', `${PATH}/assortment`, { body: { withPages: false } })
      const { json } = await its.call('GET', delivery)
      expect(json.countries.map(({ code }) => code)).toEqual(['BE'])
      expect((await setupOf(its)).done.delivery).toBe(true)
      expect(json.classes.map(({ code, centsByCountry }) => [code, ...Object.keys(centsByCountry)])).toEqual([
        ['parcel', 'BE'],
        ['tube', 'BE'],
        ['long', 'BE'],
        ['pallet', 'BE'],
      ])
    } finally {
      await other.close()
    }
  })

  it('gives that assortment back in one press, but for what its owner worked on or somebody bought', async () => {
    const other = await testShop({ template: 'shop_empty' })
    try {
      const its = await (await newOperator(other, 'owner')).loggedIn()
      const { db } = other.database
      const idOf = async (sku: string): Promise<string> =>
        (await db.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id
      const clearGoods = (body: object) => its.call('POST', `${PATH}/clear-assortment`, { body })
      expect((await setupOf(its)).assortment).toBeNull()
      expect(refusal(await clearGoods({ products: 0, categories: 0 }))).toEqual([409, 'DemoGone'])
      await its.call('POST', `${PATH}/assortment`, { body: { withPages: true } })
      const all = (await setupOf(its)).assortment
      expect(all).toMatchObject({ stays: [], stayCount: 0 })
      expect(await rowsOf(other, 'products')).toBe(all!.products)

      // What the owner makes beside it, what he changes, and what he writes at a configurator.
      const products = '/beheer/api/products'
      const edit = async (id: string, change: object) => {
        const { fields, draft } = (await its.call('GET', `${products}/${id}`)).json
        const seen = Object.fromEntries(Object.entries<unknown>(fields).filter(([name]) => name in change))
        const { json } = await its.call('PATCH', `${products}/${id}`, { body: { change, seen } })
        const body = { version: json.draft.version ?? draft?.version, note: '' }
        expect((await its.call('POST', `${products}/${id}/publish`, { body })).status).toBe(200)
      }
      const [poster, mesh] = [await idOf('PST-A1'), await idOf('MSH-MAAT')]
      await edit(poster, { title: 'Mijn poster' })
      const copy = { sku: 'EIGEN-1', title: 'Eigen product', copyOf: null }
      const own = (await its.call('POST', products, { body: copy })).json.id
      await edit(own, { status: 'discontinued', relatedSkus: ['PST-A2'] })
      const choices = { quantity: 1, options: {}, fields: {} }
      const test = { testId: null, title: 'Vaste prijs', choices, expectedCents: 1 }
      expect((await its.call('POST', `${products}/${mesh}/configurator/tests`, { body: test })).status).toBe(
        200,
      )

      other.heardCatalogueChange()
      const buyer = await newBuyer(other, 'NL')
      const cartItem = { sku: 'TOE-SPANNER', quantity: 10, customOptions: [] }
      expect((await buyer.call('POST', '/api/cart/items', { body: { cartItem } })).status).toBe(200)

      // Pictures that only texts and what those said before name, by address.
      const block = async (id: string): Promise<string> =>
        (await db.selectFrom('content_blocks').select('content').where('id', '=', id).executeTakeFirst())
          ?.content ?? ''
      const putPicture = async (content: string) => {
        const body = { content, seen: await block('home_hero_image') }
        const path = '/beheer/api/content/blocks/home_hero_image'
        expect((await its.call('PUT', path, { body })).status).toBe(200)
      }
      const drawn = await block('home_hero_image')
      const { url: uploaded } = await uploadedPicture(
        other,
        its,
        await sharp({ create: { width: 400, height: 300, channels: 3, background: '#204080' } })
          .png()
          .toBuffer(),
      )
      await putPicture(uploaded)
      const pictures = await rowsOf(other, 'images')

      const { assortment } = await setupOf(its)
      const reasons = Object.fromEntries(assortment!.stays.map(({ id, reason }) => [id, reason]))
      expect([await idOf('TOE-SPANNER'), poster, mesh].map((id) => reasons[id])).toEqual([
        'inCart',
        'changed',
        'changed',
      ])
      const seen = { products: assortment!.products, categories: assortment!.categories }
      expect(refusal(await clearGoods({ ...seen, products: 1 }))).toEqual([409, 'DemoMovedOn'])
      const sales = await (await newOperator(other, 'sales')).loggedIn()
      expect((await sales.call('POST', `${PATH}/clear-assortment`, { body: seen })).status).toBe(403)

      const pages = await rowsOf(other, 'pages')
      const pathsOfCategories = async () =>
        new Set((await db.selectFrom('categories').select('url_path').execute()).map((one) => one.url_path))
      const wasThere = await pathsOfCategories()
      const { status, json } = await clearGoods(seen)
      expect([status, json.assortment]).toEqual([200, null])
      const left = await db.selectFrom('products').select('sku').orderBy('sku').execute()
      expect(left.length).toBe(all!.products + 1 - seen.products)
      expect(left.map(({ sku }) => sku)).toEqual(
        expect.arrayContaining(['EIGEN-1', 'MSH-MAAT', 'PST-A1', 'PST-A2', 'TOE-SPANNER']),
      )
      // What a configurator that stays consists of stays too, and works.
      const { findings } = (await its.call('GET', `${products}/${mesh}/configurator`)).json
      expect(findings).toEqual([])
      expect((await its.call('GET', `${products}/${poster}`)).json.findings).toEqual([])
      expect([await rowsOf(other, 'pages'), await rowsOf(other, 'countries')]).not.toContain(0)
      expect(await rowsOf(other, 'pages')).toBe(pages)
      // No menu leads to what is gone.
      const isThere = await pathsOfCategories()
      const links = (await db.selectFrom('content_menu_links').select('url').execute()).map(({ url }) => url)
      expect(links.filter((url) => wasThere.has(url) && !isThere.has(url))).toEqual([])
      const { rows: audited } = await sql<{ count: number }>`
        select count(*)::int as count from audit_events where entity = 'products' and action = 'delete'`.execute(
        db,
      )
      expect(audited[0]?.count).toBe(seen.products)
      other.heardCatalogueChange()
      expect(await found(other)).toBeGreaterThan(0)
      // Pictures of what is gone are gone too.
      expect(await rowsOf(other, 'images')).toBeLessThan(pictures)
      // What stood on the home page before can stand there again.
      for (const url of [uploaded, drawn])
        expect([url, (await other.app.inject({ url })).statusCode]).toEqual([url, 200])
    } finally {
      await other.close()
    }
  })

  it('is set up once its owner says so, and he can go on with it', async () => {
    for (const isFinished of [true, false]) {
      const { json } = await owner.call('POST', `${PATH}/finish`, { body: { isFinished } })
      expect(json.isFinished).toBe(isFinished)
    }
  })

  it('mails a trial to its owner', async () => {
    expect((await owner.call('POST', `${PATH}/mail`)).status).toBe(200)
    const mail = await shop.database.db
      .selectFrom('outbox')
      .select(['recipient', 'template'])
      .executeTakeFirstOrThrow()
    expect(mail).toEqual({ recipient: expect.stringContaining('owner-'), template: 'trial' })
  })
})

const clear = (by: TestBrowser, keepsAssortment: boolean, owner: object | null = OWNER) =>
  by.call('POST', `${PATH}/clear-demo`, { body: { keepsAssortment, owner } })
const rowsOf = async (shop: TestShop, table: string) => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(shop.database.db)
  return rows[0]?.count ?? -1
}

describe('the demo', () => {
  it('names every table of the shop', async () => {
    const shop = await testShop({ template: 'shop_empty' })
    try {
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
        shop.database.db,
      )
      expect(Object.keys(DEMO_TABLES).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    } finally {
      await shop.close()
    }
  })

  it.each([true, false])('goes in one press, the assortment kept: %s', async (keepsAssortment) => {
    const shop = await testShop({ template: 'shop_empty' })
    try {
      await openDemo(shop.shop, () => undefined)
      const operator = await demoOperator(shop)
      const before = await setupOf(operator)
      expect(before.demo).toMatchObject({ isOperator: true })
      expect(before.demo?.orders).toBeGreaterThan(0)
      expect(refusal(await clear(operator, keepsAssortment, null))[0]).toBe(422)
      expect(await rowsOf(shop, 'orders')).toBe(before.demo?.orders)

      const { status, json } = await clear(operator, keepsAssortment)
      expect([status, json.demo, json.products]).toEqual([200, null, keepsAssortment ? before.products : 0])
      for (const table of ['companies', 'orders', 'invoices', 'designs', 'outbox', 'number_sequences'])
        expect([table, await rowsOf(shop, table)]).toEqual([table, 0])
      expect((await rowsOf(shop, 'products')) > 0).toBe(keepsAssortment)
      const agreed = await sql`select from price_lists where kind = 'contract'`.execute(shop.database.db)
      expect(agreed.rows).toEqual([])

      // The session goes on, with a login that nobody knows.
      expect((await operator.call('GET', '/beheer/api/me')).json.operator.email).toBe(OWNER.email)
      const asDemo = { email: 'beheer@demo.example', password: 'Paskruis-demo-3' }
      expect((await shop.browser().call('POST', '/beheer/api/login', { body: asDemo })).status).toBe(401)
      expect((await shop.browser().call('POST', '/beheer/api/login', { body: OWNER })).status).toBe(200)
      const customer = { username: 'klant@demo.example', password: 'Paskruis-demo-1' }
      expect((await shop.browser().call('POST', '/api/customer/login', { body: customer })).status).toBe(401)

      shop.heardCatalogueChange()
      const body = { sku: 'PST-A1', quantity: 1, customOptions: [] }
      const priced = await shop.browser().call('POST', '/api/products/calculate', { body })
      expect(priced.status).toBe(keepsAssortment ? 200 : 404)
      expect((await found(shop)) > 0).toBe(keepsAssortment)
      expect((await shop.browser().call('GET', '/api/config/theme')).json.shopName).toBe('Nieuwe winkel')
      expect(refusal(await clear(operator, keepsAssortment))).toEqual([409, 'DemoGone'])
      if (!keepsAssortment) {
        const again = await operator.call('POST', `${PATH}/assortment`, { body: { withPages: true } })
        expect([again.status, again.json.products]).toEqual([200, before.products])
      }
    } finally {
      await shop.close()
    }
  })

  it('is taken out by another owner too, who keeps his login; that of the demo opens nothing', async () => {
    const shop = await testShop()
    try {
      const own = await newOperator(shop, 'owner')
      const owner = await own.loggedIn()
      expect((await clear(owner, true, null)).status).toBe(200)
      const asDemo = { email: 'beheer@demo.example', password: 'Paskruis-demo-3' }
      expect((await shop.browser().call('POST', '/beheer/api/login', { body: asDemo })).status).toBe(401)
      expect((await owner.call('GET', '/beheer/api/me')).status).toBe(200)
    } finally {
      await shop.close()
    }
  })

  it('stays in a live shop', async () => {
    const shop = await testShop({ settings: { isProduction: true } })
    try {
      const owner = await (await newOperator(shop, 'owner')).loggedIn()
      expect((await setupOf(owner)).demo).toBeNull()
      expect(refusal(await clear(owner, true, null))).toEqual([409, 'DemoGone'])
      expect(await rowsOf(shop, 'companies')).toBeGreaterThan(0)
    } finally {
      await shop.close()
    }
  })
})
