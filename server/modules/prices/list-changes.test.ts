import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalTexts } from '#texts/nl/refusals.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let seller: TestBrowser
let production: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  production = await (await newOperator(shop, 'production')).loggedIn()
})
afterAll(() => shop.close())

const at = (id: string) => `/beheer/api/price-lists/${id}` as const
const price = (sku: string, rateE4: number, more: object = {}) => ({
  sku,
  validFrom: '2000-01-01',
  validTo: null,
  rateE4,
  bands: [],
  runPrices: [],
  ...more,
})
type Price = ReturnType<typeof price>

async function newList(code: string): Promise<string> {
  const list = { kind: 'group', code, title: code, validFrom: '2026-01-01', validTo: null, copyOf: null }
  return (await seller.call('POST', '/beheer/api/price-lists', { body: list })).json.id
}

async function edit(id: string, edits: object) {
  const answer = await seller.call('POST', `${at(id)}/prices`, { body: edits })
  expect([answer.status, answer.json.errors]).toEqual([200, undefined])
}
const set = (id: string, before: object | null, after: object | null) =>
  edit(id, { prices: [{ before, after }] })

const changes = async (id: string) => (await seller.call('GET', `${at(id)}/changes`)).json.changes
const told = async (id: string) =>
  (await changes(id)).map(({ way, priceCount, discountCount, madeBy }) => [
    way,
    priceCount,
    discountCount,
    madeBy !== null,
  ])
const trial = async (id: string, change: string) =>
  (await seller.call('GET', `${at(id)}/changes/${change}`)).json
const takeBack = async (id: string, change: string, version: number) =>
  seller.call('POST', `${at(id)}/changes/${change}/take-back`, { body: { version } })
const rates = async (id: string) =>
  Object.fromEntries(
    (await seller.call('GET', `${at(id)}/prices`)).json.prices.map(({ price: one }) => [one.sku, one.rateE4]),
  )

/** A list with a price of each of these, made in one change. */
async function listOf(code: string, ...prices: readonly Price[]): Promise<string> {
  const id = await newList(code)
  await edit(id, { prices: prices.map((after) => ({ before: null, after })) })
  return id
}

/** How often a product was published. */
const publicationsOf = async (sku: string) =>
  (
    await shop.database.db
      .selectFrom('product_revisions')
      .innerJoin('products', 'products.id', 'product_revisions.product_id')
      .select('product_revisions.product_id')
      .where('products.sku', '=', sku)
      .execute()
  ).length

