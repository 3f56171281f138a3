import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category, Product, ProductPrice } from '#contract/catalogue.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let visitor: TestBrowser
let builder: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  visitor = shop.browser()
  builder = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())

const product = async (sku: string, browser = visitor): Promise<Product> =>
  (await browser.call('GET', `/api/products/${sku}`)).json
const calculate = (body: unknown, browser = visitor) =>
  browser.call('POST', '/api/products/calculate', { body })
const banner = (width: string, height: string, quantity = 1) => ({
  sku: 'SPD-510',
  quantity,
  customOptions: [
    { id: 'SPD-510-W', values: [width] },
    { id: 'SPD-510-H', values: [height] },
  ],
})

const firstImage = async () => (await product('SPD-510')).images[0]?.url ?? ''

const calculated = async (browser: TestBrowser) =>
  (await calculate(banner('3000', '1000'), browser)).json.price.excludingTaxInCents

describe('GET /products/{key}', () => {
  it('tells everything of a product, its price per m²', async () => {
    const json = await product('SPD-510')
    expect(json).toMatchObject({
      sku: 'SPD-510',
      title: 'Spandoek 510 g',
      price: { excludingTaxInCents: 840, currency: 'EUR' },
      priceBasis: 'm2',
      quantities: null,
      vatPercent: 21,
      setupCents: 500,
      minimumLineCents: 1950,
      url: '/spandoeken-en-doeken/spandoeken/spandoek-510-g',
      isOrderableWithoutBundle: true,
    })
    expect(json.customOptions.map((option) => [option.code, option.minMm, option.maxMm])).toEqual([
      ['width', 300, 30000],
      ['height', 300, 4950],
    ])
    expect(json.tierPrices.slice(0, 2)).toEqual([
      {
        quantity: 0,
        measure: 'm2',
        price: { excludingTaxInCents: 840, currency: 'EUR' },
        unitE4: 84_000,
        percentOff: 0,
      },
      {
        quantity: 5,
        measure: 'm2',
        price: { excludingTaxInCents: 806, currency: 'EUR' },
        unitE4: 80_640,
        percentOff: 4,
      },
    ])
    expect(json.properties[0]).toEqual({ code: 'materiaal', label: 'Materiaal', value: 'pvc-doek' })
    expect(json.breadcrumbs.map((crumb) => crumb.label)).toEqual([
      'Home',
      'Spandoeken en doeken',
      'Spandoeken',
      'Spandoek 510 g',
    ])
    expect(json.images).toHaveLength(2)
    expect(json.related.map((card) => card.sku)).toContain('TOE-SPANNER')
  })

  it.each([
    ['a sku in lower case is the same sku', 'spd-510', 'SPD-510'],
    ['a sku in mixed case is the same sku', 'Spd-510', 'SPD-510'],
  ])('%s', async (_rule, asked, found) => {
    expect((await product(asked)).sku).toBe(found)
  })

  it('of a run tells the quantities that are sold, and the price of the smallest', async () => {
    const json = await product('VIS-DIGI')
    expect(json.priceBasis).toBe('run')
    expect(json.quantities).toEqual(json.tierPrices.map((tier) => tier.quantity))
    expect(json.price).toEqual(json.tierPrices[0]?.price)
  })

  it('without a rate has no price', async () => {
    expect(await product('LET-DOOS')).toMatchObject({ price: null, tierPrices: [] })
  })

  it.each(['GEEN', 'SPD 510', "SPD-510' or '1'='1", '%00', 'é', '..%2F..%2Fetc', 'x'.repeat(100)])(
    'does not find %j',
    async (key) => {
      const { status, json } = await visitor.call('GET', `/api/products/${encodeURI(key)}`)
      expect(status).toBe(404)
      expect(json.errors).toHaveLength(1)
    },
  )
})

