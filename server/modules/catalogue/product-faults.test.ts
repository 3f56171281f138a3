import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductFields } from '#contract/office/products.ts'
import { at, openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

const STRIPS_OF_NO_WIDTH = {
  validFrom: '2000-01-01',
  validTo: null,
  price: {
    model: 'runningMetre',
    rateE4: 100_000,
    tiers: null,
    setupCents: 0,
    minAreaMm2: null,
    minimumLineCents: null,
    extraDesignFeeCents: 0,
    runningMetre: { usableWidthMm: null, lengthAllowanceMm: 0, minLengthMm: 0, measure: 'strips' },
    runPrices: [],
  },
} as const satisfies ProductFields['prices'][number]

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

describe('what cannot go into the shop', () => {
  it.each<[string, Partial<ProductFields>, string]>([
    ['a path of another product', { urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-510-g' }, 'urlPath'],
    ['a path of a category', { urlPath: '/vlaggen-en-masten' }, 'urlPath'],
    ['a path of the shop itself', { urlPath: '/account/bestellingen' }, 'urlPath'],
    ['no price', { prices: [] }, 'prices'],
    ['no way to send it', { deliveryKinds: ['ship'], deliveryClasses: [] }, 'deliveryClasses'],
    ['itself as related', { relatedSkus: ['GEEN-PRODUCT'] }, 'relatedSkus'],
    ['a category that is gone', { categoryIds: [NOWHERE] }, 'categoryIds'],
    ['a picture that is gone', { imageIds: [NOWHERE] }, 'imageIds'],
    ['an attribute that is gone', { attributes: [{ code: 'weg', values: ['ja'] }] }, 'attributes'],
    ['a rate of VAT that the shop does not have', { vatPercent: 6 }, 'vatPercent'],
    ['strips of no width', { prices: [STRIPS_OF_NO_WIDTH] }, 'prices'],
    [
      'express that is slower',
      { productionDays: 2, express: { days: 3, percent: 20, minimumCents: 0 } },
      'express',
    ],
  ])('%s', async (_case, change, field) => {
    const { id, sku } = await desk.newProduct(change)
    const product = await desk.shown(id)
    expect(product.findings.filter(({ isStopping }) => isStopping).map((one) => one.field)).toEqual([field])
    expect(refusal(await desk.publish(id))).toEqual([422, `ProductNotReady ${field}`])
    expect((await desk.shown(id)).draft).not.toBeNull()
    expect((await desk.inShop(sku)).status).toBe(404)
  })

  it('goes when the owner adds its rate of VAT, which then holds in the shop', async () => {
    const { id, sku } = await desk.newProduct({ vatPercent: 6 })
    const body = { change: { vatPercents: [0, 6, 9, 21] }, seen: { vatPercents: [0, 9, 21] } }
    expect((await desk.colleague.call('PATCH', '/beheer/api/shop', { body })).status).toBe(200)
    const choices = (await desk.editor.call('GET', '/beheer/api/catalogue/choices')).json
    expect(choices.vatPercents).toEqual([0, 6, 9, 21])
    expect((await desk.publish(id)).status).toBe(200)
    desk.shop.heardCatalogueChange()
    const asked = { sku, quantity: 100, customOptions: [] }
    const { json } = await desk.visitor.call('POST', '/api/products/calculate', { body: asked })
    expect(json.vatPercent).toBe(6)
    expect(json.includingTaxInCents).toBe(Math.round(json.price.excludingTaxInCents * 1.06))
  })

  it('says so at its field where a value itself is wrong', async () => {
    const { id } = await desk.newProduct()
    const { fields } = await desk.shown(id)
    const [dated] = fields.prices
    const priced = (price: object) => ({ prices: [{ ...dated, price: { ...dated!.price, ...price } }] })
    const tiers = (band: object) =>
      priced({
        tiers: {
          measure: 'piece',
          scope: 'line',
          bands: [{ kind: 'percentOff', fromMilli: 10_000, ...band }],
        },
      })
    const wrong: [object, string][] = [
      [{ urlPath: '/Met Spatie' }, 'change.urlPath'],
      [{ title: ' ' }, 'change.title'],
      [{ title: 'regel\u0000einde' }, 'change.title'],
      [{ vatPercent: 120 }, 'change.vatPercent'],
      [{ productionDays: 61 }, 'change.productionDays'],
      [{ cost: { per: 'm2', rateE4: -1 } }, 'change.cost.rateE4'],
      [{ cost: { per: 'uur', rateE4: 1 } }, 'change.cost.per'],
      [{ categoryIds: ['geen-id'] }, 'change.categoryIds.0'],
      [{ categoryIds: [NOWHERE, NOWHERE] }, 'change.categoryIds'],
      [{ relatedSkus: ['PST-A2', 'pst-a2'] }, 'change.relatedSkus'],
      [{ deliveryClasses: ['parcel', 'parcel'] }, 'change.deliveryClasses'],
      [
        { attributes: ['een', 'twee'].map((value) => ({ code: 'materiaal', values: [value] })) },
        'change.attributes',
      ],
      [{ pack: { kind: 'set', count: 0 } }, 'change.pack.count'],
      [{ fixedSizeMm: { widthMm: 0, heightMm: 10 } }, 'change.fixedSizeMm.widthMm'],
      [{ fixedSizeMm: { widthMm: 10.5, heightMm: 10 } }, 'change.fixedSizeMm.widthMm'],
      [priced({ rateE4: -1 }), 'change.prices.0.price.rateE4'],
      [priced({ setupCents: 2 ** 31 }), 'change.prices.0.price.setupCents'],
      [priced({ minAreaMm2: 0.5 }), 'change.prices.0.price.minAreaMm2'],
      [priced({ runPrices: [{ quantity: 0, cents: 1 }] }), 'change.prices.0.price.runPrices.0.quantity'],
      [tiers({ percent: 12.5 }), 'change.prices.0.price.tiers.bands.0.percent'],
      [tiers({ percent: 101 }), 'change.prices.0.price.tiers.bands.0.percent'],
      [tiers({ percent: 5, fromMilli: 0 }), 'change.prices.0.price.tiers.bands.0.fromMilli'],
    ]
    for (const [change, field] of wrong) {
      const { status, json } = await desk.editor.call('PATCH', at(id), { body: { change, seen: {} } })
      expect([change, status, json.errors[0].field]).toEqual([change, 422, field])
    }
  })

  it('is a second product of the same SKU', async () => {
    const body = { sku: 'spd-510', title: 'Nog een', copyOf: null }
    expect(refusal(await desk.editor.call('POST', '/beheer/api/products', { body }))).toEqual([
      409,
      'ProductKnown sku',
    ])
  })
})
