import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem, composedFlag } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newBuyer } from '#test/support/new-buyer.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

const TODAY = '2026-11-18'
const AS_IT_COMES = { kind: null, to: null, express: false, date: null }
const NO_PRINT = { part: null, fileCount: 0, studioCount: 0, back: 'nothing', isChecked: false }

type Print = typeof NO_PRINT | (Omit<typeof NO_PRINT, 'part'> & { readonly part: string })
type Choices = {
  readonly item: object
  readonly delivery?:
    | Partial<typeof AS_IT_COMES>
    | { readonly kind?: string; readonly [key: string]: unknown }
  readonly prints?: readonly Print[]
}

const itemOf = (item: object) =>
  'configuration' in item ? { product: null, ...item } : { product: item, configuration: null }

async function ask(buyer: object, { item, delivery = {}, prints = [] }: Choices, onDay = TODAY) {
  const { status, json } = await seller.call('POST', '/beheer/api/prices/trial', {
    body: { buyer, onDay, item: itemOf(item), delivery: { ...AS_IT_COMES, ...delivery }, prints },
  })
  return { status, json: { ...json, ...json.trial } }
}

type Customer = { readonly browser: TestBrowser; readonly email: string; readonly companyId: string }

async function customerOf(browser: TestBrowser): Promise<Customer> {
  const { contact, company } = (await browser.call('GET', '/api/customer')).json
  return { browser, email: contact.email, companyId: company.id }
}

