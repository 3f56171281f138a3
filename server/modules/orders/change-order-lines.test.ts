import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Reply } from '#test/support/answers.ts'
import { SYSTEM } from '#test/support/actors.ts'
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
import { TEST_NOW } from '#test/support/test-clock.ts'
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

const flag = (options: object = {}) => {
  const { configuration } = composedFlag(2)
  return { configuration: { ...configuration, options: { ...configuration.options, ...options } } }
}
/** What an article costs in a cart of its own, without the others of an order. */
async function priceOf(cartItem: unknown): Promise<number> {
  await customer.call('POST', '/api/cart/empty')
  const { json } = await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  const lines = json.orderLineGroups.flatMap((group) => group.lines)
  await customer.call('POST', '/api/cart/empty')
  return lines.reduce((sum: number, { price }) => sum + price.excludingTaxInCents, 0)
}
const cents = (lines: readonly Reply<'getDeskOrder'>['groups'][0]['lines'][0][]) =>
  lines.reduce((sum, { price }) => sum + price.excludingTaxInCents, 0)
/** Lines, shipping and express are the total, and all pages say so. */
async function expectsToAddUp(id: string) {
  const order = await orders.atDesk(id)
  const left = linesOf(order).filter(({ state }) => state !== 'cancelled')
  const net = cents(left) + order.expressPrice.excludingTaxInCents + order.shippingPrice.excludingTaxInCents
  expect(order.totalPrice.excludingTaxInCents).toBe(net)
  const vat = order.vat.reduce((sum: number, { vatCents }) => sum + vatCents, 0)
  expect(order.totalPrice.includingTaxInCents).toBe(net + vat)
  expect((await orders.seen(id)).totalPrice).toEqual(order.totalPrice)
  return order
}
/** Without spaces that hold words together. */
const plain = (text = '') => text.replaceAll(/\s/g, ' ')
const banner = (quantity: number, widthMm: number, heightMm: number) =>
  bannerItem(quantity, widthMm, heightMm)

