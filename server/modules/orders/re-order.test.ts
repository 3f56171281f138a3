import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Reply } from '#test/support/answers.ts'
import { makeDesign } from '#test/support/designs.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { bannerItem, composedFlag } from '#test/support/cart-items.ts'

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
  await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
  await change(
    sql`update products set status = 'active', replacement_sku = null where sku in ('TOE-SPANNER', 'BVL-VOET-KRUIS')`,
  )
  await setRate(84_000)
})

async function change(statement: ReturnType<typeof sql>): Promise<void> {
  await statement.execute(shop.database.db)
  shop.heardCatalogueChange()
}
const setRate = (rate: number) =>
  change(sql`update prices set rate_e4 = ${rate} from products, price_lists
    where products.id = product_id and sku = 'TOE-SPANNER' and price_lists.id = price_list_id and kind = 'base'`)

const spanners = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
const banner = bannerItem(2, 3000, 1000)
const add = async (cartItem: unknown) =>
  (await customer.call('POST', '/api/cart/items', { body: { cartItem } })).json
const linesOf = (cart: Reply<'getCart'>) => cart.orderLineGroups.flatMap((group) => group.lines)
const place = async (): Promise<string> => {
  await deferFiles(customer)
  return (await customer.call('POST', '/api/cart/order')).json.id
}
const url = (id: string) => `/api/customer/orders/${id}/re-order` as const
const preview = async (id: string) => (await customer.call('GET', `${url(id)}?preview=1`)).json.differences
const again = (id: string, query = '', headers: Record<string, string> = {}) =>
  customer.call('GET', `${url(id)}?${query}`, { headers })
/** As many lines as a cart takes, each like that of this group. */
const fillCart = (groupId: string) =>
  sql`with g as (insert into cart_groups (cart_id, title, position)
      select cart_id, title, n from cart_groups, generate_series(1, 199) n where id = ${groupId} returning id, cart_id, position)
    insert into cart_lines (cart_id, group_id, product_id, quantity, agreed_price, delivery_kind, position)
    select g.cart_id, g.id, l.product_id, 1, l.agreed_price, l.delivery_kind, g.position from g, cart_lines l where l.group_id = ${groupId}`.execute(
    shop.database.db,
  )
const cartNow = async () => (await customer.call('GET', '/api/cart')).json

