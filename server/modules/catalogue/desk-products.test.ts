import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskProduct, ProductFields } from '#contract/office/products.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { publishDueTask } from './publish-due.task.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

let shop: TestShop
let editor: TestBrowser
let colleague: TestBrowser
let visitor: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  editor = await (await newOperator(shop, 'content')).loggedIn()
  colleague = await (await newOperator(shop, 'sales')).loggedIn()
  visitor = shop.browser()
})
afterAll(() => shop.close())

const idOf = async (sku: string): Promise<string> =>
  (
    await shop.database.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
  ).id
const at = (id: string, rest = '') => `/beheer/api/products/${id}${rest}`
const shown = async (id: string): Promise<DeskProduct> => (await editor.call('GET', at(id))).json
const post = (id: string, rest: string, body: object, by = editor) => by.call('POST', at(id, rest), { body })

/** Changes a product as somebody who sees it now. */
async function edit(id: string, change: Partial<ProductFields>, by = editor) {
  const { fields } = await shown(id)
  const seen = Object.fromEntries(
    Object.keys(change).map((name) => [name, fields[name as keyof ProductFields]]),
  )
  return by.call('PATCH', at(id), { body: { change, seen } })
}
const versionOf = async (id: string) => (await shown(id)).draft?.version ?? 0
const publish = async (id: string, note = '') => post(id, '/publish', { version: await versionOf(id), note })
const refusal = ({ status, json }: { status: number; json: any }) => [
  status,
  ...json.errors.map(({ code, field }: { code: string; field?: string }) => [code, field].join(' ').trim()),
]

async function inShop(sku: string) {
  shop.heardCatalogueChange()
  return visitor.call('GET', `/api/products/${sku}`)
}

let made = 0
/** A product of its own, as somebody makes it. */
async function newProduct(change: Partial<ProductFields> = {}) {
  made += 1
  const sku = `NIEUW-${made}`
  const body = { sku, title: `Nieuw ${made}`, copyOf: await idOf('PST-A1') }
  const { status, json } = await editor.call('POST', '/beheer/api/products', { body })
  expect(status).toBe(200)
  await edit(json.id, { urlPath: `/nieuw-${made}`, ...change })
  return { id: json.id as string, sku }
}

const route = async (path: string) => (await visitor.call('GET', `/api/navigation/route?path=${path}`)).json

const schedule = async (id: string, publishAt: string | null) =>
  editor.call('PUT', at(id, '/schedule'), { body: { version: await versionOf(id), publishAt } })

/** The same browser with the mark by which staff see it. */
const previewing = async (role: 'content' | 'production' = 'content') => {
  const one = await (await newOperator(shop, role)).loggedIn()
  one.cookies.set('Preview', '1')
  return one
}

const titleFor = async (by: TestBrowser, sku: string) => {
  const { status, json } = await by.call('GET', `/api/products/${sku}`)
  return status === 200 ? json.title : status
}

const uploaded = (content: Buffer, by = editor, alt = 'Vlag in de wind') =>
  shop.app.inject({
    method: 'POST',
    url: `/beheer/api/pictures?alt=${encodeURIComponent(alt)}`,
    headers: {
      'content-type': 'application/octet-stream',
      cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: content,
  })

const photograph = () =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: '#204080' } })
    .jpeg()
    .toBuffer()