describe('other sizes of a line', () => {
  it.each([
    ['larger', 4000],
    ['smaller', 2000],
  ])(
    'are priced by the lists of today where it is %s, and stand on desk, page, mail and invoice',
    async (_what, width) => {
      const { id, number } = await orders.place([banner(2, 3000, 1000)])
      const before = await orders.atDesk(id)
      const [line] = linesOf(before)
      expect(line.composed).toEqual({ item: banner(2, 3000, 1000), soldAs: 'SPD-510' })
      const item = banner(3, width, 1000)
      const looked = await orders.preview(id, { version: before.version, items: { [line.id]: { item } } })
      expect(looked.status).toBe(200)
      expect(looked.json.amounts.subtotal).toEqual({
        fromInCents: line.price.excludingTaxInCents,
        toInCents: await priceOf(item),
      })
      expect(await orders.atDesk(id)).toEqual(before)

      const { status, json } = await orders.change(
        id,
        { items: { [line.id]: { item } } },
        { reason: 'Op verzoek' },
      )
      expect(status).toBe(200)
      expect(linesOf(json)[0]).toMatchObject({ id: line.id, quantity: 3, widthMm: width, heightMm: 1000 })
      const after = await expectsToAddUp(id)
      expect(plain(after.events.at(-1).label)).toContain(`eerst 300 × 100 cm, nu ${width / 10} × 100 cm`)
      expect(linesOf(await orders.seen(id))[0]).toMatchObject({ quantity: 3 })
      const [, mail] = await orders.mailsOf(id)
      expect(mail?.subject).toBe(`Gewijzigde orderbevestiging ${number} van Paskruis`)
      expect(plain(mail?.text)).toContain(`eerst 300 × 100 cm, nu ${width / 10} × 100 cm`)
      expect(mail?.text).toContain('Reden: Op verzoek')
      const kept = await sql<{ before: Record<string, unknown>; after: Record<string, unknown> }>`
      select before, after from audit_events where entity = 'order_lines' and entity_id = ${line.id} order by id desc limit 1`.execute(
        shop.database.db,
      )
      expect(kept.rows[0]).toMatchObject({ before: { width_mm: 3000 }, after: { width_mm: width } })

      await orders.put(id, 'released')
      const invoice = await invoiceOrderNamed(shop.shop, SYSTEM, number)
      expect(invoice.totalCents).toBe(after.totalPrice.includingTaxInCents)
      expect(
        refusalOf(await orders.change(id, { items: { [line.id]: { item: banner(1, 1000, 1000) } } })).slice(
          0,
          2,
        ),
      ).toEqual([409, 'OrderInvoicedAlready'])
    },
  )

  it('ask for the files again where they no longer fit, and keep them where they do', async () => {
    const design = await makeDesign(shop.database.db, {
      facts: sampleDocument({ pages: [plainPage(3020, 1020)] }),
    })
    const { id } = await placeDesigned(design)
    const [line] = linesOf(await orders.atDesk(id))
    expect(line.state).toBe('released')

    const more = await orders.change(id, { items: { [line.id]: { item: banner(5, 3000, 1000) } } })
    expect(more.status).toBe(200)
    expect(linesOf(more.json)[0]).toMatchObject({
      state: 'released',
      quantity: 5,
      designs: [{ quantity: 5 }],
    })

    shop.setNow(new Date(TEST_NOW.getTime() + 60_000))
    await sql`insert into file_approvals (order_line_id, side, design_id, file_name, reason, approved_at)
      values (${line.id}, 'front', ${design}, 'a.pdf', 'Gezien', now())`.execute(shop.database.db)
    const looked = await orders.preview(id, {
      version: 2,
      items: { [line.id]: { item: banner(5, 2000, 1000) } },
    })
    expect(looked.json.differences).toContainEqual({
      what: 'files',
      title: line.title,
      from: 'aangeleverd',
      to: 'opnieuw nodig',
    })
    const { json } = await orders.change(id, { items: { [line.id]: { item: banner(5, 2000, 1000) } } })
    expect(linesOf(json)[0]).toMatchObject({ state: 'awaiting_files', designs: [{ quantity: 5 }] })
    expect(json.state).toBe('awaiting_files')
    expect(json.fileApprovals).toEqual([])
    const mail = (await orders.mailsOf(id)).at(-1)
    expect(mail?.text).toContain('eerst aangeleverd, nu opnieuw nodig')
    // The customer cannot send in what does not fit, and sees it judged for the size that it has now.
    const send = () =>
      customer.call('PUT', `/api/customer/orders/${id}/lines/${line.id}/designs/status`, {
        body: { status: 'approved' },
      })
    expect(refusalOf(await send()).slice(0, 2)).toEqual([422, 'FileOfOtherRatio'])
    // In the size of the file again it is sent in as it is, and the line can be made.
    await orders.change(id, { items: { [line.id]: { item: banner(5, 3000, 1000) } } })
    expect(linesOf(await orders.atDesk(id))[0].state).toBe('awaiting_files')
    expect((await send()).status).toBe(200)
    expect(linesOf(await orders.atDesk(id))[0].state).toBe('released')
    await expectsToAddUp(id)
    shop.setNow(TEST_NOW)
  })

  it('are refused where the shop does not make them, with another product, and beside a quantity', async () => {
    const { id } = await orders.place([banner(2, 3000, 1000), clamps(2)])
    const [line, other] = linesOf(await orders.atDesk(id))
    const asked = async (item: unknown, more: object = {}) =>
      refusalOf(await orders.change(id, { items: { [line.id]: { item } }, ...more }))
    const field = `items.${line.id}.item`
    expect(await asked(banner(2, 1, 1))).toEqual([422, 'invalid_config', field])
    expect(await asked(clamps(2))).toEqual([422, 'NotTheSameProduct', field])
    expect(await asked(composedFlag(1))).toEqual([422, 'NotTheSameProduct', field])
    expect(await asked(banner(2, 2000, 1000), { quantities: { [line.id]: 4 } })).toEqual([
      422,
      'LineComposedAnew',
      `quantities.${line.id}`,
    ])
    expect(await asked(banner(2, 3000, 1000))).toEqual([422, 'NothingChanged', undefined])
    const two = { [line.id]: { item: banner(2, 2000, 1000) }, [other.id]: { item: clamps(5) } }
    expect((await orders.change(id, { items: two })).status).toBe(200)
    await expectsToAddUp(id)
  })

  it('are refused where that throws away what the studio designs, and while the line is held up', async () => {
    const { id } = await orders.place([banner(2, 3000, 1000)])
    const [line] = linesOf(await orders.atDesk(id))
    const other = { items: { [line.id]: { item: banner(2, 2000, 1000) } } }
    await orders.put(id, 'on_hold')
    expect(refusalOf(await orders.change(id, other))).toEqual([409, 'LineHeld', `items.${line.id}.item`])
    await orders.put(id, 'in_studio')
    await sql`insert into order_line_designs (order_line_id, company_id, is_studio, side, quantity, position)
      select l.id, o.company_id, true, 'front', 2, 0 from order_lines l join orders o on o.id = l.order_id where l.id = ${line.id}`.execute(
      shop.database.db,
    )
    expect(refusalOf(await orders.change(id, other))).toEqual([
      409,
      'StudioDesigned',
      `items.${line.id}.item`,
    ])
    // In the size that the studio works for, more of them are no trouble.
    const more = await orders.change(id, { items: { [line.id]: { item: banner(4, 3000, 1000) } } })
    expect([more.status, linesOf(more.json)[0].state]).toEqual([200, 'in_studio'])
  })

  it('add up whatever is put together and added: lines, express, shipping and VAT are the total', async () => {
    const { id } = await orders.place([banner(2, 3000, 1000), clamps(2)])
    const [line] = linesOf(await orders.atDesk(id))
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 100, max: 400 }),
        fc.option(fc.integer({ min: 0, max: 99_999 })),
        async (quantity, widthCm, priceInCents) => {
          const { status } = await orders.change(id, {
            items: { [line.id]: { item: banner(quantity, widthCm * 10, 1000), priceInCents } },
            added: [added(clamps(quantity), { priceInCents })],
          })
          expect(status).toBe(200)
          await expectsToAddUp(id)
        },
      ),
      { numRuns: 6 },
    )
  })

  it.each([
    ['in_production', 'LineInProduction'],
    ['shipped', 'LineInProduction'],
    ['cancelled', 'OrderCancelled'],
  ])('are refused once the line is %s', async (state, code) => {
    const { id } = await orders.place([banner(2, 3000, 1000)])
    const [line] = linesOf(await orders.atDesk(id))
    await orders.put(id, state)
    expect((await orders.atDesk(id)).groups[0].lines[0].composed).toBeNull()
    expect(
      refusalOf(await orders.change(id, { items: { [line.id]: { item: banner(2, 2000, 1000) } } })).slice(
        0,
        2,
      ),
    ).toEqual([409, code])
    expect(refusalOf(await orders.change(id, { added: [added(clamps(1))] })).slice(0, 2)).toEqual([409, code])
    expect(await orders.mailsOf(id)).toHaveLength(1)
  })
})

