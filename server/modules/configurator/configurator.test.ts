import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { components } from '#demo/components.ts'
import { configurators } from '#demo/configurators.ts'
import { Configurator, getBundleOption } from '#contract/configurator.ts'
import type { Reply } from '#test/support/answers.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let visitor: TestBrowser
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop({ settings: { trustProxy: ['127.0.0.1'] } })
  visitor = shop.browser()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())

type Chosen = Readonly<Record<string, string | { readonly id: string; readonly quantity: number }>>
type Asked = {
  readonly key: string
  readonly quantity?: number
  readonly options?: Chosen
  readonly fields?: Readonly<Record<string, string>>
}

const configuration = ({ key, quantity = 1, options = {}, fields = {} }: Asked) => ({
  key,
  quantity,
  options: Object.fromEntries(
    Object.entries(options).map(([step, chosen]) => [
      step,
      typeof chosen === 'string' ? { id: chosen } : chosen,
    ]),
  ),
  fields,
})

/** Of a visitor from a network of its own each time, so that the limit per second is not what is tested. */
let visitors = 0
const calculate = (asked: Asked) =>
  visitor.call('POST', '/api/configurator/calculate', {
    body: configuration(asked),
    headers: { 'x-forwarded-for': `192.0.2.${(visitors += 1)}` },
  })

const banner: Asked = {
  key: 'spandoek-op-maat',
  options: {
    doek: 'doek-510',
    randkeuze: 'randkeuze-rondom',
    'rand-rondom': 'rand-rondom-zoom',
    ringen: 'ringen-500',
  },
  fields: { breedte: '3000', hoogte: '1000' },
}

const fence: Asked = { key: 'bouwhekdoek', options: { doek: 'doek-pe', zijde: 'zijde-4' } }

const cards: Asked = {
  key: 'visitekaartjes',
  options: {
    papier: 'papier-silk',
    zijden: 'zijden-2',
    hoeken: 'hoeken-rond',
    laminaat: 'lam-mat',
    oplage: 'oplage-500',
  },
}

const beachFlag: Asked = {
  key: 'beachvlag',
  options: {
    doek: 'doek-drop-m',
    richting: 'richting-rechts',
    'stok-m': 'stok-m-std',
    voet: 'voet-kruis',
    ring: 'ring-1',
    tas: 'tas-1',
  },
}

const bundleOption = (key: string, id: string) =>
  visitor.call('GET', `/api/configurator/${key}/bundle-option/${id}`)

