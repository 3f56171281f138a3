import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { readTradeFacts, tradeFacts, tradeFactsWithin } from './trade-facts.ts'

const CONNECTIONS = 12

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const contractScope = async () => {
  const { id } = await shop.database.db
    .selectFrom('price_lists')
    .select('id')
    .where('code', '=', 'contract-noordbouw')
    .executeTakeFirstOrThrow()
  return `${id}:`
}

/** Calls this after the products were read, once. */
function afterProducts(change: () => Promise<unknown>): KyselyPlugin {
  let isDone = false
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDone && result.rows.some((row) => 'shippingClasses' in row)) {
        isDone = true
        await change()
      }
      return result
    },
  }
}

describe('the facts within a transaction', () => {
  it('need no other connection, while transactions that wait hold all of them', async () => {
    const { db } = shop.shop
    const scope = await contractScope()
    await tradeFacts(shop.shop, '')
    const held = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => db.startTransaction().execute()),
    )
    try {
      const [trx = db] = held
      const { priceBook } = await tradeFactsWithin(shop.shop, trx, scope)
      expect(priceBook).toHaveLength(1)
    } finally {
      for (const one of held) await one.rollback().execute()
    }
  })

  it('are of one version, also where somebody publishes while they are read', async () => {
    const scope = await contractScope()
    const publish = () =>
      shop.database.db.transaction().execute(async (trx) => {
        await sql`update products set title = 'Nieuw' where sku = 'ALP-3'`.execute(trx)
        await sql`update prices set rate_e4 = 1230000 from products, price_lists l
          where products.id = product_id and sku = 'ALP-3' and l.id = price_list_id and l.code = 'contract-noordbouw'`.execute(
          trx,
        )
      })
    const read = shop.shop.db.withPlugin(afterProducts(publish))
    const { id } = await shop.database.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'ALP-3')
      .executeTakeFirstOrThrow()
    const facts = await readTradeFacts(read, { ids: [id], configuratorKeys: [] }, scope)
    const [rule] = facts.priceBook.flatMap(({ rulesBySku }) => rulesBySku.get('ALP-3') ?? [])
    expect([facts.product(id)?.title, rule?.rateE4]).toEqual(['Nieuw', 1230000])
  })
})