describe('the list of products', () => {
  it('is found by title, by SKU, by category and by state, page after page', async () => {
    const list = async (query: string) => (await editor.call('GET', `/beheer/api/products?${query}`)).json
    const bySku = await list('search=spd-510')
    expect(bySku.products[0]).toMatchObject({
      sku: 'SPD-510',
      title: 'Spandoek 510 g',
      status: 'active',
      draft: null,
    })
    expect(bySku.products[0].imageUrl).toMatch(/^\/images\//)
    expect((await list('search=50%25_')).products).toEqual([])
    const { categories } = (await editor.call('GET', '/beheer/api/catalogue/choices')).json
    const flags = categories.find(({ path }: { path: string }) => path === '/vlaggen-en-masten')
    const ofFlags = await list(`category=${flags.id}`)
    expect(ofFlags.products.length).toBeGreaterThan(3)
    const all = await shop.database.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const seen: string[] = []
    let next: string | null = null
    do {
      const page = await list(next ? `after=${next}` : '')
      seen.push(...page.products.map(({ id }: { id: string }) => id))
      next = page.next
    } while (next)
    expect([seen.length, new Set(seen).size]).toEqual([all.n, all.n])
    expect((await editor.call('GET', `/beheer/api/products?after=${NOWHERE}`)).status).toBe(404)
  })

  it('tells which have a draft, and which are not in the shop yet', async () => {
    const before = (await editor.call('GET', '/beheer/api/products/counts')).json
    const { id } = await newProduct()
    expect((await editor.call('GET', '/beheer/api/products/counts')).json).toEqual({
      draft: before.draft + 1,
      changed: before.changed + 1,
    })
    const { products } = (await editor.call('GET', '/beheer/api/products?queue=changed')).json
    expect(products.map((one: { id: string }) => one.id)).toContain(id)
  })

  it('is not for who makes things', async () => {
    const maker = await (await newOperator(shop, 'production')).loggedIn()
    expect((await maker.call('GET', '/beheer/api/products')).status).toBe(403)
    expect((await visitor.call('GET', '/beheer/api/products')).status).toBe(404)
  })
})

describe('a product that is changed', () => {
  it('is in the shop as it was until it is published, and then as it became', async () => {
    const { id, sku } = await newProduct()
    expect((await inShop(sku)).status).toBe(404)
    expect((await publish(id)).status).toBe(200)
    expect((await inShop(sku)).json.title).toMatch(/^Nieuw/)

    await edit(id, { title: 'Poster op maat', vatPercent: 9 })
    expect((await inShop(sku)).json.title).toMatch(/^Nieuw/)
    const desk = await shown(id)
    expect([desk.live.title, desk.fields.title, desk.clashes, desk.findings]).toEqual([
      expect.stringMatching(/^Nieuw/),
      'Poster op maat',
      [],
      [],
    ])
    await publish(id, 'Betere naam')
    const { json } = await inShop(sku)
    expect([json.title, json.vatPercent]).toEqual(['Poster op maat', 9])
    expect((await shown(id)).draft).toBeNull()
  })

  it('costs the shop what staff filled in, which the shop itself never shows', async () => {
    const { id, sku } = await newProduct({ cost: { per: 'm2', rateE4: 45_678_912 } })
    await publish(id)
    expect((await shown(id)).live.cost).toEqual({ per: 'm2', rateE4: 45_678_912 })
    const { status, text } = await inShop(sku)
    expect([status, /cost|45678912/i.test(text)]).toEqual([200, false])
    await edit(id, { cost: null })
    await publish(id)
    const row = await shop.database.db
      .selectFrom('products')
      .select(['cost_per', 'cost_rate_e4'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ cost_per: null, cost_rate_e4: null })
  })

  it('keeps all that it had: what is published unchanged is the same, to the last field', async () => {
    const rows = await shop.database.db
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'active')
      .orderBy('sku')
      .execute()
    for (const { id } of rows.filter((_row, place) => place % 12 === 0)) {
      const before = await shown(id)
      await edit(id, { metaTitle: `${before.live.metaTitle} `.concat('x') })
      const { status, json } = await publish(id)
      expect([before.sku, status]).toEqual([before.sku, 200])
      expect(json.live).toEqual({ ...before.live, metaTitle: `${before.live.metaTitle} x`.trim() })
    }
  })

  it('has its prices, tiers and sizes of its own', async () => {
    const { id, sku } = await newProduct()
    const { fields } = await shown(id)
    const [first] = fields.prices
    const price = {
      ...first!.price,
      model: 'piece' as const,
      rateE4: 1_234_500,
      setupCents: 0,
      minimumLineCents: null,
      minAreaMm2: null,
    }
    await edit(id, { prices: [{ validFrom: '2000-01-01', validTo: null, price: { ...price, tiers: null } }] })
    await publish(id)
    expect((await inShop(sku)).json.price.excludingTaxInCents).toBe(12_345)
    const bands = [{ kind: 'percentOff' as const, fromMilli: 10_000, percent: 20 }]
    await edit(id, {
      prices: [
        {
          validFrom: '2000-01-01',
          validTo: null,
          price: { ...price, tiers: { measure: 'piece', scope: 'line', bands } },
        },
      ],
    })
    await publish(id)
    const { json } = await inShop(sku)
    expect(json.tierPrices.map(({ percentOff }: { percentOff: number }) => percentOff)).toEqual([0, 20])
  })

  it('sends who knows its old address to the new one', async () => {
    const { id } = await newProduct()
    await publish(id)
    const { urlPath: first } = (await shown(id)).live
    await edit(id, { urlPath: `${first}-groot` })
    await publish(id)
    await edit(id, { urlPath: `${first}-klein` })
    await publish(id)
    shop.heardCatalogueChange()
    expect(await route(first!)).toMatchObject({ pageType: 'REDIRECT', path: `${first}-klein` })
    expect(await route(`${first}-groot`)).toMatchObject({ pageType: 'REDIRECT', path: `${first}-klein` })
    await edit(id, { urlPath: first })
    await publish(id)
    shop.heardCatalogueChange()
    expect(await route(first!)).toMatchObject({ pageType: 'PRODUCT' })
    expect(await route(`${first}-klein`)).toMatchObject({ pageType: 'REDIRECT', path: first })
  })

  it('loses what does harm in its texts', async () => {
    const { id } = await newProduct({
      description: '<p onclick="x()">Goed</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    })
    const { fields } = await shown(id)
    expect(fields.description).toContain('<p>Goed</p>')
    expect(fields.description).not.toMatch(/script|onclick|onerror/)
  })

  it('is written down with what it was and what it became', async () => {
    const { id } = await newProduct()
    await publish(id)
    const rows = await shop.database.db
      .selectFrom('audit_events')
      .select(['entity', 'action', 'actor_kind'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ entity, action }) => `${action} ${entity}`)).toEqual(
      expect.arrayContaining([
        'insert products',
        'insert product_drafts',
        'update products',
        'delete product_drafts',
      ]),
    )
    expect(new Set(rows.map(({ actor_kind }) => actor_kind))).toEqual(new Set(['operator']))
  })
})