describe('GET /configurator/{key}', () => {
  it.each(configurators)('answers $key in the shape of the contract', async ({ key, sku, cards: kept }) => {
    const { status, json } = await visitor.call('GET', `/api/configurator/${key}`)
    expect(status).toBe(200)
    expect(Configurator.safeParse(json).error).toBeUndefined()
    expect([json.key, json.sku, json.cards.length]).toEqual([key, sku, kept.length])
  })

  it('answers 404 for a key that is not there, and for one that is no key', async () => {
    for (const key of ['geen-configurator', 'SPD-MAAT', '%20', '../products']) {
      const { status } = await visitor.call('GET', `/api/configurator/${encodeURIComponent(key)}`)
      expect([key, status]).toEqual([key, 404])
    }
  })

  it('answers a step with its options, or an option, by its id', async () => {
    const cloth = await bundleOption('spandoek-op-maat', 'doek')
    expect(getBundleOption.reply.safeParse(cloth.json).error).toBeUndefined()
    expect([cloth.status, cloth.json.option, cloth.json.step.optionId]).toEqual([200, null, 'doek'])
    expect(cloth.json.step.options.map(({ id }) => id)).toContain('doek-510')
    const one = await bundleOption('spandoek-op-maat', 'zijden-2')
    expect([one.json.step, one.json.option.title]).toEqual([null, 'Dubbelzijdig'])
    expect((await bundleOption('spandoek-op-maat', 'maat')).status).toBe(404)
    expect((await bundleOption('geen-configurator', 'doek')).status).toBe(404)
  })

  it('leaves the options of a large step to its own call', async () => {
    const { json } = await visitor.call('GET', '/api/configurator/autobelettering')
    const colours = json.cards[1].steps.find(({ optionId }) => optionId === 'kaartkleur')
    expect([colours.stepType, colours.options]).toEqual(['bundleOption', []])
    const apart = await bundleOption('autobelettering', 'kaartkleur')
    expect(apart.json.step).toMatchObject({ optionId: 'kaartkleur', title: 'Kleur van de kaart' })
    expect(apart.json.step.options).toHaveLength(16)
  })

  it('names products of options, with what they are made of, their picture and price', async () => {
    const { json } = await bundleOption('beachvlag', 'voet-kruis')
    expect(getBundleOption.reply.safeParse(json).error).toBeUndefined()
    expect(json.option).toMatchObject({
      sku: 'BVV-KRUIS',
      price: { excludingTaxInCents: 1250 },
      product: { title: 'Kruisvoet voor beachvlag', thumbnail: { url: expect.stringContaining('/images/') } },
    })
    const cloth = await bundleOption('spandoek-op-maat', 'doek-450')
    expect(cloth.json.option.product.attributes).toEqual([
      { code: 'dikte-mm', label: 'Dikte (mm)', value: '0,4' },
      { code: 'samenstelling', label: 'Samenstelling', value: 'pvc frontlit gecoat' },
      { code: 'gewicht', label: 'Gewicht', value: '450 g/m²' },
    ])
    expect((await bundleOption('beachvlag', 'voet-goud')).status).toBe(404)
  })

  it('shows a way of making it by a drawing of its own, and a product by that of the product', async () => {
    const { json } = await bundleOption('spandoek-op-maat', 'ringen')
    const [rings, closer] = json.step.options
    expect(rings).toMatchObject({ sku: null, product: null, thumbnail: { alt: '' } })
    expect(rings).not.toHaveProperty('imageUrl')
    expect(closer.thumbnail.url).not.toBe(rings.thumbnail.url)
    expect((await visitor.call('GET', rings.thumbnail.url)).status).toBe(200)
    expect((await bundleOption('beachvlag', 'voet-kruis')).json.option.thumbnail).toBeNull()
  })
})