describe('GET /customer/orders/{id}/re-order', () => {
  it('adds the lines of an order once more, with their files linked again', async () => {
    const designId = await makeDesign(shop.database.db, {
      facts: sampleDocument({ pages: [plainPage(3020, 1020)] }),
      name: 'gevel.pdf',
    })
    const cart = await add(banner)
    const designs = [{ designId, quantity: 2 }]
    await customer.call('PUT', `/api/cart/items/designs/${linesOf(cart)[0].id}`, { body: { designs } })
    await add(spanners)
    const id = await place()
    await customer.call('DELETE', `/api/designs/${designId}`)
    const differences = await preview(id)
    expect(differences.map(({ status, files }) => [status, files])).toEqual([
      ['same', ['gevel.pdf']],
      ['same', []],
    ])
    expect((await cartNow()).totalItemCount).toBe(0)
    const { status, json, headers } = await again(id)
    expect([status, json.addedCount, headers['cache-control']]).toEqual([
      200,
      2,
      expect.stringContaining('no-store'),
    ])
    expect(json.differences).toEqual(differences)
    const after = await cartNow()
    expect(linesOf(after)[0]).toMatchObject({ designStatus: 'ready', designs: [{ designId, quantity: 2 }] })
    expect(linesOf(after).map(({ price }) => price.excludingTaxInCents)).toEqual(
      differences.map(({ newPrice }) => newPrice.excludingTaxInCents),
    )
  })

  it("keeps the customer's own words with each line", async () => {
    const row = {
      sku: 'TOE-SPANNER',
      width: '',
      height: '',
      quantity: '3',
      options: '',
      reference: 'Hek noord',
      fileName: '',
    }
    await customer.call('POST', '/api/cart/rows', { body: { rows: [row] } })
    await add(spanners)
    await again(await place())
    const { orderLineGroups } = await cartNow()
    expect(orderLineGroups.map(({ reference }) => reference)).toEqual(['Hek noord', null])
  })

  it('tells a price that changed, and takes the price of today', async () => {
    await add(spanners)
    const id = await place()
    await setRate(94_000)
    expect(await preview(id)).toMatchObject([
      {
        status: 'price_changed',
        oldPrice: { excludingTaxInCents: 2520 },
        newPrice: { excludingTaxInCents: 2820 },
        note: expect.stringContaining('duurder'),
      },
    ])
    await again(id)
    expect(linesOf(await cartNow())[0]).toMatchObject({
      price: { excludingTaxInCents: 2820 },
      previousPrice: null,
    })
  })

  it('tells what is sold no more with what takes its place, and adds the rest', async () => {
    await add(spanners)
    await add({ ...spanners, sku: 'TOE-TIEWRAP' })
    const id = await place()
    await change(
      sql`update products set status = 'discontinued', replacement_sku = 'TOE-TIEWRAP' where sku = 'TOE-SPANNER'`,
    )
    const [gone, kept] = await preview(id)
    expect(gone).toMatchObject({ status: 'unavailable', newPrice: null, files: [] })
    expect(gone.replacement.url).toMatch(/^\//)
    expect(kept.status).toBe('same')
    expect((await again(id)).json.addedCount).toBe(1)
    expect(linesOf(await cartNow()).map(({ sku }) => sku)).toEqual(['TOE-TIEWRAP'])
  })

  it('adds more of an article to the line that is there, so that its tiers count', async () => {
    await add(spanners)
    const id = await place()
    await add({ ...spanners, quantity: 2 })
    const { json } = await again(id)
    expect([json.addedCount, json.joinedCount]).toEqual([1, 1])
    expect(linesOf(await cartNow()).map(({ sku, quantity }) => [sku, quantity])).toEqual([['TOE-SPANNER', 5]])
  })

  it('gives what was fetched or has a file a line of its own', async () => {
    const designId = await makeDesign(shop.database.db, {
      facts: sampleDocument({ pages: [plainPage(3020, 1020)] }),
    })
    const designs = [{ designId, quantity: 2 }]
    const withFile = linesOf(await add(banner))[0].id
    await customer.call('PUT', `/api/cart/items/designs/${withFile}`, { body: { designs } })
    await add(spanners)
    const fetched = linesOf(await cartNow())[1].id
    await customer.call('POST', `/api/cart/items/${fetched}/delivery`, { body: { kind: 'pickup' } })
    const id = await place()
    await add(banner)
    const before = linesOf(await add(spanners)).length
    const { json } = await again(id)
    expect([before, json.addedCount, json.joinedCount]).toEqual([2, 2, 0])
    const lines = linesOf(await cartNow())
    expect(lines.map(({ delivery, designs: linked }) => [delivery.kind, linked.length])).toEqual([
      ['ship', 0],
      ['ship', 0],
      ['ship', 1],
      ['pickup', 0],
    ])
  })

  it('joins a line of a full cart', async () => {
    await add(spanners)
    const id = await place()
    await fillCart((await add(spanners)).orderLineGroups[0].id)
    await again(id)
    const { totalItemCount, orderLineGroups } = await cartNow()
    expect([totalItemCount, orderLineGroups[0].lines[0].quantity]).toEqual([200, 6])
  })

  it('adds only the groups that were chosen', async () => {
    await add(spanners)
    await add({ ...spanners, sku: 'TOE-TIEWRAP' })
    const id = await place()
    const [, second] = await preview(id)
    expect((await again(id, `groups=${second.groupId}`)).json.addedCount).toBe(1)
    expect(linesOf(await cartNow()).map(({ sku }) => sku)).toEqual(['TOE-TIEWRAP'])
    expect((await again(id, 'groups=geen-id')).status).toBe(404)
  })

  it('adds once for one key, however often it is asked', async () => {
    await add(spanners)
    const id = await place()
    const headers = { 'idempotency-key': 'nog-een-keer' }
    const answers = await Promise.all([again(id, '', headers), again(id, '', headers)])
    answers.push(await again(id, '', headers))
    expect(answers.map(({ json }) => json.addedCount)).toEqual([1, 1, 1])
    const [line] = await preview(id)
    const other = await again(id, `groups=${line.groupId}`, headers)
    expect([other.status, other.json.errors[0].code]).toEqual([422, 'IdempotencyKeyReused'])
    expect((await cartNow()).totalItemCount).toBe(1)
  })

  it('refuses another site, HEAD, a prefetch, a stranger and a guessed order', async () => {
    await add(spanners)
    const id = await place()
    const refused = [
      await again(id, '', { 'sec-fetch-site': 'cross-site' }),
      await again(id, '', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }),
      await customer.call('HEAD', url(id)),
      await stranger.call('GET', url(id)),
      await stranger.call('GET', `${url(id)}?preview=1`),
      await again(crypto.randomUUID()),
      await again('x'),
      await shop.browser().call('GET', url(id)),
    ].map(({ status }) => status)
    expect(refused).toEqual([403, 403, expect.any(Number), 404, 404, 404, 404, 401])
    expect(refused[2]).toBeGreaterThanOrEqual(400)
    expect((await cartNow()).totalItemCount).toBe(0)
  })

  it('loses nothing of a full cart', async () => {
    await add(spanners)
    const id = await place()
    await fillCart((await add({ ...spanners, sku: 'TOE-TIEWRAP' })).orderLineGroups[0].id)
    const { status, json } = await again(id)
    expect([status, json.errors[0].code]).toEqual([409, 'CartFull'])
    expect((await customer.call('GET', '/api/cart/totals')).json.totalItemCount).toBe(200)
  })
})

const flag = composedFlag(2)
/** Takes an option out of the flag, as an owner does who sells it no more. */
const takeOut = (optionId: string) =>
  change(sql`update configurators set definition = (
      select replace(definition::text, ${`"${optionId}"`}, ${`"${optionId}-oud"`})::jsonb)
    where key = 'beachvlag'`)

describe('a configured product', () => {
  it('comes back as it was put together', async () => {
    const cart = await add(flag)
    const { configuration } = cart.orderLineGroups[0]
    const id = await place()
    const differences = await preview(id)
    expect(differences.length).toBe(cart.totalItemCount)
    expect(new Set(differences.map(({ status }) => status))).toEqual(new Set(['same']))
    await again(id)
    const after = await cartNow()
    expect(after.orderLineGroups.map((group) => group.configuration)).toEqual([configuration])
    expect(after.totalItemCount).toBe(cart.totalItemCount)
  })

  it('gets what is left of a choice that can be skipped, and says so at its line', async () => {
    await add(flag)
    const id = await place()
    await takeOut('tas-1')
    const differences = await preview(id)
    expect(differences.filter(({ status }) => status === 'option_replaced')).toHaveLength(1)
    const { addedCount } = (await again(id)).json
    expect((await cartNow()).totalItemCount).toBe(addedCount)
  })
})
