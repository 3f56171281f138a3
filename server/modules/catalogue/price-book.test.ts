import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Contact } from '#domain/access/actor.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { placeOrder } from '../orders/place-order.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'

const DAY_MS = 24 * 60 * 60_000
const SKU = 'SPD-510'

let shop: TestShop
let visitor: TestBrowser
let plain: TestBrowser
let builder: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  visitor = shop.browser()
  plain = await shop.loggedIn()
  builder = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterEach(() => shop.setNow(TEST_NOW))
afterAll(() => shop.close())

const customerOf = async (email: string): Promise<Contact> => {
  const { id, company_id } = await shop.database.db
    .selectFrom('contacts')
    .where('email', '=', email)
    .select(['id', 'company_id'])
    .executeTakeFirstOrThrow()
  return actOnBehalfOf(shop.database.db, { contactId: id, companyId: company_id }, SYSTEM)
}

/** What one of 4 m² costs per m², below the first tier and above the minimum. */
const squareMetre = async (browser: TestBrowser) => {
  const { json } = await browser.call('POST', '/api/products/calculate', { body: bannerItem(1, 2000, 2000) })
  return json.unitPrice.excludingTaxInCents / 4
}

/** Ends the price of the banner today; from tomorrow on it has another. */
const followedBy = (code: string, rateE4: number) =>
  sql`with old as (
      update prices set valid_to = '2026-11-18' from price_lists, products
      where price_lists.id = price_list_id and price_lists.code = ${code} and products.id = product_id and sku = ${SKU}
      returning prices.*)
    insert into prices (price_list_id, product_id, model, rate_e4, valid_from)
    select price_list_id, product_id, model, ${rateE4}::int, '2026-11-19' from old`.execute(shop.database.db)

const shownPrice = async () => (await visitor.call('GET', `/api/products/${SKU}`)).json.price

type Read = { readonly code?: string; readonly sku?: string; readonly prices?: readonly { sku?: string }[] }

/** Hands every row on that is read. */
const watching = (seen: (row: Read) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    for (const row of result.rows) seen(row)
    return result
  },
})

describe('an order', () => {
  it('reads of 500 contract lists its own, and of that the products of its lines', async () => {
    const { db } = shop.database
    await sql`
      with lists as (
        insert into price_lists (code, kind, title) select 'contract-' || n, 'contract', 'Contract ' || n
        from generate_series(1, 500) n returning id)
      insert into prices (price_list_id, product_id, model, rate_e4)
      select lists.id, products.id, 'piece', 1 from lists, (select id from products order by sku limit 40) as products`.execute(
      db,
    )
    shop.heardCatalogueChange()
    await builder.call('POST', '/api/cart/items', { body: { cartItem: bannerItem(1, 3000, 1000) } })
    await deferFiles(builder)

    const lists: unknown[] = []
    const counted = watching(({ code, sku, prices }) => {
      if (code !== undefined && prices) lists.push([code, prices.map((price) => price.sku)])
      else if (sku !== undefined && prices) lists.push([null, [sku]])
    })
    await placeOrder(
      { ...shop.shop, db: shop.shop.db.withPlugin(counted) },
      await customerOf('tweede@demo.example'),
      { termsAccepted: true },
    )
    expect(lists).toEqual([
      [null, [SKU]],
      ['contract-noordbouw', [SKU]],
      ['groep-signpartner', [SKU]],
    ])
  })
})

describe('the list of one company', () => {
  it('never prices what another sees, also when all ask at once', async () => {
    shop.heardCatalogueChange()
    const asked = [visitor, builder, plain, builder, visitor, plain]
    expect(await Promise.all(asked.map(squareMetre))).toEqual([840, 790, 840, 790, 840, 840])
    expect(await Promise.all(asked.map(squareMetre))).toEqual([840, 790, 840, 790, 840, 840])
  })
})

describe('a price with dates', () => {
  const tomorrow = new Date(TEST_NOW.getTime() + DAY_MS)

  it('holds from its first day in Amsterdam on, on the base list and on a contract', async () => {
    await followedBy('basis', 100_000)
    await followedBy('contract-noordbouw', 90_000)
    shop.heardCatalogueChange()
    expect([await squareMetre(visitor), await squareMetre(builder)]).toEqual([840, 790])
    // Half past midnight in Amsterdam, half an hour before it in UTC.
    shop.setNow(new Date('2026-11-18T23:30:00.000Z'))
    expect([await squareMetre(visitor), await squareMetre(builder)]).toEqual([1000, 900])
  })

  it('shows on the page of its product from that day on', async () => {
    expect(await shownPrice()).toMatchObject({ excludingTaxInCents: 840 })
    shop.setNow(tomorrow)
    expect(await shownPrice()).toMatchObject({ excludingTaxInCents: 1000 })
  })

  it('cannot begin before the one before it ends', async () => {
    const overlapping = sql`
      insert into prices (price_list_id, product_id, model, rate_e4, valid_from, valid_to)
      select price_list_id, product_id, model, 1, '2026-11-18', '2026-11-18' from prices join products on products.id = product_id
      where sku = ${SKU} and valid_from = '2026-11-19'`.execute(shop.database.db)
    await expect(overlapping).rejects.toThrow('prices_one_a_day')
  })
})