// Prices worked out by hand beside the catalogue; each line as [sku, quantity, cents].
describe('POST /configurator/calculate', () => {
  it.each<readonly [string, Asked, number, readonly (readonly [string, number, number])[]]>([
    ['a banner with hem and rings', banner, 4180, [['SPD-510', 1, 4180]]],
    ['four of them, at the tier of 12 m²', { ...banner, quantity: 4 }, 14_412, [['SPD-510', 4, 14_412]]],
    [
      'ten with packs of spanners for the whole line',
      {
        key: 'spandoek-op-maat',
        quantity: 10,
        options: {
          doek: 'doek-450',
          randkeuze: 'randkeuze-rondom',
          'rand-rondom': 'rand-rondom-zoom',
          ringen: 'ringen-250',
          spanners: { id: 'spanners-10', quantity: 3 },
        },
        fields: { breedte: '5000', hoogte: '1000' },
      },
      55_760,
      [
        ['SPD-450', 10, 53_390],
        ['TOE-SPANNER', 3, 2370],
      ],
    ],
    ['a fence cover of a fixed price', fence, 2950, [['BHD-CONF', 1, 2950]]],
    ['cards by the circulation that was chosen', cards, 4340, [['VIS-400', 500, 4340]]],
    [
      'folders by circulation, at the price of the paper',
      {
        key: 'folders',
        options: {
          uitvoering: 'u-dl-170',
          vouwwijze: 'vouw-wikkel',
          levering: 'lev-gevouwen',
          oplage: 'oplage-1000',
        },
      },
      14_150,
      [['FOL-DL6-170', 1000, 14_150]],
    ],
    [
      'a beach flag, a line for each part',
      beachFlag,
      6850,
      [
        ['BVD-DROP-M', 1, 2250],
        ['BVS-M', 1, 1650],
        ['BVV-KRUIS', 1, 1250],
        ['BVV-RING', 1, 750],
        ['BVV-TAS', 1, 950],
      ],
    ],
    [
      'wallpaper in four strips, with glue',
      {
        key: 'fotobehang',
        options: { soort: 'soort-vlies', laminaat: 'laminaat-geen', lijm: 'lijm-10' },
        fields: { breedte: '3500', hoogte: '2600' },
      },
      21_557,
      [
        ['BEH-VLIES', 1, 18_607],
        ['BEH-LIJM', 1, 2950],
      ],
    ],
  ])('prices %s', async (_what, asked, cents, lines) => {
    const { status, json } = await calculate(asked)
    expect(status).toBe(200)
    expect([json.isComplete, json.price.excludingTaxInCents]).toEqual([true, cents])
    expect(json.lines.map((line) => [line.sku, line.quantity, line.price.excludingTaxInCents])).toEqual(lines)
  })

  it('says what is reached next, and prices a row of quantities that falls', async () => {
    const { json } = await calculate(fence)
    expect(json.nextBreak).toMatchObject({ quantity: 5, unitPrice: { excludingTaxInCents: 2650 } })
    const units: number[] = json.quantityPrices.map((row) => row.unitPrice.excludingTaxInCents)
    expect(units.length).toBeGreaterThan(3)
    expect(units).toEqual(units.toSorted((a, b) => b - a))
  })

  it('weighs and promises what it prices', async () => {
    const { json } = await calculate(banner)
    expect(json).toMatchObject({ weightGrams: 1530, productionDays: 2, includingTaxInCents: 5058 })
    expect(json.deliveryDate > json.readyDate).toBe(true)
  })

  it('starts at a price, with what each option adds to it and when it can be there', async () => {
    const asked = { ...configuration({ key: 'spandoek-op-maat' }), withOffers: true }
    const { json } = await visitor.call('POST', '/api/configurator/calculate', { body: asked })
    const { json: product } = await visitor.call('GET', '/api/products/SPD-MAAT')
    expect([json.price, json.startingPrice.price.excludingTaxInCents]).toEqual([
      null,
      product.price.excludingTaxInCents,
    ])
    expect(json.optionPrices['doek/doek-pe']).toEqual(json.startingPrice.price)
    expect(json.optionPrices['doek/doek-450']!.excludingTaxInCents).toBe(2570)
    expect(json).toMatchObject({ productionDays: 2, express: { days: 1, percent: 35 } })
    expect(json.deliveryDate > json.readyDate && json.readyDate > json.deadline.slice(0, 10)).toBe(true)
    const sized = await calculate({ key: 'spandoek-op-maat', fields: { breedte: '' } })
    expect([sized.json.price, sized.json.startingPrice, sized.json.deadline]).toEqual([null, null, null])
  })

  it('is not complete while a step is open', async () => {
    const { status, json } = await calculate({ ...banner, options: { doek: 'doek-510' } })
    expect([status, json.isComplete]).toEqual([200, false])
  })

  it('uses the contract of who asks', async () => {
    const builder = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    const body = configuration({ ...fence, quantity: 10 })
    const { json } = await builder.call('POST', '/api/configurator/calculate', { body })
    expect(json.price.excludingTaxInCents).toBe(20_500)
  })

  it.each<readonly [string, Asked, string]>([
    [
      'an option of a hidden step',
      { ...banner, options: { ...banner.options, zijden: 'zijden-2' } },
      'zijden',
    ],
    [
      'an option of another configurator',
      { ...banner, options: { ...banner.options, doek: 'doek-mesh' } },
      'doek',
    ],
    ['a step that is not there', { ...banner, options: { ...banner.options, goud: 'goud-1' } }, 'goud'],
    ['a size that is too large', { ...banner, fields: { breedte: '30001', hoogte: '1000' } }, 'breedte'],
    [
      'a board that no sheet is large enough for',
      {
        key: 'pvc-schuimplaat',
        options: { plaat: 'plaat-19', zijden: 'zijden-1', vorm: 'vorm-recht' },
        fields: { breedte: '1300', hoogte: '1250' },
      },
      'plaat',
    ],
  ])('refuses %s at its step', async (_what, asked, field) => {
    const { status, json } = await calculate(asked)
    expect([status, json.errors[0].code, json.errors[0].field]).toEqual([422, 'invalid_config', field])
    expect(json.errors[0].message).toMatch(/^\p{Lu}.+\.$/u)
  })

  it('refuses ten thousand selections, and a configurator that is not there', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`stap-${index}`, 'a']))
    expect((await calculate({ key: 'spandoek-op-maat', options: many })).status).toBe(422)
    expect((await calculate({ key: 'niets' })).status).toBe(404)
  })

  it.each([
    ['SPD-MAAT', banner],
    ['BHD-CONF', { ...fence, quantity: 5 }],
    ['VIS-400', cards],
    ['BVL-SET', beachFlag],
  ])('shows %s in lists at no more than it comes to', async (sku, asked) => {
    const [product, price] = await Promise.all([
      visitor.call('GET', `/api/products/${sku}`),
      calculate(asked),
    ])
    const { price: from, priceBasis } = product.json
    const comesTo = priceBasis === 'run' ? price.json.price : price.json.unitPrice
    expect(from.excludingTaxInCents).toBeGreaterThan(0)
    expect(from.excludingTaxInCents).toBeLessThanOrEqual(comesTo.excludingTaxInCents)
  })
})