const added = (item: unknown, more: object = {}) => ({ key: crypto.randomUUID(), item, ...more })

describe('other choices of a set', () => {
  it('bring and take away its parts, at the price of all of it today', async () => {
    const { id, number } = await orders.place([flag()])
    const order = await orders.atDesk(id)
    const [main, ...parts] = linesOf(order)
    expect(main.composed.soldAs).toBeTruthy()
    expect(parts.map(({ composed }) => composed)).toEqual(parts.map(() => null))
    const without = flag({ tas: { id: '-1' } })
    const { status, json } = await orders.change(id, { items: { [main.id]: { item: without } } })
    expect([status, json.errors]).toEqual([200, undefined])
    const gone = linesOf(json).filter(({ state }) => state === 'cancelled')
    expect(gone).toHaveLength(1)
    const left = linesOf(json).filter(({ state }) => state !== 'cancelled')
    expect(cents(left)).toBe(await priceOf(without))
    expect(json.events.map(({ label }) => label).join('\n')).toContain(`Aantal van ${gone[0].title}: eerst`)
    await expectsToAddUp(id)

    const [, mail] = await orders.mailsOf(id)
    const confirmed = plain(mail?.text).split('Je bestelling')[1] ?? ''
    expect(confirmed).toContain(left[1].title)
    expect(confirmed).not.toContain(gone[0].title)

    // Ordered again it is what it is now.
    const again = await customer.call('GET', `/api/customer/orders/${id}/re-order?preview=1`)
    expect(again.json.differences.filter((one) => one.status !== 'same')).toEqual([])

    // The quantity of what is left can still be changed, and the part comes back as a line of its own.
    expect((await orders.change(id, { quantities: { [main.id]: 3 } })).status).toBe(200)
    const back = await orders.change(id, { items: { [main.id]: { item: flag() } } })
    expect(back.status).toBe(200)
    expect(linesOf(back.json).filter(({ state }) => state !== 'cancelled')).toHaveLength(
      linesOf(order).length,
    )
    const after = await expectsToAddUp(id)
    expect(after.totalPrice).toEqual(order.totalPrice)

    // What was left out is not invoiced.
    await sql`update order_lines set state = 'released' where order_id = ${id} and state <> 'cancelled'`.execute(
      shop.database.db,
    )
    const invoice = await invoiceOrderNamed(shop.shop, SYSTEM, number)
    expect(invoice.totalCents).toBe(after.totalPrice.includingTaxInCents)
    expect(invoice.lines).toHaveLength(linesOf(order).length)
  })

  it('keep what hurries it, at the rate of what it costs now', async () => {
    const { id } = await orders.place([banner(2, 3000, 1000), clamps(1)])
    const order = await orders.atDesk(id)
    const [line] = linesOf(order)
    const hurried = await orders.change(id, { ways: { [order.groups[0].id]: { express: true } } })
    expect(hurried.status).toBe(200)
    const { status, json } = await orders.change(id, {
      items: { [line.id]: { item: banner(8, 3000, 1000) } },
    })
    expect([status, json.errors]).toEqual([200, undefined])
    expect(json.expressPrice.excludingTaxInCents).toBeGreaterThan(
      hurried.json.expressPrice.excludingTaxInCents,
    )
    expect(linesOf(json)[0].delivery.express).toBe(true)
    await expectsToAddUp(id)
  })

  it('are asked of the main line', async () => {
    const { id } = await orders.place([flag()])
    const [, part] = linesOf(await orders.atDesk(id))
    expect(refusalOf(await orders.change(id, { items: { [part.id]: { item: flag() } } }))).toEqual([
      422,
      'NotTheSameProduct',
      `items.${part.id}.item`,
    ])
  })
})