describe('what cannot go into the shop', () => {
  it.each<[string, Partial<ProductFields>, string]>([
    ['a path of another product', { urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-510-g' }, 'urlPath'],
    ['a path of a category', { urlPath: '/vlaggen-en-masten' }, 'urlPath'],
    ['a path of the shop itself', { urlPath: '/account/bestellingen' }, 'urlPath'],
    ['no price', { prices: [] }, 'prices'],
    ['no way to send it', { deliveryKinds: ['ship'], deliveryClasses: [] }, 'deliveryClasses'],
    ['itself as related', { relatedSkus: ['GEEN-PRODUCT'] }, 'relatedSkus'],
    ['a category that is gone', { categoryIds: [NOWHERE] }, 'categoryIds'],
    [
      'express that is slower',
      { productionDays: 2, express: { days: 3, percent: 20, minimumCents: 0 } },
      'express',
    ],
  ])('%s', async (_case, change, field) => {
    const { id, sku } = await newProduct(change)
    const desk = await shown(id)
    expect(desk.findings.filter(({ isStopping }) => isStopping).map((one) => one.field)).toEqual([field])
    expect(refusal(await publish(id))).toEqual([422, `ProductNotReady ${field}`])
    expect((await shown(id)).draft).not.toBeNull()
    expect((await inShop(sku)).status).toBe(404)
  })

  it('says so at its field where a value itself is wrong', async () => {
    const { id } = await newProduct()
    const wrong: [object, string][] = [
      [{ urlPath: '/Met Spatie' }, 'change.urlPath'],
      [{ title: ' ' }, 'change.title'],
      [{ vatPercent: 20 }, 'change.vatPercent'],
      [{ cost: { per: 'm2', rateE4: -1 } }, 'change.cost.rateE4'],
      [{ cost: { per: 'uur', rateE4: 1 } }, 'change.cost.per'],
      [{ productionDays: 61 }, 'change.productionDays'],
    ]
    for (const [change, field] of wrong) {
      const { status, json } = await editor.call('PATCH', at(id), { body: { change, seen: {} } })
      expect([status, json.errors[0].field]).toEqual([422, field])
    }
  })

  it('is a second product of the same SKU', async () => {
    const body = { sku: 'spd-510', title: 'Nog een', copyOf: null }
    expect(refusal(await editor.call('POST', '/beheer/api/products', { body }))).toEqual([
      409,
      'ProductKnown sku',
    ])
  })
})

describe('two who change one product', () => {
  it('hear of each other by the field that both changed, and of no other', async () => {
    const { id } = await newProduct()
    const { fields } = await shown(id)
    const change = (name: 'title' | 'metaTitle', value: string, by: TestBrowser) =>
      by.call('PATCH', at(id), { body: { change: { [name]: value }, seen: { [name]: fields[name] } } })
    expect((await change('title', 'Van de een', editor)).status).toBe(200)
    expect((await change('metaTitle', 'Van de ander', colleague)).status).toBe(200)
    expect(refusal(await change('title', 'Van de ander', colleague))).toEqual([
      409,
      'ChangedMeanwhile change.title',
    ])
    expect((await shown(id)).fields).toMatchObject({ title: 'Van de een', metaTitle: 'Van de ander' })
  })

  it('publish what they saw: a draft that moved on is not published, nor thrown away', async () => {
    const { id } = await newProduct()
    const version = await versionOf(id)
    await edit(id, { title: 'Intussen' }, colleague)
    expect(refusal(await post(id, '/publish', { version, note: '' }))).toEqual([409, 'DraftMovedOn'])
    expect(refusal(await post(id, '/discard', { version }))).toEqual([409, 'DraftMovedOn'])
    expect((await post(id, '/discard', { version: version + 1 })).json.draft).toBeNull()
  })

  it('are told by the field when the shop itself became different under a draft', async () => {
    const { id } = await newProduct()
    await publish(id)
    await edit(id, { title: 'Uit het concept' })
    await sql`update products set title = 'Uit een import' where id = ${id}`.execute(shop.database.db)
    expect((await shown(id)).clashes).toEqual(['title'])
    expect(refusal(await publish(id))).toEqual([409, 'ChangedMeanwhile title'])
    // Whoever says it once more, now that he knows, means it.
    expect((await edit(id, { title: 'Uit het concept' })).json.clashes).toEqual([])
    expect((await publish(id)).json.live.title).toBe('Uit het concept')
  })
})

describe('what was published', () => {
  it('is told with who did it and what became different, and comes back as a draft', async () => {
    const id = await idOf('PST-A2')
    const first = (await shown(id)).live
    await edit(id, { title: 'Poster twee' })
    await publish(id, 'Naam')
    await edit(id, { shortDescription: 'Kort', title: 'Poster drie' })
    await publish(id)
    const { revisions } = (await editor.call('GET', at(id, '/revisions'))).json
    expect(
      revisions.map(({ number, note, changed, publishedBy }: any) => [
        number,
        note,
        changed.toSorted(),
        publishedBy,
      ]),
    ).toEqual([
      [3, '', ['shortDescription', 'title'], expect.stringMatching(/^Sam/)],
      [2, 'Naam', ['title'], expect.stringMatching(/^Sam/)],
      [1, '', [], null],
    ])
    const second = (await editor.call('GET', at(id, '/revisions/2'))).json
    expect([second.fields.title, second.before.title]).toEqual(['Poster twee', first.title])
    expect(second.images.map((image: any) => image.id)).toEqual(first.imageIds)
    expect((await post(id, '/revisions/1/restore', { version: null })).json.fields).toEqual(first)
    expect(refusal(await post(id, '/revisions/2/restore', { version: null }))).toEqual([409, 'DraftMovedOn'])
    expect(refusal(await post(id, '/revisions/9/restore', { version: 1 }))).toEqual([404, 'RevisionNotFound'])
    await publish(id)
    expect((await shown(id)).live).toEqual(first)
  })
})

describe('what is to be published at a time', () => {
  const never = new AbortController().signal
  const later = new Date(TEST_NOW.getTime() + 3_600_000)

  it('goes into the shop when the time has come, and not before', async () => {
    const { id, sku } = await newProduct()
    expect((await schedule(id, later.toISOString())).json.draft.publishAt).toBe(later.toISOString())
    await publishDueTask.run(shop.shop, {}, never)
    expect((await inShop(sku)).status).toBe(404)
    shop.setNow(new Date(later.getTime() + 1000))
    await publishDueTask.run(shop.shop, {}, never)
    expect((await inShop(sku)).status).toBe(200)
    shop.setNow(TEST_NOW)
  })

  it('waits, and says since when, where it cannot go', async () => {
    const { id } = await newProduct({ urlPath: '/straks-bezet' })
    await schedule(id, later.toISOString())
    const other = await newProduct({ urlPath: '/straks-bezet' })
    await publish(other.id)
    shop.setNow(new Date(later.getTime() + 1000))
    await publishDueTask.run(shop.shop, {}, never)
    expect((await shown(id)).draft).toMatchObject({ publishAt: null, missedAt: later.toISOString() })
    shop.setNow(TEST_NOW)
  })

  it('is no time that is over', async () => {
    const { id } = await newProduct()
    expect((await schedule(id, new Date(TEST_NOW.getTime() - 1000).toISOString())).status).toBe(422)
  })
})

describe('the shop as it becomes', () => {
  it('has every draft, for who prepares it and nobody else', async () => {
    const { id, sku } = await newProduct()
    const previewer = await previewing()
    expect(await titleFor(previewer, sku)).toMatch(/^Nieuw/)
    expect(await titleFor(visitor, sku)).toBe(404)
    expect(await titleFor(await previewing('production'), sku)).toBe(404)
    const stranger = shop.browser()
    stranger.cookies.set('Preview', '1')
    expect(await titleFor(stranger, sku)).toBe(404)

    await publish(id)
    await edit(id, { title: 'Straks zo' })
    shop.heardCatalogueChange()
    expect(await Promise.all([titleFor(previewer, sku), titleFor(visitor, sku)])).toEqual([
      'Straks zo',
      expect.stringMatching(/^Nieuw/),
    ])
    // The answer for visitors was kept meanwhile.
    expect(await titleFor(previewer, sku)).toBe('Straks zo')
  })

  it('costs what it will cost', async () => {
    const { id, sku } = await newProduct()
    const { fields } = await shown(id)
    const price = {
      ...fields.prices[0]!.price,
      model: 'piece' as const,
      rateE4: 990_000,
      tiers: null,
      setupCents: 0,
      minimumLineCents: null,
      minAreaMm2: null,
    }
    await edit(id, { prices: [{ validFrom: '2000-01-01', validTo: null, price }] })
    const { status, json } = await (
      await previewing()
    ).call('POST', '/api/products/calculate', {
      body: { sku, quantity: 2, customOptions: [] },
    })
    expect([status, json.price.excludingTaxInCents]).toEqual([200, 19_800])
  })

  it('leaves a draft out that cannot be there, and shows the others', async () => {
    const taken = await newProduct({ urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-510-g' })
    const good = await newProduct()
    const previewer = await previewing()
    expect(await titleFor(previewer, taken.sku)).toBe(404)
    expect(await titleFor(previewer, good.sku)).toMatch(/^Nieuw/)
    await post(taken.id, '/discard', { version: await versionOf(taken.id) })
  })

  it('lets nobody order, and changes nothing', async () => {
    const before = await shop.database.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst()
    const previewer = await previewing()
    const login = { body: { username: 'klant@demo.example', password: 'Paskruis-demo-1' } }
    expect(refusal(await previewer.call('POST', '/api/customer/login', login))).toEqual([403, 'OnlyPreview'])
    await titleFor(previewer, 'SPD-510')
    const after = await shop.database.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst()
    // Only the operator, who is new.
    expect(Number(after?.n) - Number(before?.n)).toBeLessThanOrEqual(2)
  })
})

describe('a picture of a product', () => {
  it('is uploaded, shown first, and described anew without touching what is in the shop', async () => {
    const { id, sku } = await newProduct()
    const answer = await uploaded(await photograph())
    expect(answer.statusCode).toBe(201)
    const picture = answer.json()
    expect(picture).toMatchObject({ alt: 'Vlag in de wind', width: 640 })
    const { fields } = await shown(id)
    await edit(id, { imageIds: [picture.id, ...fields.imageIds] })
    await publish(id)
    expect((await inShop(sku)).json.images[0]).toMatchObject({ url: picture.url, alt: 'Vlag in de wind' })
    const path = `/beheer/api/pictures/${picture.id}/words`
    const other = (await editor.call('POST', path, { body: { alt: 'Blauwe vlag' } })).json
    expect([other.url, other.alt]).toEqual([picture.url, 'Blauwe vlag'])
    expect((await inShop(sku)).json.images[0].alt).toBe('Vlag in de wind')
    await edit(id, { imageIds: [other.id] })
    await publish(id)
    expect((await inShop(sku)).json.images.map(({ alt }: { alt: string }) => alt)).toEqual(['Blauwe vlag'])
  })

  it('is refused when it is none, and to who may not', async () => {
    expect(refusal({ status: 0, json: (await uploaded(Buffer.from('geen foto'))).json() })).toEqual([
      0,
      'PhotographUnreadable',
    ])
    const maker = await (await newOperator(shop, 'production')).loggedIn()
    expect((await uploaded(await photograph(), maker)).statusCode).toBe(403)
    expect((await uploaded(await photograph(), visitor)).statusCode).toBe(404)
  })
})