describe('prices of a company', () => {
  it.each([
    ['the contract goes before the group, also where the group is lower', 'SPD-510', 840, 790],
    ['the group goes before the base list', 'PVC-5', 2350, 2100],
    ['a percentage of a category comes off, halves away from zero', 'TOE-RAKEL', 390, 332],
    ['a category counts for what lies below it', 'VLG-100X150', 1690, 1521],
    ['without a rule of its own the base list holds', 'ACR-5', 6400, 6400],
  ])('%s', async (_rule, sku, forVisitor, forBuilder) => {
    expect((await product(sku)).price?.excludingTaxInCents).toBe(forVisitor)
    expect((await product(sku, builder)).price?.excludingTaxInCents).toBe(forBuilder)
    expect((await product(sku)).price?.excludingTaxInCents).toBe(forVisitor)
  })

  it('stand in lists too, and in what is calculated', async () => {
    const path = '/api/navigation/route?path=/spandoeken-en-doeken/spandoeken'
    const { key } = (await visitor.call('GET', path)).json
    const inList = async (browser: TestBrowser) => {
      const category: Category = (await browser.call('GET', `/api/categories/${key}`)).json
      return category.products.find((card) => card.sku === 'SPD-510')?.price?.excludingTaxInCents
    }
    expect([await inList(visitor), await inList(builder)]).toEqual([840, 790])
    expect([await calculated(visitor), await calculated(builder)]).toEqual([3020, 2870])
  })

  it('are not kept where others can see them', async () => {
    const { headers } = await builder.call('GET', '/api/products/SPD-510')
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

describe('POST /products/calculate', () => {
  it('answers the price with its breakdown, VAT, weight and dates', async () => {
    const { status, json } = await calculate(banner('3000', '1000'))
    expect(status).toBe(200)
    // 3 m² at 8.40 is 25.20; 5.00 to set up; 21% of 30.20 is 6.34. 3 m² of 510 g. Ordered on Wednesday morning, made in
    // two working days, delivered on Monday.
    expect(json).toMatchObject({
      unitPrice: { excludingTaxInCents: 2520 },
      price: { excludingTaxInCents: 3020 },
      includingTaxInCents: 3654,
      weightGrams: 1530,
      readyDate: '2026-11-20',
      deliveryDate: '2026-11-23',
      nextBreak: { quantity: 2 },
    })
    const { amounts, breakdown }: ProductPrice = json
    expect(amounts.map(({ label, price }) => [label, price.excludingTaxInCents])).toEqual([
      ['1\u00a0×\u00a0€\u00a025,20', 2520],
      ['Opstartkosten', 500],
    ])
    expect(breakdown.map((row) => [row.label, row.amountE4])).toEqual([['Product', 252_000]])
  })

  it('answers null for what has no price', async () => {
    const { status, json } = await calculate({ sku: 'LET-DOOS', quantity: 1 })
    expect(status).toBe(200)
    expect(json).toMatchObject({ price: null, unitPrice: null, includingTaxInCents: null, nextBreak: null })
  })

  it('answers null for a quantity that no run has', async () => {
    expect((await calculate({ sku: 'VIS-DIGI', quantity: 3 })).json.price).toBeNull()
  })

  it.each([
    ['too small', banner('299', '1000'), 'SPD-510-W', 'Breedte is minstens 300\u00a0mm.'],
    ['too large', banner('3000', '4951'), 'SPD-510-H', 'Hoogte is hoogstens 4.950\u00a0mm.'],
    [
      'no whole number',
      banner('3000', '10.5'),
      'SPD-510-H',
      'Vul bij hoogte een heel aantal millimeters in.',
    ],
    ['negative', banner('-3000', '1000'), 'SPD-510-W', 'Vul bij breedte een heel aantal millimeters in.'],
    ['missing', { sku: 'SPD-510', quantity: 1 }, 'SPD-510-W', 'Vul bij breedte een maat in.'],
    [
      'an option of another product',
      { sku: 'PST-A1', quantity: 1, customOptions: [{ id: 'SPD-510-W', values: ['1'] }] },
      'SPD-510-W',
      'Deze keuze hoort niet bij dit product.',
    ],
  ])('refuses a size that cannot be made, at its field: %s', async (_rule, body, field, message) => {
    const { status, json } = await calculate(body)
    expect(status).toBe(422)
    expect(json.errors).toEqual([{ code: 'invalid_config', field, message }])
  })

  it.each([
    ['an unknown product', { sku: 'GEEN', quantity: 1 }, 404],
    ['no quantity', { sku: 'PST-A1' }, 422],
    ['half a piece', { sku: 'PST-A1', quantity: 0.5 }, 422],
    ['more than a million', { sku: 'PST-A1', quantity: 1_000_001 }, 422],
    ['a NUL in the sku', { sku: 'PST\u0000A1', quantity: 1 }, 404],
  ])('refuses %s', async (_rule, body, status) => {
    expect((await calculate(body)).status).toBe(status)
  })
})

describe('pictures', () => {
  it('are kept for ever, typed, and can run nothing when opened by themselves', async () => {
    const url = await firstImage()
    expect(url).toMatch(/^\/images\/[0-9a-f]{64}\.svg$/)
    const answer = await shop.app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(answer.body).toMatch(/^<svg /)
  })

  it('come compressed to who can read that, and not at all to who has them', async () => {
    const url = await firstImage()
    const plain = await shop.app.inject({ url })
    const packed = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength)
    const etag = String(plain.headers.etag)
    const known = await shop.app.inject({ url, headers: { 'if-none-match': etag } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  it.each([
    ['gzip rather than br', 'br;q=0.5, gzip;q=0.8', 'gzip'],
    ['anything', '*', 'br'],
    ['the name in capitals', 'GZIP', 'gzip'],
    ['gzip forbidden', 'gzip;q=0', undefined],
  ])('come as they are asked for: %s', async (_wish, accepted, encoding) => {
    const answer = await shop.app.inject({
      url: await firstImage(),
      headers: { 'accept-encoding': accepted },
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  it.each([
    ['an unknown hash', () => `/images/${'0'.repeat(64)}.svg`],
    ['another ending than its type', async () => (await firstImage()).replace('.svg', '.png')],
    ['no hash', () => '/images/logo.svg'],
    ['a path', () => '/images/..%2F..%2Fpackage.json'],
  ])('are not found by %s', async (_rule, url) => {
    expect((await shop.app.inject({ url: await url() })).statusCode).toBe(404)
  })
})

const category = async (path: string, ...filters: readonly string[]): Promise<Category> => {
  const { json } = await visitor.call('GET', `/api/content/page/${path.slice(1)}`)
  const query = filters.map((filter) => `filter=${encodeURIComponent(filter)}`).join('&')
  return (await visitor.call('GET', `/api/categories/${json.pageInfo.key}?${query}`)).json
}
const labels = ({ facets }: Category, code: string) =>
  facets.find((facet) => facet.code === code)?.values.map(({ label }) => label)

describe('the filters of a category', () => {
  it.each([
    ['zijden:enkelzijdig', 'SPD-MAAT'],
    ['zijden:dubbelzijdig', 'SPD-MAAT'],
    ['gebruik:binnen', 'SPD-MAAT'],
    ['gebruik:buiten', 'SPD-MAAT'],
  ])('find by %s what is that and more: %s', async (filter, sku) => {
    const found = await category('/spandoeken-en-doeken/spandoeken', filter)
    expect(found.products.map((one) => one.sku)).toContain(sku)
    const all = await category('/spandoeken-en-doeken')
    expect(labels(all, 'zijden')).toEqual(['enkelzijdig', 'dubbelzijdig', 'onbedrukt'])
    expect(labels(all, 'gebruik')).toEqual(['binnen', 'buiten'])
    const { properties } = await product(sku)
    expect(properties.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['binnen en buiten', 'enkelzijdig en dubbelzijdig']),
    )
  })

  it('have lead time, thickness and price in ranges', async () => {
    const boards = await category('/borden-en-panelen')
    expect(labels(boards, 'dikte')).toEqual(
      expect.arrayContaining(['1 tot 3\u00a0mm', '10\u00a0mm en dikker']),
    )
    expect(labels(boards, 'levertijd')).toContain('2 werkdagen')
    expect(labels(boards, 'prijs')).toContain('€\u00a010,00 tot €\u00a025,00')
    expect(labels(boards, 'dikte-mm')).toBeUndefined()

    const soon = await category('/borden-en-panelen', 'levertijd:2-3')
    expect(new Set(soon.products.map(({ productionDays }) => productionDays))).toEqual(new Set([2]))
    const dear = await category('/borden-en-panelen', 'prijs:10000-25000', 'prijs:25000-')
    expect(dear.totalCount).toBeGreaterThan(0)
    for (const { price } of dear.products) expect(price?.excludingTaxInCents).toBeGreaterThanOrEqual(10_000)
    const thick = await category('/borden-en-panelen', 'dikte:10-')
    const counted = boards.facets.find(({ code }) => code === 'dikte')?.values.at(-1)
    expect(thick.totalCount).toBe(counted?.count)
  })
})