describe('a line that is added', () => {
  it('goes along, waits for its files and is in the new confirmation', async () => {
    const { id, number } = await orders.place([clamps(2)])
    const before = await orders.atDesk(id)
    const item = banner(1, 3000, 1000)
    const { status, json } = await orders.change(id, { added: [added(item)] })
    expect([status, json.errors]).toEqual([200, undefined])
    const [old, line] = linesOf(json)
    expect(old).toEqual({ ...linesOf(before)[0], printFile: undefined, pictureUrl: old.pictureUrl })
    expect(line).toMatchObject({
      sku: 'SPD-510',
      quantity: 1,
      state: 'awaiting_files',
      price: { excludingTaxInCents: await priceOf(item) },
      delivery: { kind: 'ship', address: old.delivery.address },
    })
    expect(json.state).toBe('awaiting_files')
    const [, mail] = await orders.mailsOf(id)
    expect(mail?.text).toContain('eerst geen, nu')
    expect(mail?.text).toContain('Bestanden van')
    const order = await expectsToAddUp(id)
    expect(linesOf(await orders.seen(id)).map(({ title }) => title)).toEqual([old.title, line.title])
    await orders.put(id, 'released')
    const invoice = await invoiceOrderNamed(shop.shop, SYSTEM, number)
    expect(invoice.totalCents).toBe(order.totalPrice.includingTaxInCents)
  })

  it('counts for the tiers of its product, can be changed on, and may be several at once', async () => {
    const { id } = await orders.place([clamps(2)])
    const { json } = await orders.change(id, {
      added: [added(clamps(3)), added(composedFlag(1)), added(clamps(1))],
    })
    const lines = linesOf(json)
    expect(lines.filter(({ sku }) => sku === 'TOE-SPANNER').map(({ quantity }) => quantity)).toEqual([
      2, 3, 1,
    ])
    expect((await orders.change(id, { quantities: { [lines[1].id]: 8 } })).status).toBe(200)
    await expectsToAddUp(id)
    const item = clamps(4)
    const twice = [added(item), added(item)]
    expect((await orders.change(id, { added: twice })).status).toBe(200)
    const { key } = twice[0]!
    // The same key in a later change is another line.
    expect((await orders.change(id, { added: [{ key, item }] })).status).toBe(200)
    await expectsToAddUp(id)
  })

  it('is refused where it is not sold or named twice', async () => {
    const { id } = await orders.place([clamps(2)])
    expect(
      refusalOf(await orders.change(id, { added: [added({ ...clamps(1), sku: 'BESTAAT-NIET' })] })),
    ).toEqual([404, 'ProductNotFound', 'added.0.item'])
    const one = added(clamps(1))
    expect((await orders.change(id, { added: [one, one] })).status).toBe(422)
    expect((await orders.change(id, { added: [added(clamps(1), { priceInCents: -1 })] })).status).toBe(422)
    const many = Array.from({ length: 50 }, () => added(clamps(1)))
    for (const status of [200, 200, 200, 422])
      expect((await orders.change(id, { added: many.map((line) => ({ ...line })) })).status).toBe(status)
    expect(refusalOf(await orders.change(id, { added: many }))).toEqual([422, 'InvalidInput', 'added'])
  })
})