describe('a change of a price list', () => {
  it('is kept with who made it, and taken back after it was seen what that does', async () => {
    const [first, second] = [price('SPD-510', 70_000), price('PVC-5', 900_000)]
    const id = await listOf('terug', first)
    await edit(id, {
      prices: [
        { before: first, after: price('SPD-510', 80_000) },
        { before: null, after: second },
      ],
      discounts: [{ before: null, after: { categoryPath: '/vlaggen-en-masten', percentOff: 12 } }],
    })
    expect(await told(id)).toEqual([
      ['edit', 2, 1, true],
      ['edit', 1, 0, true],
    ])
    const [{ id: change }] = await changes(id)
    const seen = await trial(id, change)
    expect(seen).toMatchObject({ addedCount: 0, changedCount: 1, removedCount: 2, stayingCount: 0 })
    expect(seen.prices[0]).toMatchObject({
      title: expect.stringMatching(/./),
      before: { rateE4: 80_000 },
      after: { rateE4: 70_000 },
    })
    expect(await rates(id)).toEqual({ 'SPD-510': 80_000, 'PVC-5': 900_000 })

    const { status, json } = await takeBack(id, change, seen.version)
    expect([status, json.version, json.discounts]).toEqual([200, seen.version + 1, []])
    expect(await rates(id)).toEqual({ 'SPD-510': 70_000 })
    expect((await told(id))[0]).toEqual(['takeBack', 2, 1, true])

    const [{ id: taken }] = await changes(id)
    await takeBack(id, taken, json.version)
    expect(await rates(id)).toEqual({ 'SPD-510': 80_000, 'PVC-5': 900_000 })
  })

  it('leaves what was changed once more since', async () => {
    const [a, b] = [price('SPD-510', 70_000), price('SPD-450', 60_000)]
    const id = await listOf('later', a, b)
    const [a2, b2] = [price('SPD-510', 71_000), price('SPD-450', 61_000)]
    await edit(id, {
      prices: [
        { before: a, after: a2 },
        { before: b, after: b2 },
      ],
    })
    const [{ id: change }] = await changes(id)
    await set(id, a2, price('SPD-510', 72_000))
    const seen = await trial(id, change)
    expect(seen).toMatchObject({ changedCount: 1, stayingCount: 1 })
    await takeBack(id, change, seen.version)
    expect(await rates(id)).toEqual({ 'SPD-510': 72_000, 'SPD-450': 60_000 })
  })

  it('is not taken back where the list is no longer as it was seen', async () => {
    const id = await listOf('gezien', price('SPD-510', 70_000))
    const [{ id: change }] = await changes(id)
    const { version } = await trial(id, change)
    await set(id, null, price('PVC-5', 900_000))
    const { status, json } = await takeBack(id, change, version)
    expect([status, json.errors[0].message]).toEqual([409, refusalTexts.PriceListMovedOn])
    expect(await rates(id)).toEqual({ 'SPD-510': 70_000, 'PVC-5': 900_000 })
  })

  it('is not taken back into what would be wrong by now, and says of what', async () => {
    const whole = price('SPD-510', 70_000, { validFrom: '2027-01-01' })
    const id = await listOf('dagen', whole)
    await set(id, whole, null)
    const [{ id: change }] = await changes(id)
    await set(id, null, price('SPD-510', 75_000, { validFrom: '2027-02-01' }))
    const { version } = await trial(id, change)
    const { status, json } = await takeBack(id, change, version)
    expect([status, json.errors[0].message]).toEqual([422, expect.stringMatching(/^SPD-510: /)])
    expect((await told(id)).length).toBe(3)
  })

  it('is kept of a file too, and comes back whole', async () => {
    const id = await listOf('bestand', price('SPD-510', 70_000))
    const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const send = (rest: string) =>
      shop.app.inject({
        method: 'POST',
        url: `${at(id)}${rest}`,
        headers: { 'content-type': 'application/octet-stream', cookie },
        payload: 'artikelnummer;prijs\nPVC-5;90\n',
      })
    const { version, digest } = (await send('/import?others=go')).json()
    expect((await send(`/import/apply?others=go&version=${version}&digest=${digest}`)).statusCode).toBe(200)
    expect([await rates(id), (await told(id))[0]]).toEqual([{ 'PVC-5': 900_000 }, ['import', 2, 0, true]])
    const [{ id: change }] = await changes(id)
    await takeBack(id, change, (await trial(id, change)).version)
    expect(await rates(id)).toEqual({ 'SPD-510': 70_000 })
  })

  it('is kept fifty times, and not where nothing changed', async () => {
    const id = await listOf('vaak', price('SPD-510', 1))
    const [{ id: first }] = await changes(id)
    for (let rate = 2; rate <= 51; rate += 1)
      await set(id, price('SPD-510', rate - 1), price('SPD-510', rate))
    await set(id, price('SPD-510', 51), price('SPD-510', 51))
    expect((await told(id)).length).toBe(50)
    const { version } = (await seller.call('GET', at(id))).json
    const { status, json } = await takeBack(id, first, version)
    expect([status, json.errors[0].message]).toEqual([404, refusalTexts.PriceChangeGone])
  })

  it('of base prices is taken back as a publication of its product', async () => {
    const { lists } = (await seller.call('GET', '/beheer/api/price-lists?kind=base')).json
    const base = lists[0].id
    const [{ price: was }] = (await seller.call('GET', `${at(base)}/prices?sku=SPD-510`)).json.prices
    const dearer = { ...was, rateE4: was.rateE4 + 1000 }
    await set(base, was, dearer)
    const published = await publicationsOf('SPD-510')
    const [{ id: change }] = await changes(base)
    const { status } = await takeBack(base, change, (await trial(base, change)).version)
    expect([
      status,
      (await seller.call('GET', `${at(base)}/prices?sku=SPD-510`)).json.prices[0].price,
    ]).toEqual([200, was])
    expect(await publicationsOf('SPD-510')).toBe(published + 1)
  })

  it('is told to nobody who may not change prices', async () => {
    const id = await listOf('rechten', price('SPD-510', 70_000))
    const [{ id: change }] = await changes(id)
    for (const [method, rest, body] of [
      ['GET', '/changes'],
      ['GET', `/changes/${change}`],
      ['POST', `/changes/${change}/take-back`, { version: 2 }],
    ] as const) {
      const { status } = await production.call(method, `${at(id)}${rest}`, body ? { body } : {})
      expect(status).toBe(403)
    }
    const other = await newList('ander')
    expect((await seller.call('GET', `${at(other)}/changes/${change}`)).status).toBe(404)
  })
})
