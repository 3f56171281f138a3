import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { makeDesign } from '#test/support/designs.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { bannerItem, composedFlag } from '#test/support/cart-items.ts'
import { holdCarts } from '#test/support/held-cart.ts'

const MINUTE_MS = 60_000
const fitting = sampleDocument({ pages: [plainPage(1020, 520)] })

let shop: TestShop
let customer: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await customer.call('POST', '/api/cart/empty')
})

const spanner = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
const banner = bannerItem(10, 1000, 500)
const beachFlag = composedFlag(1)

const add = async (cartItem: unknown) =>
  (await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })).json
const show = async () => (await customer.call('GET', '/api/cart')).json
const remove = async (lineId: string): Promise<string> =>
  (await customer.call('DELETE', `/api/cart/items/${lineId}`)).json.removalId
const empty = async (): Promise<string | null> =>
  (await customer.call('POST', '/api/cart/empty')).json.removalId
const undo = (id: string | null, browser = customer) => browser.call('POST', `/api/cart/removals/${id}`)
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const skus = ({ orderLineGroups }: Reply<'getCart'>) =>
  orderLineGroups.flatMap((group) => group.lines.map(({ sku }) => sku))
const lineOf = (cart: Reply<'getCart'>, index = 0) => cart.orderLineGroups.at(index).lines[0]
async function changePrice(from: number, to: number): Promise<void> {
  await shop.database.db.updateTable('prices').set({ rate_e4: to }).where('rate_e4', '=', from).execute()
  shop.heardCatalogueChange()
}
/** All of a cart but the number of its changes, and what became of an addition to it. */
const apart = ({ version: _version, added: _added, ...cart }: Partial<Reply<'addCartItem'>>) => cart