const fitting = (more: object = {}) => ({
  free: { title: 'Montage op locatie', quantity: 2, vatPercent: 9, productionDays: 12, ...more },
})

describe('a line that is added and no product of the shop', () => {
  it('has its own name, number, price, VAT and days, and is on all that follows', async () => {
    const { id, number } = await orders.place([clamps(2)])
    const before = await orders.atDesk(id)
    expect(before.vatPercents).toEqual([0, 9, 21])
    const asked = { added: [added(fitting(), { priceInCents: 45_050 })] }
    const { status, json } = await orders.change(id, asked)
    expect([status, json.errors]).toEqual([200, undefined])
    const [old, line] = linesOf(json)
    expect(line).toMatchObject({
      sku: 'VRIJE-REGEL',
      title: 'Montage op locatie',
      quantity: 2,
      price: { excludingTaxInCents: 45_050 },
      // It is made as any other line, as one of a quote is.
      state: 'released',
      nextStates: old.nextStates,
      mayChange: true,
      composed: {
        item: { free: { title: 'Montage op locatie', quantity: 2, vatPercent: 9 } },
        soldAs: 'VRIJE-REGEL',
      },
      delivery: { kind: 'ship', express: false, address: old.delivery.address },
    })
    // Twelve working days of work come before it; what travels weighs and comes as it did.
    expect(line.delivery.date > old.delivery.date).toBe(true)
    expect(old.delivery.date).toBe(linesOf(before)[0].delivery.date)
    expect(json.shippingPrice).toEqual(before.shippingPrice)
    expect(json.vat).toContainEqual({ ratePercent: 9, baseCents: 45_050, vatCents: 4055 })
    const order = await expectsToAddUp(id)

    const seen = await orders.seen(id)
    expect(linesOf(seen).map(({ title }) => title)).toEqual([old.title, 'Montage op locatie'])
    const [, mail] = await orders.mailsOf(id)
    expect(mail?.subject).toContain(number)
    expect(plain(mail?.text)).toContain('Montage op locatie')
    expect(plain(mail?.text)).toContain('eerst geen, nu 2 stuks')

    // As whatever has an agreed price it is sold in that number only.
    expect(refusalOf(await orders.change(id, { quantities: { [line.id]: 3 } }))).toEqual([
      422,
      'QuantityNotSold',
      `quantities.${line.id}`,
    ])
    const invoice = await invoiceOrderNamed(shop.shop, SYSTEM, number)
    expect(invoice.totalCents).toBe(order.totalPrice.includingTaxInCents)
    expect(invoice.lines[1]).toMatchObject({
      sku: 'VRIJE-REGEL',
      title: 'Montage op locatie',
      quantity: 2,
      netCents: 45_050,
      vatPercent: 9,
    })
  })

  it('goes through production as any other line does, and is changed no more then', async () => {
    const { id } = await orders.place([clamps(2)])
    const { json } = await orders.change(id, { added: [added(fitting(), { priceInCents: 100 })] })
    const [, line] = linesOf(json)
    const maker = await (await newOperator(shop, 'production')).loggedIn()
    for (const to of ['in_production', 'ready']) {
      const moved = await maker.call('POST', `/beheer/api/orders/${id}/move`, {
        body: { lineIds: [line.id], state: to },
      })
      expect([moved.status, moved.json.errors]).toEqual([200, undefined])
      expect(linesOf(moved.json)[1].state).toBe(to)
    }
    const again = await orders.change(id, { quantities: { [line.id]: 9 } })
    expect(refusalOf(again)).toEqual([409, 'LineInProduction', `quantities.${line.id}`])
  })

  it.each([
    ['a rate that the shop does not have', { vatPercent: 13 }, 'added.0.item'],
    ['no name', { title: '  ' }, 'added.0.item.free.title'],
    ['more days than a year has', { productionDays: 9000 }, 'added.0.item.free.productionDays'],
    ['no whole number', { quantity: 1.5 }, 'added.0.item.free.quantity'],
    ['no price', {}, 'added.0.priceInCents'],
  ])('is refused with %s', async (_what, more, field) => {
    const { id } = await orders.place([clamps(2)])
    const priceInCents = field === 'added.0.priceInCents' ? null : 45_050
    const answer = await orders.change(id, { added: [added(fitting(more), { priceInCents })] })
    expect(refusalOf(answer)).toEqual([422, 'InvalidInput', field])
    expect(linesOf(await orders.atDesk(id))).toHaveLength(1)
  })

  it('gets another name, number, price and VAT until it is made, and keeps its day', async () => {
    const { id, number } = await orders.place([clamps(2)])
    const { json: before } = await orders.change(id, { added: [added(fitting(), { priceInCents: 45_050 })] })
    const [, line] = linesOf(before)
    const becoming = { free: { title: 'Montage en afvoer', quantity: 3, vatPercent: 21 } }
    shop.setNow(new Date(TEST_NOW.getTime() + 60_000))
    const { status, json } = await orders.change(
      id,
      { items: { [line.id]: { item: becoming, priceInCents: 60_000 } } },
      { reason: 'Meer werk' },
    )
    expect([status, json.errors]).toEqual([200, undefined])
    expect(json.groups[1].title).toBe('Montage en afvoer')
    expect(linesOf(json)[1]).toMatchObject({
      id: line.id,
      title: 'Montage en afvoer',
      sku: 'VRIJE-REGEL',
      quantity: 3,
      price: { excludingTaxInCents: 60_000 },
      state: 'released',
      delivery: line.delivery,
      composed: { item: becoming },
    })
    expect(linesOf(json)[0].delivery).toEqual(linesOf(before)[0].delivery)
    expect(json.vat.map(({ ratePercent }) => ratePercent)).toEqual([21])
    shop.setNow(TEST_NOW)
    const order = await expectsToAddUp(id)
    const mail = plain((await orders.mailsOf(id)).at(-1)?.text)
    for (const said of [
      'Uitvoering van Montage en afvoer: eerst Montage op locatie, nu Montage en afvoer',
      'Aantal van Montage en afvoer: eerst 2 stuks, nu 3 stuks',
      'Prijs excl. btw van Montage en afvoer: eerst € 450,50, nu € 600,00',
      'Btw van Montage en afvoer: eerst 9%, nu 21%',
      'Reden: Meer werk',
    ])
      expect(mail).toContain(said)
    expect(linesOf(await orders.seen(id))[1].title).toBe('Montage en afvoer')
    const kept = await sql<{ before: Record<string, unknown>; after: Record<string, unknown> }>`
      select before, after from audit_events where entity = 'order_lines' and entity_id = ${line.id} order by id desc limit 1`.execute(
      shop.database.db,
    )
    expect(kept.rows[0]).toMatchObject({
      before: { title: 'Montage op locatie' },
      after: { title: 'Montage en afvoer' },
    })
    const invoice = await invoiceOrderNamed(shop.shop, SYSTEM, number)
    expect(invoice.totalCents).toBe(order.totalPrice.includingTaxInCents)
    expect(invoice.lines[1]).toMatchObject({ title: 'Montage en afvoer', quantity: 3, vatPercent: 21 })
  })

  it('is changed only with a price, at a rate of the shop, and before it is made', async () => {
    const { id } = await orders.place([clamps(2)])
    const { json } = await orders.change(id, { added: [added(fitting(), { priceInCents: 100 })] })
    const [, line] = linesOf(json)
    const asked = async (more: object = {}, priceInCents: number | null = 200) => {
      const item = { free: { title: 'Afvoer', quantity: 1, vatPercent: 9, ...more } }
      return refusalOf(await orders.change(id, { items: { [line.id]: { item, priceInCents } } }))
    }
    expect(await asked({}, null)).toEqual([422, 'InvalidInput', `items.${line.id}.priceInCents`])
    expect(await asked({ vatPercent: 13 })).toEqual([422, 'InvalidInput', `items.${line.id}.item`])
    expect((await asked({ title: ' ' })).slice(0, 2)).toEqual([422, 'InvalidInput'])
    await orders.put(id, 'in_production')
    expect((await asked()).slice(0, 2)).toEqual([409, 'LineInProduction'])
  })

  it('takes the place of no line that was ordered', async () => {
    const { id } = await orders.place([clamps(2)])
    const [line] = linesOf(await orders.atDesk(id))
    const items = { [line.id]: { item: fitting(), priceInCents: 100 } }
    expect(refusalOf(await orders.change(id, { items }))).toEqual([
      422,
      'NotTheSameProduct',
      `items.${line.id}.item`,
    ])
  })
})

