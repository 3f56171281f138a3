import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Reply } from '#test/support/answers.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { IN_ZEIST } from '#test/support/addresses.ts'
import { bannerItem, composedFlag } from '#test/support/cart-items.ts'
import {
  type ChangingOrders,
  clamps,
  daysSeen,
  linesOf,
  openChangingOrders,
  refusalOf,
} from '#test/support/changing-orders.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator } from '#test/support/operators.ts'
import type { TestBrowser, TestShop } from '#test/support/shop.ts'
import { invoiceOrderNamed } from '../documents/invoice-order.ts'

let shop: TestShop
let customer: TestBrowser
let seller: TestBrowser
let colleague: TestBrowser
let orders: ChangingOrders
beforeAll(async () => {
  orders = await openChangingOrders()
  ;({ shop, customer, seller, colleague } = orders)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await customer.call('POST', '/api/cart/empty')
})

/** The copies of each design of the first line. */
const copiesOf = (order: Reply<'getDeskOrder'>) => linesOf(order)[0].designs.map(({ quantity }) => quantity)
/** What a price list says of so many clamps. */
async function listed(quantity: number): Promise<number> {
  await customer.call('POST', '/api/cart/empty')
  const { json } = await customer.call('POST', '/api/cart/items', { body: { cartItem: clamps(quantity) } })
  const cents = json.orderLineGroups[0].lines[0].price.excludingTaxInCents
  await customer.call('POST', '/api/cart/empty')
  return cents
}