const bakery = async () => customerOf(await shop.loggedIn())
const builder = async () => customerOf(await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2'))
/** Established and delivered in Belgium, with a number that was found valid. */
async function belgian(): Promise<Customer> {
  const buyer = await customerOf(await newBuyer(shop, 'BE'))
  const { db } = shop.database
  await sql`update companies set vat_id = 'BE0123456749' where id = ${buyer.companyId}::uuid`.execute(db)
  // What another number has found of it is forgotten with it.
  await sql`update companies set vat_id_status = 'valid' where id = ${buyer.companyId}::uuid`.execute(db)
  return buyer
}

const quiet = async <Json>(asked: Promise<Pick<Answer<Json>, 'status' | 'json' | 'text'>>) => {
  const { status, json, text } = await asked
  expect([status, JSON.parse(text).errors]).toEqual([200, undefined])
  return json
}

/** The real cart of the customer, with the same chosen in it as a customer chooses it. */
async function cartWith({ browser, email }: Customer, { item, delivery = {}, prints = [] }: Choices) {
  const call = <Verb extends 'POST' | 'PUT' | 'PATCH', Path extends string>(
    method: Verb,
    path: Path,
    body?: object,
  ) => quiet(browser.call(method, `/api/cart${path}`, body && { body }))
  await call('POST', '/empty')
  const added = await call('POST', '/items', { cartItem: item })
  for (const { part, fileCount, studioCount, back, isChecked } of prints) {
    const line = added.orderLineGroups[0].lines.find((one) => one.part === part)
    const { widthMm, heightMm } = line.print
    const bleed = 2 * line.print.bleedMm
    const facts = sampleDocument({ pages: [plainPage(widthMm + bleed, heightMm + bleed)] })
    const make = () => makeDesign(shop.database.db, { email, facts })
    const count = fileCount + studioCount
    const designs = await Promise.all(
      Array.from({ length: count }, async (_one, at) => ({
        ...(at < fileCount ? { designId: await make() } : { isStudioDesign: true }),
        quantity: at === 0 ? line.quantity - count + 1 : 1,
      })),
    )
    if (count > 0) await call('PUT', `/items/designs/${line.id}`, { designs })
    if (back === 'studio') await call('PUT', `/items/designs/back/${line.id}`, { isStudioDesign: true })
    if (back === 'file')
      await call('PUT', `/items/designs/back/${line.id}`, { designId: await make(), isStudioDesign: false })
    if (isChecked) await call('PATCH', `/items/${line.id}`, { validateDesigns: true })
  }
  const [{ id }] = added.orderLineGroups[0].lines
  if (Object.keys(delivery).length > 0)
    await call('POST', `/items/${id}/delivery`, { express: false, ...delivery, applyToAll: true })
  return (await browser.call('GET', '/api/cart')).json
}

const cents = (money: { readonly excludingTaxInCents: number }) => money.excludingTaxInCents
const inCart = (cart: Reply<'getCart'>) => ({
  lines: cart.orderLineGroups[0].lines.map((line) => ({
    sku: line.sku,
    title: line.title,
    lineCents: cents(line.price),
    unitCents: cents(line.unitPrice),
    amounts: line.amounts.map((row) => ({ label: row.label, cents: cents(row.price) })),
  })),
  delivery: {
    kind: cart.orderLineGroups[0].lines[0].delivery.kind,
    date: cart.orderLineGroups[0].lines[0].delivery.date,
    isExpress: cart.orderLineGroups[0].lines[0].delivery.express,
  },
  goodsCents: cents(cart.subtotalPrice),
  expressCents: cents(cart.expressPrice),
  shippingCents: cents(cart.totalSegments.find(({ code }) => code === 'shipping').price),
  netCents: cents(cart.totalPrice),
  grossCents: cart.totalPrice.includingTaxInCents,
  vat: { rates: cart.vat },
})

const composedBanner = (quantity: number) => ({
  configuration: {
    key: 'spandoek-op-maat',
    quantity,
    options: {
      doek: { id: 'doek-510' },
      randkeuze: { id: 'randkeuze-rondom' },
      'rand-rondom': { id: 'rand-rondom-zoom' },
      ringen: { id: 'ringen-500' },
    },
    fields: { breedte: '3000', hoogte: '1000' },
  },
})
const sheet = (quantity: number) => ({
  sku: 'ALP-3',
  quantity,
  customOptions: [
    { id: 'ALP-3-W', values: ['1000'] },
    { id: 'ALP-3-H', values: ['700'] },
  ],
})

const COMPOSITIONS: readonly (readonly [string, () => Promise<Customer>, Choices])[] = [
  ['a banner that is sent', bakery, { item: bannerItem(10, 3000, 1000) }],
  ['one that is fetched', bakery, { item: bannerItem(2, 3000, 1000), delivery: { kind: 'pickup' } }],
  [
    'one in express on a later day',
    bakery,
    { item: bannerItem(4, 2000, 1000), delivery: { kind: 'ship', express: true, date: '2026-11-24' } },
  ],
  [
    'a small one in express, at its minimum',
    bakery,
    { item: bannerItem(1, 500, 500), delivery: { kind: 'pickup', express: true } },
  ],
  [
    'one in three designs that is checked',
    bakery,
    { item: bannerItem(10, 3000, 1000), prints: [{ ...NO_PRINT, fileCount: 3, isChecked: true }] },
  ],
  [
    'one of the studio, of which nothing is checked',
    bakery,
    { item: bannerItem(10, 3000, 1000), prints: [{ ...NO_PRINT, studioCount: 2, isChecked: true }] },
  ],
  [
    'one of files and the studio, for whom the studio rules express out',
    bakery,
    {
      item: bannerItem(10, 3000, 1000),
      prints: [{ ...NO_PRINT, fileCount: 1, studioCount: 1, isChecked: true }],
    },
  ],
  [
    'cards with a back by the studio',
    bakery,
    {
      item: { sku: 'VIS-MULTI', quantity: 100, customOptions: [] },
      prints: [{ ...NO_PRINT, fileCount: 2, back: 'studio' }],
    },
  ],
  [
    'cards with a back of their own, checked',
    bakery,
    {
      item: { sku: 'VIS-MULTI', quantity: 100, customOptions: [] },
      prints: [{ ...NO_PRINT, studioCount: 1, back: 'file', isChecked: true }],
    },
  ],
  ['flags of many parts', bakery, { item: composedFlag(8) }],
  [
    'a composed banner in two designs, in express',
    builder,
    {
      item: composedBanner(8),
      prints: [{ ...NO_PRINT, part: 'main', fileCount: 2, isChecked: true }],
      delivery: { kind: 'ship', express: true },
    },
  ],
  ['at the prices of a contract', builder, { item: sheet(5), delivery: { kind: 'pickup' } }],
  ['to Belgium, with VAT shifted', belgian, { item: bannerItem(10, 3000, 1000) }],
  ['to Belgium, in express', belgian, { item: composedBanner(3), delivery: { kind: 'ship', express: true } }],
  ['fetched by a Belgian', belgian, { item: bannerItem(10, 3000, 1000), delivery: { kind: 'pickup' } }],
]

const onChoosing = (delivery: object, prints: readonly Print[] = []) =>
  ask({ kind: 'visitor' }, { item: bannerItem(4, 2000, 1000), delivery, prints })

describe('a price that is tried', () => {
  it.each(COMPOSITIONS)('is that of a real cart: %s', async (_what, who, choices) => {
    const customer = await who()
    const cart = await cartWith(customer, choices)
    const answer = await ask({ kind: 'company', id: customer.companyId }, choices)
    expect([answer.status, answer.json.errors]).toEqual([200, undefined])
    expect(answer.json).toMatchObject(inCart(cart))
  })

  it('is what an order of it comes to', async () => {
    const customer = await builder()
    const choices = {
      item: bannerItem(5, 3000, 1000),
      prints: [{ ...NO_PRINT, fileCount: 2, isChecked: true }],
    }
    await cartWith(customer, choices)
    const { json } = await ask({ kind: 'company', id: customer.companyId }, choices)
    const placed = await quiet(customer.browser.call('POST', '/api/cart/order'))
    const { rows } = await sql<object>`
      select subtotal_cents as "goodsCents", express_cents as "expressCents", shipping_cents as "shippingCents",
        net_cents as "netCents", total_cents as "grossCents" from orders where id = ${placed.id}::uuid`.execute(
      shop.database.db,
    )
    expect(json).toMatchObject(rows[0]!)
  })

  it('says by which rule express, transport and VAT are counted', async () => {
    const express = { kind: 'ship', express: true }
    const visitor = await ask({ kind: 'visitor' }, { item: bannerItem(4, 2000, 1000), delivery: express })
    const { goodsCents, expressCents, shippingCents, netCents, grossCents } = visitor.json
    expect(visitor.json).toMatchObject({
      express: { percent: 35, minimumCents: 1500, cents: expressCents },
      delivery: { isExpress: true, to: { addressId: null, country: 'NL' }, addresses: [] },
      vat: { reason: 'domestic', rates: [{ ratePercent: 21, baseCents: netCents }] },
      blockers: [],
    })
    expect(expressCents).toBe(Math.round(goodsCents * 0.35))
    const { parcels } = visitor.json.delivery
    expect(parcels.length).toBeGreaterThan(0)
    expect(parcels.reduce((sum: number, one) => sum + one.count * one.cents, 0)).toBe(shippingCents)
    expect(netCents).toBe(goodsCents + expressCents + shippingCents)
    expect(grossCents).toBe(netCents + Math.round(netCents * 0.21))
    const { companyId } = await belgian()
    const abroad = await ask({ kind: 'company', id: companyId }, { item: bannerItem(4, 2000, 1000) })
    expect(abroad.json).toMatchObject({ vat: { reason: 'valid_number' }, grossCents: abroad.json.netCents })
  })

  it('is that of another address or country where that is chosen, and tells where nothing can be sent', async () => {
    const { companyId } = await bakery()
    const to = async (place: object) =>
      ask({ kind: 'company', id: companyId }, { item: bannerItem(4, 2000, 1000), delivery: { to: place } })
    const at = await ask({ kind: 'company', id: companyId }, { item: bannerItem(4, 2000, 1000) })
    const [first, other] = at.json.delivery.addresses
    expect(at.json.delivery.to).toEqual({ addressId: first.id, country: 'NL' })
    expect((await to({ by: 'address', id: other.id })).json.delivery.to.addressId).toBe(other.id)
    const belgium = (await to({ by: 'country', code: 'BE' })).json
    expect(belgium.delivery.to).toEqual({ addressId: null, country: 'BE' })
    expect(belgium.shippingCents).toBeGreaterThan(at.json.shippingCents)
    const nowhere = (await to({ by: 'country', code: 'US' })).json
    expect([nowhere.shippingCents, nowhere.blockers.length]).toEqual([0, 1])
    const strange = await to({ by: 'address', id: companyId })
    expect([strange.status, strange.json.errors[0]]).toMatchObject([
      404,
      { code: 'AddressNotFound', field: 'delivery.to.id' },
    ])
  })

  it('tells of a day that cannot be, and of express that cannot be had', async () => {
    const sunday = (await onChoosing({ date: '2026-11-22' })).json
    expect(sunday.blockers).toEqual([expect.stringContaining('niet haalbaar')])
    const studio = [{ ...NO_PRINT, studioCount: 1 }]
    expect((await onChoosing({ express: true }, studio)).json).toMatchObject({
      express: null,
      expressCents: 0,
      delivery: { isExpress: false },
    })
    const { status, json } = await onChoosing({}, [{ ...NO_PRINT, fileCount: 3, studioCount: 2 }])
    expect([status, json.errors[0]]).toMatchObject([
      422,
      { code: 'TooManyCopies', field: 'prints.0.fileCount' },
    ])
  })

  it('is asked on another day as if it were then', async () => {
    const { json } = await ask({ kind: 'visitor' }, { item: bannerItem(4, 2000, 1000) }, '2026-12-07')
    expect(json.delivery.date > '2026-12-07').toBe(true)
    expect(json.delivery.dates[0]).toBe(json.delivery.date)
  })

  it('is none where there is no price, though staff may agree on one by hand', async () => {
    const item = { sku: 'FLY-DL-350', quantity: 777, customOptions: [] }
    expect(await ask({ kind: 'visitor' }, { item })).toEqual({ status: 200, json: { trial: null } })
  })
})
