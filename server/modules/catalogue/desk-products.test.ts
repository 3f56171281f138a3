import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { at, openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'
import { type TestBrowser, testShop } from '#test/support/shop.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

const PIECE_PRICE = {
  model: 'piece',
  rateE4: null,
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  tiers: null,
  runPrices: [],
} as const

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

const route = async (path: string) =>
  (await desk.visitor.call('GET', `/api/navigation/route?path=${path}`)).json

describe('the list of products', () => {
  it('is found by title, by SKU, by category and by state, page after page', async () => {
    const list = async (query: string) =>
      (await desk.editor.call('GET', `/beheer/api/products?${query}`)).json
    const bySku = await list('search=spd-510')
    expect(bySku.products[0]).toMatchObject({
      sku: 'SPD-510',
      title: 'Spandoek 510 g',
      status: 'active',
      draft: null,
    })
    expect(bySku.products[0].imageUrl).toMatch(/^\/images\//)
    expect((await list('search=50%25_')).products).toEqual([])
    const { categories } = (await desk.editor.call('GET', '/beheer/api/catalogue/choices')).json
    const flags = categories.find(({ path }: { path: string }) => path === '/vlaggen-en-masten')
    const ofFlags = await list(`category=${flags.id}`)
    expect(ofFlags.products.length).toBeGreaterThan(3)
    const all = await desk.shop.database.db
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
    expect((await desk.editor.call('GET', `/beheer/api/products?after=${NOWHERE}`)).status).toBe(404)
  })

  it('tells which have a draft, and which are not in the shop yet', async () => {
    const before = (await desk.editor.call('GET', '/beheer/api/products/counts')).json
    const { id } = await desk.newProduct()
    expect((await desk.editor.call('GET', '/beheer/api/products/counts')).json).toEqual({
      draft: before.draft + 1,
      changed: before.changed + 1,
    })
    const { products } = (await desk.editor.call('GET', '/beheer/api/products?queue=changed')).json
    expect(products.map((one: { id: string }) => one.id)).toContain(id)
  })

  it('is not for who makes things', async () => {
    const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
    expect((await maker.call('GET', '/beheer/api/products')).status).toBe(403)
    expect((await desk.visitor.call('GET', '/beheer/api/products')).status).toBe(404)
  })
})

describe('the first product of a shop that began empty', () => {
  it('is published with its price, whatever its owner calls a list of his own', async () => {
    const empty = await testShop({ template: 'shop_empty' })
    try {
      const owner = await (await newOperator(empty, 'owner')).loggedIn()
      const list = {
        kind: 'group',
        code: 'basis',
        title: 'Drukkers',
        validFrom: '2026-01-01',
        validTo: null,
        copyOf: null,
      }
      expect((await owner.call('POST', '/beheer/api/price-lists', { body: list })).status).toBe(200)
      for (const [sku, cents] of [
        ['EERSTE', 1250],
        ['TWEEDE', 800],
      ] as const) {
        const body = { sku, title: `Bord ${sku}`, copyOf: null }
        const { json: made } = await owner.call('POST', '/beheer/api/products', { body })
        const price = { ...PIECE_PRICE, rateE4: cents * 100 }
        const change = {
          urlPath: `/${sku.toLowerCase()}`,
          prices: [{ validFrom: '2020-01-01', validTo: null, price }],
        }
        const seen = { urlPath: made.fields.urlPath, prices: made.fields.prices }
        const edited = await owner.call('PATCH', at(made.id), { body: { change, seen } })
        expect(edited.status).toBe(200)
        const { version } = edited.json.draft
        expect(
          (await owner.call('POST', `${at(made.id)}/publish`, { body: { version, note: '' } })).status,
        ).toBe(200)
        empty.heardCatalogueChange()
        const asked = { sku, quantity: 3, customOptions: [] }
        const { json } = await empty.browser().call('POST', '/api/products/calculate', { body: asked })
        expect(json.price.excludingTaxInCents).toBe(3 * cents)
      }
    } finally {
      await empty.close()
    }
  })
})

describe('a product that is changed', () => {
  it('is in the shop as it was until it is published, and then as it became', async () => {
    const { id, sku } = await desk.newProduct()
    expect((await desk.inShop(sku)).status).toBe(404)
    expect((await desk.publish(id)).status).toBe(200)
    expect((await desk.inShop(sku)).json.title).toMatch(/^Nieuw/)

    await desk.edit(id, { title: 'Poster op maat', vatPercent: 9 })
    expect((await desk.inShop(sku)).json.title).toMatch(/^Nieuw/)
    const product = await desk.shown(id)
    expect([product.live.title, product.fields.title, product.clashes, product.findings]).toEqual([
      expect.stringMatching(/^Nieuw/),
      'Poster op maat',
      [],
      [],
    ])
    await desk.publish(id, 'Betere naam')
    const { json } = await desk.inShop(sku)
    expect([json.title, json.vatPercent]).toEqual(['Poster op maat', 9])
    expect((await desk.shown(id)).draft).toBeNull()
  })

  it('costs the shop what staff filled in, which the shop itself never shows', async () => {
    const { id, sku } = await desk.newProduct({ cost: { per: 'm2', rateE4: 45_678_912 } })
    await desk.publish(id)
    expect((await desk.shown(id)).live.cost).toEqual({ per: 'm2', rateE4: 45_678_912 })
    const { status, text } = await desk.inShop(sku)
    expect([status, /cost|45678912/i.test(text)]).toEqual([200, false])
    await desk.edit(id, { cost: null })
    await desk.publish(id)
    const row = await desk.shop.database.db
      .selectFrom('products')
      .select(['cost_per', 'cost_rate_e4'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ cost_per: null, cost_rate_e4: null })
  })

  it('keeps all that it had: what is published unchanged is the same, to the last field', async () => {
    const rows = await desk.shop.database.db
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'active')
      .orderBy('sku')
      .execute()
    for (const { id } of rows.filter((_row, place) => place % 12 === 0)) {
      const before = await desk.shown(id)
      await desk.edit(id, { metaTitle: `${before.live.metaTitle} `.concat('x') })
      const { status, json } = await desk.publish(id)
      expect([before.sku, status]).toEqual([before.sku, 200])
      expect(json.live).toEqual({ ...before.live, metaTitle: `${before.live.metaTitle} x`.trim() })
    }
  })

  it('has its prices, tiers and sizes of its own', async () => {
    const { id, sku } = await desk.newProduct()
    const { fields } = await desk.shown(id)
    const [first] = fields.prices
    const price = {
      ...first!.price,
      model: 'piece' as const,
      rateE4: 1_234_500,
      setupCents: 0,
      minimumLineCents: null,
      minAreaMm2: null,
    }
    await desk.edit(id, {
      prices: [{ validFrom: '2000-01-01', validTo: null, price: { ...price, tiers: null } }],
    })
    await desk.publish(id)
    expect((await desk.inShop(sku)).json.price.excludingTaxInCents).toBe(12_345)
    const bands = [{ kind: 'percentOff' as const, fromMilli: 10_000, percent: 20 }]
    await desk.edit(id, {
      prices: [
        {
          validFrom: '2000-01-01',
          validTo: null,
          price: { ...price, tiers: { measure: 'piece', scope: 'line', bands } },
        },
      ],
    })
    await desk.publish(id)
    const { json } = await desk.inShop(sku)
    expect(json.tierPrices.map(({ percentOff }: { percentOff: number }) => percentOff)).toEqual([0, 20])
  })

  it('sends who knows its old address to the new one', async () => {
    const { id } = await desk.newProduct()
    await desk.publish(id)
    const { urlPath: first } = (await desk.shown(id)).live
    await desk.edit(id, { urlPath: `${first}-groot` })
    await desk.publish(id)
    await desk.edit(id, { urlPath: `${first}-klein` })
    await desk.publish(id)
    desk.shop.heardCatalogueChange()
    expect(await route(first!)).toMatchObject({ pageType: 'REDIRECT', path: `${first}-klein` })
    expect(await route(`${first}-groot`)).toMatchObject({ pageType: 'REDIRECT', path: `${first}-klein` })
    await desk.edit(id, { urlPath: first })
    await desk.publish(id)
    desk.shop.heardCatalogueChange()
    expect(await route(first!)).toMatchObject({ pageType: 'PRODUCT' })
    expect(await route(`${first}-klein`)).toMatchObject({ pageType: 'REDIRECT', path: first })
  })

  it('loses what does harm in its texts', async () => {
    const { id } = await desk.newProduct({
      description: '<p onclick="x()">Goed</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    })
    const { fields } = await desk.shown(id)
    expect(fields.description).toContain('<p>Goed</p>')
    expect(fields.description).not.toMatch(/script|onclick|onerror/)
  })

  it('is written down with what it was and what it became', async () => {
    const { id } = await desk.newProduct()
    await desk.publish(id)
    const rows = await desk.shop.database.db
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

describe('two who change one product', () => {
  it('hear of each other by the field that both changed, and of no other', async () => {
    const { id } = await desk.newProduct()
    const { fields } = await desk.shown(id)
    const change = (name: 'title' | 'metaTitle', value: string, by: TestBrowser) =>
      by.call('PATCH', at(id), { body: { change: { [name]: value }, seen: { [name]: fields[name] } } })
    expect((await change('title', 'Van de een', desk.editor)).status).toBe(200)
    expect((await change('metaTitle', 'Van de ander', desk.colleague)).status).toBe(200)
    expect(refusal(await change('title', 'Van de ander', desk.colleague))).toEqual([
      409,
      'ChangedMeanwhile change.title',
    ])
    expect((await desk.shown(id)).fields).toMatchObject({ title: 'Van de een', metaTitle: 'Van de ander' })
  })

  it('publish what they saw: a draft that moved on is not published, nor thrown away', async () => {
    const { id } = await desk.newProduct()
    const version = await desk.versionOf(id)
    await desk.edit(id, { title: 'Intussen' }, desk.colleague)
    expect(refusal(await desk.post(id, '/publish', { version, note: '' }))).toEqual([409, 'DraftMovedOn'])
    expect(refusal(await desk.post(id, '/discard', { version }))).toEqual([409, 'DraftMovedOn'])
    const moved = await desk.versionOf(id)
    expect((await desk.post(id, '/discard', { version: moved })).json.draft).toBeNull()
    // A screen that still shows the draft of before doesn't take the one that was begun since for it.
    await desk.edit(id, { title: 'Opnieuw begonnen' }, desk.colleague)
    expect(refusal(await desk.post(id, '/publish', { version: moved, note: '' }))).toEqual([
      409,
      'DraftMovedOn',
    ])
    expect(refusal(await desk.post(id, '/publish', { version, note: '' }))).toEqual([409, 'DraftMovedOn'])
  })

  it('are told by the field when the shop itself became different under a draft', async () => {
    const { id } = await desk.newProduct()
    await desk.publish(id)
    await desk.edit(id, { title: 'Uit het concept' })
    await sql`update products set title = 'Uit een import' where id = ${id}`.execute(desk.shop.database.db)
    expect((await desk.shown(id)).clashes).toEqual(['title'])
    expect(refusal(await desk.publish(id))).toEqual([409, 'ChangedMeanwhile title'])
    // Whoever says it once more, now that he knows, means it.
    expect((await desk.edit(id, { title: 'Uit het concept' })).json.clashes).toEqual([])
    expect((await desk.publish(id)).json.live.title).toBe('Uit het concept')
  })
})

describe('what was published', () => {
  it('comes back over what was seen in the shop, and over nothing else', async () => {
    const id = await desk.idOf('PST-A3')
    await desk.edit(id, { title: 'Poster een' })
    const { liveDigest } = (await desk.publish(id)).json
    await desk.edit(id, { title: 'Poster twee' }, desk.colleague)
    await desk.publish(id)
    const restore = (seen: string) =>
      desk.post(id, '/revisions/1/restore', { version: null, liveDigest: seen })
    expect(refusal(await restore(liveDigest))).toEqual([409, 'ChangedMeanwhile'])
    expect((await restore((await desk.shown(id)).liveDigest)).status).toBe(200)
  })

  it('is told with who did it and what became different, and comes back as a draft', async () => {
    const id = await desk.idOf('PST-A2')
    const first = (await desk.shown(id)).live
    await desk.edit(id, { title: 'Poster twee' })
    await desk.publish(id, 'Naam')
    await desk.edit(id, { shortDescription: 'Kort', title: 'Poster drie' })
    await desk.publish(id)
    const { revisions } = (await desk.editor.call('GET', `${at(id)}/revisions`)).json
    expect(
      revisions.map(({ number, note, changed, publishedBy }) => [
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
    const second = (await desk.editor.call('GET', `${at(id)}/revisions/2`)).json
    expect([second.fields.title, second.before.title]).toEqual(['Poster twee', first.title])
    expect(second.images.map((image) => image.id)).toEqual(first.imageIds)
    const seen = { version: null, liveDigest: (await desk.shown(id)).liveDigest }
    const restore = (number: number) => desk.post(id, `/revisions/${number}/restore`, seen)
    expect((await restore(1)).json.fields).toEqual(first)
    expect(refusal(await restore(2))).toEqual([409, 'DraftMovedOn'])
    expect(refusal(await restore(9))).toEqual([404, 'RevisionNotFound'])
    await desk.publish(id)
    expect((await desk.shown(id)).live).toEqual(first)
  })
})

describe('a draft of a product that cannot be read any more', () => {
  it('says so, keeps no other from being seen, and can be thrown away', async () => {
    const { db } = desk.shop.database
    const [damaged, other] = [await desk.newProduct(), await desk.newProduct()]
    const previewer = await (await newOperator(desk.shop, 'content')).loggedIn()
    previewer.cookies.set('Preview', '1')
    const discard = () => desk.post(damaged.id, '/discard', { version: null })
    expect(refusal(await discard())).toEqual([409, 'DraftMovedOn'])
    await sql`update product_drafts set edit = '{"v":99}' where product_id = ${damaged.id}::uuid`.execute(db)
    expect(refusal(await desk.editor.call('GET', at(damaged.id)))).toEqual([409, 'ProductDraftUnreadable'])
    const { products } = (await desk.editor.call('GET', `/beheer/api/products?search=${damaged.sku}`)).json
    expect(products).toHaveLength(1)
    const offered = await desk.editor.call('GET', `/beheer/api/offered-products?search=${damaged.sku}`)
    expect(offered.json.products).toHaveLength(1)
    expect((await previewer.call('GET', `/api/products/${other.sku}`)).status).toBe(200)
    expect((await previewer.call('GET', `/api/products/${damaged.sku}`)).status).toBe(404)
    const { status, json } = await discard()
    expect([status, json.draft, json.live.status]).toEqual([200, null, 'draft'])
  })
})