describe('parts of composed products', () => {
  it('have no page, are not found and cannot be bought by themselves', async () => {
    const cloth = 'SPD-450'
    const [page, found, bought, sitemap] = await Promise.all([
      visitor.call('GET', `/api/products/${cloth}`),
      visitor.call('GET', `/api/search?q=${cloth}`),
      customer.call('POST', '/api/cart/items', {
        body: { cartItem: { sku: cloth, quantity: 1, customOptions: [] } },
      }),
      shop.app.inject('/sitemap.xml'),
    ])
    expect(page.status).toBe(404)
    expect(JSON.stringify(found.json)).not.toContain('"SPD-450"')
    expect([bought.status, bought.json.errors[0].code]).toEqual([422, 'ProductNotOrderable'])
    expect(sitemap.statusCode).toBe(200)
    for (const { sku } of components) expect(sitemap.body).not.toContain(`/${sku.toLowerCase()}<`)
  })
})

const add = (asked: Asked) =>
  customer.call('POST', '/api/cart/items', {
    body: { cartItem: { configuration: configuration(asked) } },
  })
const linesOf = (cart: Reply<'getCart'>) =>
  cart.orderLineGroups.flatMap((group) =>
    group.lines.map((line) => [line.sku, line.quantity, line.price.excludingTaxInCents]),
  )
const lineId = (cart: Reply<'getCart'>, sku: string): string =>
  cart.orderLineGroups[0].lines.find((line) => line.sku === sku).id

const pictureOf = (cart: Reply<'getCart'>) => cart.orderLineGroups.at(-1).lines[0].imageUrl