const cityOf = (line: { delivery: { address: { city: string } } }) => line.delivery.address.city
/** Groups of lines that go to an address instead. */
const delivery = (groups: readonly { readonly id: string }[], address: object = IN_ZEIST) => ({
  groupIds: groups.map(({ id }) => id),
  address,
})
describe('changing a quantity', () => {
  it('is shown before it is done, and then is what desk, customer, mail and history say', async () => {
    const { id, number } = await orders.place()
    const before = await orders.atDesk(id)
    const [line] = linesOf(before)
    const asked = { version: before.version, quantities: { [line.id]: 6 } }
    const looked = await orders.preview(id, asked)
    expect(looked.status).toBe(200)
    expect(looked.json.amounts.subtotal).toEqual({
      fromInCents: line.price.excludingTaxInCents,
      toInCents: await listed(6),
    })
    const { date } = line.delivery
    expect(looked.json.days).toEqual([
      { lineId: line.id, title: line.title, from: date, date, isSettled: true, soonest: null },
    ])
    expect(await orders.atDesk(id)).toEqual(before)

    const { status, json } = await seller.call('POST', `/beheer/api/orders/${id}/change`, {
      body: {
        ...asked,
        id: crypto.randomUUID(),
        totalInCents: looked.json.amounts.total.toInCents,
        days: daysSeen(looked.json),
        reason: 'Er komen er vier bij',
      },
    })
    expect(status).toBe(200)
    expect(linesOf(json)[0]).toMatchObject({
      quantity: 6,
      price: { excludingTaxInCents: looked.json.amounts.subtotal.toInCents },
      delivery: { date: line.delivery.date },
    })
    expect(json.totalPrice.includingTaxInCents).toBe(looked.json.amounts.total.toInCents)
    expect(json.events.at(-1)).toMatchObject({
      label: expect.stringMatching(/^Gewijzigd\nAantal van .+: eerst .+, nu /),
      reason: 'Er komen er vier bij',
      by: expect.stringMatching(/^Sam /),
    })
    const order = await orders.seen(id)
    expect(linesOf(order)[0].quantity).toBe(6)
    expect(order.totalPrice).toEqual(json.totalPrice)
    expect(order.events.at(-1).label).toContain('Reden: Er komen er vier bij')
    const [first, second, ...others] = await orders.mailsOf(id)
    expect(others).toEqual([])
    expect(first?.subject).toBe(`Je bestelling ${number} bij Paskruis`)
    expect(second?.subject).toBe(`Gewijzigde orderbevestiging ${number} van Paskruis`)
    expect(second?.text).toContain('Wat er is gewijzigd')
    expect(second?.text).toContain('Reden: Er komen er vier bij')
  })

  it('is in the confirmation and on the invoice', async () => {
    const { id, number } = await orders.place()
    const [line] = linesOf(await orders.atDesk(id))
    const { json } = await orders.change(id, { quantities: { [line.id]: 6 } })
    const paper = await customer.call('GET', `/api/documents/order-confirmation/${id}`)
    expect(paper.status).toBe(200)
    const invoice = await invoiceOrderNamed(shop.shop, SYSTEM, number)
    expect(invoice).toMatchObject({
      lines: [{ quantity: 6 }],
      totalCents: json.totalPrice.includingTaxInCents,
    })
    expect(refusalOf(await orders.change(id, { quantities: { [line.id]: 7 } }))).toEqual([
      409,
      'OrderInvoicedAlready',
      undefined,
    ])
  })

  it('keeps the prices of the day of the order', async () => {
    const { id } = await orders.place()
    const expected = await listed(6)
    const prices = sql`(select p.id from prices p join products on products.id = p.product_id where sku = 'TOE-SPANNER')`
    await sql`update prices set rate_e4 = rate_e4 * 3 where id in ${prices}`.execute(shop.database.db)
    const [line] = linesOf(await orders.atDesk(id))
    const { json } = await orders.change(id, { quantities: { [line.id]: 6 } })
    await sql`update prices set rate_e4 = rate_e4 / 3 where id in ${prices}`.execute(shop.database.db)
    expect(linesOf(json)[0].price.excludingTaxInCents).toBe(expected)
  })

  it('of a set takes its parts along, and is asked of the main line', async () => {
    const { id } = await orders.place([composedFlag(2)])
    const order = await orders.atDesk(id)
    const [main, ...parts] = linesOf(order)
    expect(refusalOf(await orders.change(id, { quantities: { [parts[0]!.id]: 5 } }))).toEqual([
      422,
      'QuantityFollows',
      `quantities.${parts[0]!.id}`,
    ])
    const { status, json } = await orders.change(id, { quantities: { [main.id]: 5 } })
    expect(status).toBe(200)
    for (const [place_, line] of linesOf(json).entries()) {
      const was = linesOf(order).at(place_).quantity
      expect(line.quantity).toBe(was === 2 ? 5 : was)
    }
    // Changed back, it is what was agreed.
    const back = await orders.change(id, { quantities: { [main.id]: 2 } })
    expect(back.json.totalPrice).toEqual(order.totalPrice)
    expect(linesOf(back.json).map(({ price, options }) => [price, options])).toEqual(
      linesOf(order).map(({ price, options }) => [price, options]),
    )
  })

  it('adds up whatever the quantities: lines, express, shipping and VAT are the total', async () => {
    const { id } = await orders.place([clamps(2), clamps(3), bannerItem(1, 3000, 1000)], {})
    const ids = linesOf(await orders.atDesk(id)).map((line) => line.id)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: ids.length, maxLength: ids.length }),
        async (quantities) => {
          const asked = {
            quantities: Object.fromEntries(ids.map((one, place_) => [one, quantities[place_]])),
          }
          const { status, json } = await orders.change(id, asked)
          if (status === 422) {
            expect(json.errors[0].code).toBe('NothingChanged')
            return
          }
          expect(status).toBe(200)
          const cents = linesOf(json).map(({ price }) => price.excludingTaxInCents)
          const net =
            cents.reduce((sum, one) => sum + one, 0) +
            json.expressPrice.excludingTaxInCents +
            json.shippingPrice.excludingTaxInCents
          expect(json.totalPrice.excludingTaxInCents).toBe(net)
          const vat = json.vat.reduce((sum: number, { vatCents }) => sum + vatCents, 0)
          expect(json.totalPrice.includingTaxInCents).toBe(net + vat)
          expect((await orders.seen(id)).totalPrice).toEqual(json.totalPrice)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('divides the copies over the designs, by the shop or as staff choose', async () => {
    const facts = sampleDocument({ pages: [plainPage(3020, 1020)] })
    const [one, other] = [
      await makeDesign(shop.database.db, { facts }),
      await makeDesign(shop.database.db, { facts }),
    ]
    const { id } = await place10(one, other)
    const order = await orders.atDesk(id)
    const [line] = linesOf(order)
    expect(copiesOf(order)).toEqual([8, 2])
    const { json } = await orders.change(id, { quantities: { [line.id]: 20 } })
    expect(copiesOf(json)).toEqual([16, 4])
    const [first, second] = line.designs
    const copies = { [first.id]: 5, [second.id]: 16 }
    expect(refusalOf(await orders.change(id, { copies }))).toEqual([
      422,
      'CopiesDontAddUp',
      `copies.${first.id}`,
    ])
    const chosen = await orders.change(id, { copies: { ...copies, [second.id]: 15 } })
    expect(copiesOf(chosen.json)).toEqual([5, 15])
    expect(linesOf(chosen.json)[0].price).toEqual(linesOf(json)[0].price)
    expect(refusalOf(await orders.change(id, { quantities: { [line.id]: 1 } }))).toEqual([
      422,
      'TooFewCopies',
      `quantities.${line.id}`,
    ])
  })

  it.each(['in_production', 'ready', 'shipped'])('is refused for a line that is %s', async (state) => {
    const { id } = await orders.place()
    const [line] = linesOf(await orders.atDesk(id))
    await orders.put(id, state)
    expect((await orders.atDesk(id)).groups[0].lines[0].mayChange).toBe(false)
    expect(refusalOf(await orders.change(id, { quantities: { [line.id]: 6 } }))).toEqual([
      409,
      'LineInProduction',
      `quantities.${line.id}`,
    ])
    expect(await orders.mailsOf(id)).toHaveLength(1)
  })

  it('of one line is taken while another is made, and of one that was put on hold meanwhile it is not', async () => {
    const { id } = await orders.place([clamps(2), clamps(3)])
    const [made, waiting] = linesOf(await orders.atDesk(id))
    const move = (state: string) =>
      seller.call('POST', `/beheer/api/orders/${id}/move`, { body: { lineIds: [made.id], state } })
    expect((await move('in_production')).status).toBe(200)
    expect((await orders.change(id, { quantities: { [waiting.id]: 6 } })).status).toBe(200)
    expect((await move('on_hold')).status).toBe(200)
    expect(linesOf(await orders.atDesk(id)).map(({ mayChange }) => mayChange)).toEqual([false, true])
    expect(refusalOf(await orders.change(id, { quantities: { [made.id]: 6 } }))).toEqual([
      409,
      'LineInProduction',
      `quantities.${made.id}`,
    ])
    expect((await move('released')).status).toBe(200)
    expect((await orders.change(id, { quantities: { [made.id]: 6 } })).status).toBe(200)
  })

  it('is refused for what is no quantity, is not sold, is cancelled or is of another order', async () => {
    const { id } = await orders.place([clamps(2), { sku: 'VIS-MULTI', quantity: 100, customOptions: [] }])
    const [line, cards] = linesOf(await orders.atDesk(id))
    for (const quantity of [0, -1, 1.5, 1_000_001, 'veel', null])
      expect((await orders.change(id, { quantities: { [line.id]: quantity } })).status).toBe(422)
    expect(refusalOf(await orders.change(id, { quantities: { [cards.id]: 101 } }))).toEqual([
      422,
      'QuantityNotSold',
      `quantities.${cards.id}`,
    ])
    const other = await orders.place()
    const [foreign] = linesOf(await orders.atDesk(other.id))
    expect(refusalOf(await orders.change(id, { quantities: { [foreign.id]: 3 } })).slice(0, 2)).toEqual([
      404,
      'OrderLineNotFound',
    ])
    expect(refusalOf(await orders.change(id, {})).slice(0, 2)).toEqual([422, 'NothingChanged'])
    await seller.call('POST', `/beheer/api/orders/${id}/cancel`, { body: { reason: 'Niet leverbaar' } })
    expect(refusalOf(await orders.change(id, { quantities: { [line.id]: 6 } })).slice(0, 2)).toEqual([
      409,
      'OrderCancelled',
    ])
  })

  it('is for who sells alone', async () => {
    const { id } = await orders.place()
    const maker = await (await newOperator(shop, 'production')).loggedIn()
    expect((await orders.preview(id, { version: 1 }, maker)).status).toBe(403)
  })
})

describe('two who change an order', () => {
  it('of which the second saw what is no more are told so', async () => {
    const { id } = await orders.place()
    const { version, ...order } = await orders.atDesk(id)
    const [line] = linesOf(order)
    await orders.change(id, { quantities: { [line.id]: 3 } })
    expect(
      refusalOf(await orders.change(id, { version, quantities: { [line.id]: 9 } }, {}, colleague)),
    ).toEqual([409, 'OrderChangedMeanwhile', undefined])
    expect(linesOf(await orders.atDesk(id))[0].quantity).toBe(3)
  })

  it('at once are one, and the other is told', async () => {
    const { id } = await orders.place()
    const { version, ...order } = await orders.atDesk(id)
    const [line] = linesOf(order)
    const answers = await Promise.all([
      orders.change(id, { version, quantities: { [line.id]: 3 } }),
      orders.change(id, { version, quantities: { [line.id]: 4 } }, {}, colleague),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await orders.mailsOf(id)).toHaveLength(2)
  })

  it('is done once under its id, however often it is sent', async () => {
    const { id } = await orders.place()
    const { version, ...order } = await orders.atDesk(id)
    const [line] = linesOf(order)
    const asked = { version, quantities: { [line.id]: 6 } }
    const looked = (await orders.preview(id, asked)).json
    const body = {
      ...asked,
      id: crypto.randomUUID(),
      totalInCents: looked.amounts.total.toInCents,
      days: daysSeen(looked),
    }
    const send = (more: object = {}) =>
      seller.call('POST', `/beheer/api/orders/${id}/change`, { body: { ...body, ...more } })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await orders.mailsOf(id)).toHaveLength(2)
    expect(refusalOf(await send({ reason: 'Anders' })).slice(0, 2)).toEqual([422, 'IdempotencyKeyReused'])
    expect(refusalOf(await send({ id: crypto.randomUUID() })).slice(0, 2)).toEqual([
      409,
      'OrderChangedMeanwhile',
    ])
  })

  it('is refused at another price than was seen', async () => {
    const { id } = await orders.place()
    const [line] = linesOf(await orders.atDesk(id))
    expect(
      refusalOf(await orders.change(id, { quantities: { [line.id]: 6 } }, { totalInCents: 1 })).slice(0, 2),
    ).toEqual([409, 'OrderChangedMeanwhile'])
  })
})

describe('another address', () => {
  it('is where the line goes, with whom the driver calls, on every page and paper', async () => {
    const { id } = await orders.place([clamps(2), clamps(3)])
    const { groups } = await orders.atDesk(id)
    const { status, json } = await orders.change(id, {
      delivery: delivery(groups),
      contactName: 'Piet de Vries',
      contactPhone: '06 12345678',
    })
    expect(status).toBe(200)
    const shown = await orders.seen(id)
    for (const [cities, deliveryContact] of [
      [linesOf(json).map(cityOf), json.deliveryContact],
      [linesOf(shown).map(cityOf), shown.deliveryContact],
    ]) {
      expect(cities).toEqual(['Zeist', 'Zeist'])
      expect(deliveryContact).toEqual({ name: 'Piet de Vries', phone: '06 12345678' })
    }
    const [, mail] = await orders.mailsOf(id)
    expect(mail?.text).toContain('Slotlaan 12')
    expect(mail?.text).toContain('Contactpersoon: Piet de Vries, 06 12345678')
  })

  it('costs what sending there costs, and a second address is paid for', async () => {
    const { id } = await orders.place([clamps(2), clamps(3)])
    const order = await orders.atDesk(id)
    const [first] = order.groups
    const { json } = await orders.change(id, { delivery: delivery([first]) })
    expect(json.shippingPrice.excludingTaxInCents).toBe(2 * order.shippingPrice.excludingTaxInCents)
    const back = await orders.change(id, { delivery: delivery([first], linesOf(order)[1].delivery.address) })
    expect(back.json.shippingPrice).toEqual(order.shippingPrice)
    expect(back.json.totalPrice).toEqual(order.totalPrice)
  })

  it.each([
    ['a postcode that is none', { postcode: 'abc' }, 'postcode'],
    ['no street', { street: ' ' }, 'street'],
    ['a house number that is none', { houseNumber: 'x' }, 'houseNumber'],
    ['a country that the shop does not know', { country: 'QQ' }, 'country'],
    ['a phone that rings nowhere', { phone: '12' }, 'phone'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { id } = await orders.place()
    const { status, json } = await orders.change(id, {
      delivery: delivery((await orders.atDesk(id)).groups, { ...IN_ZEIST, ...wrong }),
    })
    expect([status, json.errors[0].field]).toEqual([422, `delivery.address.${field}`])
  })

  it('to where the shop sends nothing is refused at its country', async () => {
    await sql`insert into countries (code, name, ships, position) values ('NO', 'Noorwegen', true, 90)`.execute(
      shop.database.db,
    )
    const { id } = await orders.place()
    const there = { ...IN_ZEIST, country: 'NO', postcode: '0150', city: 'Oslo' }
    expect(
      refusalOf(await orders.change(id, { delivery: delivery((await orders.atDesk(id)).groups, there) })),
    ).toEqual([422, 'NotShippable', 'delivery.address.country'])
  })

  it('out of the Union takes the VAT off, and back home puts it on again', async () => {
    const { db } = shop.database
    await sql`insert into countries (code, name, ships, position) values ('CH', 'Zwitserland', true, 91)`.execute(
      db,
    )
    await sql`update shipping_classes set cents_by_country = cents_by_country || '{"CH": 2500}'`.execute(db)
    const { id, number } = await orders.place()
    const order = await orders.atDesk(id)
    const { groups } = order
    const outside = { ...IN_ZEIST, country: 'CH', postcode: '8001', city: 'Zürich' }
    const sent = await orders.change(id, { delivery: delivery(groups, outside) })
    expect(sent.status).toBe(200)
    expect(sent.json.shippingPrice.excludingTaxInCents).toBe(2500)
    expect(sent.json.totalPrice.includingTaxInCents).toBe(sent.json.totalPrice.excludingTaxInCents)
    const back = await orders.change(id, { delivery: delivery(groups, linesOf(order)[0].delivery.address) })
    expect(back.json.totalPrice).toEqual(order.totalPrice)
    expect(back.json.vat).toEqual(order.vat)
    const { totalCents } = await invoiceOrderNamed(shop.shop, SYSTEM, number)
    expect(totalCents).toBe(order.totalPrice.includingTaxInCents)
  })
})

describe('other references', () => {
  it('stand with the order and its lines', async () => {
    const { id } = await orders.place()
    const { groups } = await orders.atDesk(id)
    const { json } = await orders.change(id, {
      reference: 'Gevel zuid',
      purchaseOrderNumber: 'INK-77',
      references: { [groups[0].id]: 'Ingang' },
    })
    expect(json).toMatchObject({ reference: 'Gevel zuid', purchaseOrderNumber: 'INK-77' })
    expect(linesOf(json)[0].options.at(-1)).toBe('Referentie: Ingang')
    const empty = await orders.change(id, { reference: '', references: { [groups[0].id]: '' } })
    expect(empty.json.reference).toBeNull()
    expect(linesOf(empty.json)[0].options).not.toContain('Referentie: Ingang')
    expect(empty.json.totalPrice).toEqual(json.totalPrice)
    expect(await orders.mailsOf(id)).toHaveLength(3)
  })
})

/** Whether a call waits for what another transaction holds. */
async function waits(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
    shop.database.db,
  )
  return rows.length > 0
}

describe('a company over its limit', () => {
  it('is stopped or held for finance, by what the change adds', async () => {
    const { id } = await orders.place()
    const [line] = linesOf(await orders.atDesk(id))
    const asked = { quantities: { [line.id]: 6 } }
    const { amounts } = (await orders.preview(id, { version: 1, ...asked })).json
    const added = amounts.total.toInCents - amounts.total.fromInCents
    await orders.giveRoom(added - 1, 'stop')
    expect(refusalOf(await orders.change(id, asked)).slice(0, 2)).toEqual([409, 'OverCreditLimit'])
    await orders.giveRoom(added - 1, 'warn')
    expect((await orders.preview(id, { version: 1, ...asked })).json.isOverCredit).toBe(true)
    const { json } = await orders.change(id, asked)
    expect(json.hold).toMatchObject({ isForCredit: true })
    // What makes it cheaper is taken.
    await orders.giveRoom(-1000, 'stop')
    expect((await orders.change(id, { quantities: { [line.id]: 1 } })).status).toBe(200)
    await sql`update companies set credit_limit_cents = null`.execute(shop.database.db)
  })

  it('is told so without waiting for an order that takes its credit meanwhile', async () => {
    const { id } = await orders.place()
    const [line] = linesOf(await orders.atDesk(id))
    await orders.giveRoom(0, 'warn')
    await shop.database.db.transaction().execute(async (trx) => {
      await sql`select from companies where credit_limit_cents is not null for no key update`.execute(trx)
      let answer: unknown = null
      const looked = orders.preview(id, { version: 1, quantities: { [line.id]: 6 } }).then((given) => {
        answer = given
      })
      await expect.poll(async () => answer !== null || (await waits())).toBe(true)
      expect(answer).toMatchObject({ status: 200, json: { isOverCredit: true } })
      await looked
    })
    await sql`update companies set credit_limit_cents = null`.execute(shop.database.db)
  })
})

/** An order of ten banners in two designs, of eight and two. */
async function place10(one: string, other: string) {
  const { json } = await customer.call('POST', '/api/cart/items', {
    body: { cartItem: bannerItem(10, 3000, 1000) },
  })
  const [{ id }] = json.orderLineGroups.at(-1).lines
  const designs = [
    { designId: one, quantity: 8 },
    { designId: other, quantity: 2 },
  ]
  await customer.call('PUT', `/api/cart/items/designs/${id}`, { body: { designs } })
  const placed = await customer.call('POST', '/api/cart/order', { body: {} })
  expect(placed.status).toBe(200)
  return placed.json as { readonly id: string }
}