describe('a price that staff agreed', () => {
  it('is the price of the line, or of all parts of a set together', async () => {
    const { id } = await orders.place([banner(2, 3000, 1000), composedFlag(1)])
    const [line, main] = linesOf(await orders.atDesk(id))
    const { status, json } = await orders.change(id, {
      items: {
        [line.id]: { item: banner(2, 2000, 1000), priceInCents: 12345 },
        [main.id]: { item: composedFlag(1), priceInCents: 10001 },
      },
      added: [added(clamps(7), { priceInCents: 0 })],
    })
    expect([status, json.errors]).toEqual([200, undefined])
    const lines = linesOf(json)
    expect(lines[0].price.excludingTaxInCents).toBe(12345)
    expect(cents(lines.slice(1, -1))).toBe(10001)
    expect(lines.at(-1).price.excludingTaxInCents).toBe(0)
    await expectsToAddUp(id)
  })
})

describe('who may', () => {
  it.each(['production', 'prepress', 'finance', 'content'] as const)('not: %s', async (role) => {
    const { id } = await orders.place([banner(2, 3000, 1000)])
    const [line] = linesOf(await orders.atDesk(id))
    const other = await (await newOperator(shop, role)).loggedIn()
    const asked = { version: 1, items: { [line.id]: { item: banner(1, 3000, 1000) } } }
    expect((await orders.preview(id, asked, other)).status).toBe(403)
    const body = { ...asked, id: crypto.randomUUID(), totalInCents: 1, days: {} }
    expect((await other.call('POST', `/beheer/api/orders/${id}/change`, { body })).status).toBe(403)
    expect((await orders.atDesk(id)).version).toBe(1)
  })
})