/** A banner with two designs, a studio design, a chosen day and the check by hand, between two lines of spanners. */
async function fillWithEverything() {
  await add(spanner)
  const { id } = lineOf(await add(banner), 1)
  await add({ ...spanner, quantity: 7 })
  const [first, second] = await Promise.all([
    makeDesign(shop.database.db, { facts: fitting, name: 'een.pdf' }),
    makeDesign(shop.database.db, { facts: fitting, name: 'twee.pdf' }),
  ])
  const designs = [
    { designId: first, quantity: 4, isStudioDesign: false },
    { designId: second, quantity: 5, isStudioDesign: false },
    { designId: null, itemId: null, quantity: 1, isStudioDesign: true },
  ]
  const answers = [
    await customer.call('PUT', `/api/cart/items/designs/${id}`, { body: { designs } }),
    await customer.call('PATCH', `/api/cart/items/${id}`, { body: { validateDesigns: true } }),
    await customer.call('POST', `/api/cart/items/${id}/delivery`, {
      body: { kind: 'ship', date: '2026-11-25' },
    }),
    await customer.call('PUT', '/api/cart/items/design/status', { body: { itemId: id, status: 'approved' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  return { lineId: id, designIds: [first, second] }
}

describe('a line that is removed twice at once', () => {
  it('is gone for the second', async () => {
    await add(spanner)
    const lineId = lineOf(await add(banner), 1).id
    const held = await holdCarts(shop)
    const both = [1, 2].map(() => customer.call('DELETE', `/api/cart/items/${lineId}`))
    await held.waiters(2)
    await held.release()
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(skus(await show())).toEqual(['TOE-SPANNER'])
  })
})

describe('POST /cart/removals/:id', () => {
  it('puts a line back whole: its id, place, designs with copies, studio design, check and day', async () => {
    const { lineId } = await fillWithEverything()
    const before = await show()
    expect(lineOf(before, 1)).toMatchObject({
      id: lineId,
      delivery: { date: '2026-11-25' },
      validateDesigns: true,
    })
    expect(lineOf(before, 1).designs.map(({ quantity }) => quantity)).toEqual([4, 5, 1])
    const removalId = await remove(lineId)
    expect(skus(await show())).toEqual(['TOE-SPANNER', 'TOE-SPANNER'])
    const { status, json } = await undo(removalId)
    expect(status).toBe(200)
    expect(apart(json)).toEqual(apart(before))
  })

  it('puts an emptied cart back whole, before what was added since', async () => {
    await fillWithEverything()
    const flag = await add(beachFlag)
    const removalId = await empty()
    expect((await show()).totalItemCount).toBe(0)
    const added = await add({ ...spanner, quantity: 99 })
    const { json } = await undo(removalId)
    expect(json.orderLineGroups.slice(0, 4)).toEqual(flag.orderLineGroups)
    expect(json.orderLineGroups.slice(4).map(({ id }) => id)).toEqual([added.orderLineGroups[0].id])
  })

  it('keeps the order of lines that are put back in any order', async () => {
    for (const quantity of [1, 2, 3, 4]) await add({ ...spanner, quantity })
    const before = await show()
    const [first, , third] = before.orderLineGroups.map(({ lines }) => lines[0].id)
    const removals = [await remove(first), await remove(third)]
    for (const id of removals) await undo(id)
    expect(apart(await show())).toEqual(apart(before))
    const again = [await remove(first), await remove(third)]
    for (const id of again.toReversed()) await undo(id)
    expect(apart(await show())).toEqual(apart(before))
  })

  it('puts it back once, pressed twice, in two windows, and also when it was removed again', async () => {
    const before = await add(spanner)
    const removalId = await remove(lineOf(before).id)
    const both = await Promise.all([undo(removalId), undo(removalId)])
    expect(both.map(({ status, json }) => [status, json.totalItemCount])).toEqual([
      [200, 1],
      [200, 1],
    ])
    await remove(lineOf(before).id)
    expect((await undo(removalId)).json.totalItemCount).toBe(0)
  })

  it('puts an accessory back in its configuration, with the prices of the whole group as they were', async () => {
    const before = await add(beachFlag)
    const bag = before.orderLineGroups[0].lines.find(({ sku }) => sku === 'BVV-TAS')
    const removalId = await remove(bag.id)
    const without = await show()
    expect(skus(without)).not.toContain('BVV-TAS')
    expect(without.orderLineGroups[0].configuration).not.toEqual(before.orderLineGroups[0].configuration)
    expect(apart((await undo(removalId)).json)).toEqual(apart(before))
  })

  it('refuses an accessory once its configuration was changed, or went', async () => {
    const { orderLineGroups } = await add(beachFlag)
    const [main, , , , bag] = orderLineGroups[0].lines
    const removalId = await remove(bag.id)
    const whole = await remove(main.id)
    expect(refusal(await undo(removalId))).toEqual([409, 'RemovalOvertaken'])
    await undo(whole)
    await customer.call('PATCH', `/api/cart/items/${main.id}`, { body: { quantity: 3 } })
    expect(refusal(await undo(removalId))).toEqual([409, 'RemovalOvertaken'])
    expect(skus(await show())).not.toContain('BVV-TAS')
    await customer.call('PATCH', `/api/cart/items/${main.id}`, { body: { quantity: 1 } })
    expect(skus((await undo(removalId)).json)).toContain('BVV-TAS')
  })

  it('keeps the price that was agreed, and tells the new one', async () => {
    const before = await add(banner)
    const cents = lineOf(before).price.excludingTaxInCents
    const removalId = await remove(lineOf(before).id)
    await changePrice(84_000, 94_001)
    const { json } = await undo(removalId)
    await changePrice(94_001, 84_000)
    expect(lineOf(json).previousPrice.excludingTaxInCents).toBe(cents)
    expect(lineOf(json).price.excludingTaxInCents).toBeGreaterThan(cents)
  })

  it('leaves a design away that was deleted meanwhile', async () => {
    const { lineId, designIds } = await fillWithEverything()
    const removalId = await remove(lineId)
    expect((await customer.call('DELETE', `/api/designs/${designIds[0]}`)).status).toBe(200)
    const { status, json } = await undo(removalId)
    expect(status).toBe(200)
    expect(lineOf(json, 1).designs.map(({ designId, quantity }) => [designId, quantity])).toEqual([
      [designIds[1], 5],
      [null, 1],
    ])
  })

  it('goes to the default address where the chosen one went', async () => {
    const {
      json: { address },
    } = await customer.call('POST', '/api/company/addresses', {
      body: {
        companyName: 'Filiaal',
        street: 'Zijweg',
        houseNumber: '4',
        postcode: '3511 LN',
        city: 'Utrecht',
        country: 'NL',
      },
    })
    const before = await add(spanner)
    const { id } = lineOf(before)
    const chosen = await customer.call('POST', `/api/cart/items/${id}/delivery`, {
      body: { kind: 'ship', addressId: address.id },
    })
    expect(lineOf(chosen.json).delivery.addressId).toBe(address.id)
    const removalId = await remove(id)
    expect((await customer.call('DELETE', `/api/company/addresses/${address.id}`)).status).toBe(200)
    expect(lineOf((await undo(removalId)).json).delivery.addressId).toBe(lineOf(before).delivery.addressId)
  })

  it('refuses a cart that was parked or ordered meanwhile', async () => {
    await add(spanner)
    const removalId = await remove(lineOf(await add(banner), 1).id)
    const parked = await customer.call('POST', '/api/cart/park', { body: { reference: 'Bewaard' } })
    expect(refusal(await undo(removalId))).toEqual([409, 'CartMovedOn'])
    await customer.call('POST', `/api/cart/activate/${parked.json.id}`)
    const other = await remove(lineOf(await add(banner), 1).id)
    expect((await customer.call('POST', '/api/cart/order')).status).toBe(200)
    const { status, json } = await undo(other)
    expect([status, json.errors[0]]).toMatchObject([
      409,
      {
        code: 'CartMovedOn',
        message: 'Je winkelwagen is intussen besteld of bewaard als offerte. Voeg het product opnieuw toe.',
      },
    ])
    expect((await show()).totalItemCount).toBe(0)
  })

  it('refuses someone else’s, an unknown one, and one of longer than an hour ago', async () => {
    const removalId = await remove(lineOf(await add(spanner)).id)
    expect(refusal(await undo(removalId, stranger))).toEqual([404, 'RemovalNotFound'])
    expect(refusal(await undo('0b7a1a5e-5f4f-4b57-9d66-3f1a3f7f9a11'))).toEqual([404, 'RemovalNotFound'])
    expect(refusal(await undo(removalId, shop.browser()))).toEqual([401, 'LoginRequired'])
    expect((await undo('%00')).status).toBe(404)
    shop.setNow(new Date(TEST_NOW.getTime() + 61 * MINUTE_MS))
    expect(refusal(await undo(removalId))).toEqual([404, 'RemovalNotFound'])
    expect((await show()).totalItemCount).toBe(0)
  })

  it('refuses what no longer fits in the cart', async () => {
    await add(spanner)
    const removalId = await empty()
    const { id } = (await add(spanner)).orderLineGroups[0]
    await shop.database.db
      .insertInto('cart_lines')
      .columns(['cart_id', 'group_id', 'product_id', 'quantity', 'agreed_price', 'delivery_kind', 'position'])
      .expression((eb) =>
        eb
          .selectFrom('cart_lines')
          .select([
            'cart_id',
            'group_id',
            'product_id',
            'quantity',
            'agreed_price',
            'delivery_kind',
            (select) => select.fn<number>('generate_series', [eb.lit(1), eb.lit(199)]).as('position'),
          ])
          .where('group_id', '=', id),
      )
      .execute()
    expect(refusal(await undo(removalId))).toEqual([409, 'CartFull'])
  })

  it('has nothing to undo after emptying an empty cart', async () => {
    expect(await empty()).toBeNull()
  })
})