describe('a configuration in the cart', () => {
  beforeEach(async () => {
    await customer.call('POST', '/api/cart/empty')
  })

  it('is one group with a line for each part', async () => {
    const { status, json: cart } = await add(beachFlag)
    expect(status).toBe(200)
    expect(cart.orderLineGroups).toHaveLength(1)
    expect(cart.orderLineGroups[0]).toMatchObject({
      title: 'Beachvlag compleet',
      configuration: { key: 'beachvlag' },
    })
    expect(linesOf(cart)).toEqual([
      ['BVD-DROP-M', 1, 2250],
      ['BVS-M', 1, 1650],
      ['BVV-KRUIS', 1, 1250],
      ['BVV-RING', 1, 750],
      ['BVV-TAS', 1, 950],
    ])
  })

  it('has one name in the price, the cart, what is missing, the order and ordering again', async () => {
    const asked = configuration(beachFlag)
    const { json: price } = await customer.call('POST', '/api/configurator/calculate', { body: asked })
    const { json: cart } = await add(beachFlag)
    const titles = [
      price.lines[0].title,
      cart.orderLineGroups[0].lines.find(({ part }) => part === 'main').title,
    ]
    expect(cart.blockers.map(({ message }) => message)).toContain(
      'Voor Beachvlag compleet ontbreekt nog een ontwerp.',
    )
    await deferFiles(customer)
    const placed = await customer.call('POST', '/api/cart/order', { body: {} })
    const { json: order } = await customer.call('GET', `/api/customer/orders/${placed.json.id}`)
    titles.push(order.groups[0].lines[0].title)
    const again = await customer.call('GET', `/api/customer/orders/${placed.json.id}/re-order?preview=1`)
    titles.push(again.json.differences[0].title)
    expect(titles).toEqual(titles.map(() => 'Beachvlag compleet'))
  })

  it('has a picture of what was chosen, in the cart and in its order', async () => {
    const whole = pictureOf((await add(banner)).json)
    const edged = { ...banner, options: { ...banner.options, ringen: 'ringen-250' } }
    expect(whole).toMatch(/^\/images\/[0-9a-f]{64}~[\w-]+\.svg$/)
    const { json: both } = await add(edged)
    expect(pictureOf(both)).not.toBe(whole)
    await deferFiles(customer)
    const placed = await customer.call('POST', '/api/cart/order', { body: {} })
    const { json: order } = await customer.call('GET', `/api/customer/orders/${placed.json.id}`)
    expect(order.groups.map(({ lines }) => lines[0].imageUrl)).toEqual([whole, pictureOf(both)])
  })

  it('is not added while a step is open', async () => {
    const { status, json } = await add({ ...banner, options: { doek: 'doek-510' } })
    expect([status, json.errors[0].code]).toEqual([422, 'invalid_config'])
    expect(json.errors.map((error) => error.field)).toContain('randkeuze')
  })

  it('takes another quantity with all its parts, and another composition', async () => {
    const { json: cart } = await add(beachFlag)
    const id = lineId(cart, 'BVD-DROP-M')
    const more = await customer.call('PATCH', `/api/cart/items/${id}`, { body: { quantity: 3 } })
    expect(linesOf(more.json).map(([, quantity]) => quantity)).toEqual([3, 3, 3, 3, 3])
    const composed = configuration({
      key: 'beachvlag',
      options: { doek: 'doek-veer-s', richting: 'richting-rechts' },
    })
    const other = await customer.call('PATCH', `/api/cart/items/${lineId(more.json, 'BVD-DROP-M')}`, {
      body: { configuration: composed },
    })
    expect(linesOf(other.json)).toEqual([['BVD-VEER-S', 1, 1750]])
  })

  it('goes on without an accessory that was taken out', async () => {
    const { json: cart } = await add(beachFlag)
    const { status, json } = await customer.call('DELETE', `/api/cart/items/${lineId(cart, 'BVV-TAS')}`)
    expect(status).toBe(200)
    expect(linesOf(json).map(([sku]) => sku)).toEqual(['BVD-DROP-M', 'BVS-M', 'BVV-KRUIS', 'BVV-RING'])
    expect((await deferFiles(customer)).isOrderable).toBe(true)
  })

  it('is ordered with its lines, and with its choices as they are called', async () => {
    await add(banner)
    await deferFiles(customer)
    const placed = await customer.call('POST', '/api/cart/order', { body: { reference: 'Samengesteld' } })
    expect(placed.status).toBe(200)
    const { json: order } = await customer.call('GET', `/api/customer/orders/${placed.json.id}`)
    const text = JSON.stringify(order)
    expect(text).toContain('SPD-510')
    for (const choice of ['Pvc 510 g', 'Zoom 30 mm rondom', 'Ringen om de 50 cm'])
      expect(text).toContain(choice)
  })
})