describe('two who put lines together', () => {
  it('of which the second saw what is no more are told so, and nothing is mixed', async () => {
    const { id } = await orders.place([banner(2, 3000, 1000)])
    const { version, ...order } = await orders.atDesk(id)
    const [line] = linesOf(order)
    const answers = await Promise.all([
      orders.change(id, { version, items: { [line.id]: { item: banner(2, 2000, 1000) } } }),
      orders.change(id, { version, added: [added(clamps(1))] }, {}, colleague),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.errors[0].code).toBe('OrderChangedMeanwhile')
    expect(await orders.mailsOf(id)).toHaveLength(2)
    await expectsToAddUp(id)
  })

  it('is done once under its id', async () => {
    const { id } = await orders.place([clamps(2)])
    const asked = { version: 1, added: [added(clamps(3))] }
    const looked = (await orders.preview(id, asked)).json
    const body = {
      ...asked,
      id: crypto.randomUUID(),
      totalInCents: looked.amounts.total.toInCents,
      days: daysSeen(looked),
    }
    const send = () => seller.call('POST', `/beheer/api/orders/${id}/change`, { body })
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200])
    expect(linesOf(await orders.atDesk(id))).toHaveLength(2)
  })
})

describe('a company over its limit', () => {
  it('is stopped or held for finance, by what the change adds', async () => {
    const { id } = await orders.place([clamps(2)])
    const asked = { added: [added(clamps(9))] }
    const { amounts } = (await orders.preview(id, { version: 1, ...asked })).json
    const more = amounts.total.toInCents - amounts.total.fromInCents
    await orders.giveRoom(more - 1, 'stop')
    expect(refusalOf(await orders.change(id, asked)).slice(0, 2)).toEqual([409, 'OverCreditLimit'])
    await orders.giveRoom(more - 1, 'warn')
    expect((await orders.preview(id, { version: 1, ...asked })).json.isOverCredit).toBe(true)
    expect((await orders.change(id, asked)).json.hold).toMatchObject({ isForCredit: true })
    await sql`update companies set credit_limit_cents = null`.execute(shop.database.db)
  })
})

/** An order of three banners of 3000 x 1000 mm with one design, which can be made. */
async function placeDesigned(designId: string) {
  const { json } = await customer.call('POST', '/api/cart/items', {
    body: { cartItem: banner(3, 3000, 1000) },
  })
  const [{ id }] = json.orderLineGroups.at(-1).lines
  await customer.call('PUT', `/api/cart/items/designs/${id}`, {
    body: { designs: [{ designId, quantity: 3 }] },
  })
  const placed = await customer.call('POST', '/api/cart/order', { body: {} })
  expect(placed.status).toBe(200)
  return placed.json as { readonly id: string }
}
