import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProductDesk, type ProductDesk } from '#test/support/product-desk.ts'
import { tryOut } from '../../db/trial.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { prepareTrial } from './prepare-trial.ts'
import { tradeFacts } from './trade-facts.ts'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

/** A shop that tells which products it reads to trade in them. */
function reading() {
  const { shop } = desk.shop
  const read: string[] = []
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      for (const row of result.rows)
        if ('shippingClasses' in row && 'sku' in row) read.push(String(row['sku']))
      return result
    },
  })
  return { shop: { ...shop, db }, read }
}

describe('the shop as it becomes', () => {
  it('is read anew only where it differs from what the shop knows', async () => {
    const { id, sku } = await desk.newProduct()
    const { shop, read } = reading()
    await tradeFacts(shop, NO_SCOPE)
    expect(read.length).toBeGreaterThan(100)
    read.length = 0
    const publish = await prepareTrial(shop)
    // Of this the process hears later.
    await sql`update products set title = 'Ander bord' where sku = 'ALP-3'`.execute(shop.db)
    await desk.edit(id, { title: 'Straks zo' })
    const facts = await tryOut(shop.db, async (db) => {
      const trial = { ...shop, db }
      await publish(trial)
      return tradeFacts(trial, NO_SCOPE)
    })
    expect([sku, 'ALP-3', 'SPD-510'].map((one) => facts.productBySku(one)?.title)).toEqual([
      'Straks zo',
      'Ander bord',
      (await tradeFacts(shop, NO_SCOPE)).productBySku('SPD-510')?.title,
    ])
    // What is composed of the board changes with it.
    expect(read).toEqual(expect.arrayContaining([sku, 'ALP-3']))
    expect(read.length).toBeLessThan(20)
    // The shop itself knows nothing of it.
    expect((await tradeFacts(shop, NO_SCOPE)).productBySku(sku)?.title).not.toBe('Straks zo')
  })
})
