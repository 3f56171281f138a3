import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { isEmpty, seedDemo } from './seed-demo.ts'

const databases: TestDatabase[] = []
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop()
})

async function emptyShop() {
  const made = await testDatabase('shop_empty')
  databases.push(made)
  return made
}

const clock = () => TEST_NOW
const hashed = async (password: string) => `hash of ${password}`

const count = async ({ db }: TestDatabase, table: 'products' | 'search_documents' | 'orders' | 'companies') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('filling the demo shop', () => {
  it('fills an empty database, and leaves a filled one as it is', async () => {
    const shop = await emptyShop()
    expect(await isEmpty(shop.db)).toBe(true)
    expect(await seedDemo(shop.db, clock, hashed)).not.toBeNull()
    expect(await isEmpty(shop.db)).toBe(false)
    const products = await count(shop, 'products')
    expect(products).toBeGreaterThan(40)
    expect(await seedDemo(shop.db, clock, hashed)).toBeNull()
    expect(await count(shop, 'products')).toBe(products)
  })

  it('fills the database once when two processes start at once', async () => {
    const shop = await emptyShop()
    const seeds = await Promise.all([seedDemo(shop.db, clock, hashed), seedDemo(shop.db, clock, hashed)])
    expect(seeds.filter((seed) => seed !== null)).toHaveLength(1)
    expect(await count(shop, 'companies')).toBe(2)
  })

  it('waits for another process for as long as that takes', async () => {
    const shop = await emptyShop()
    const hurried = openDatabase({ url: shop.url, lockTimeoutMs: 1, onLost: () => undefined })
    let second: Promise<unknown> | undefined
    const first = await seedDemo(shop.db, clock, hashed, async (trx) => {
      second = seedDemo(hurried, clock, hashed).catch((error: unknown) => error)
      await Promise.race([second, sql`select pg_sleep(0.5)`.execute(trx)])
    })
    expect([first !== null, await second]).toEqual([true, null])
    await hurried.destroy()
  })

  it('leaves nothing when it is broken off', async () => {
    const shop = await emptyShop()
    const brokenOff = seedDemo(shop.db, clock, hashed, async () => {
      throw new Error('killed')
    })
    await expect(brokenOff).rejects.toThrow('killed')
    expect(await isEmpty(shop.db)).toBe(true)
    expect(await count(shop, 'search_documents')).toBe(0)
  })

  it('gives what orders are made with: companies with their ids, and products by sku', async () => {
    const shop = await emptyShop()
    const seeded = await seedDemo(shop.db, clock, hashed)
    const known = seeded?.companies.map(({ demo, deliveryAddressIds }) => [
      demo.contact.email,
      deliveryAddressIds.length === demo.deliveryAddresses.length,
    ])
    expect(known).toEqual([
      ['klant@demo.example', true],
      ['tweede@demo.example', true],
    ])
    const row = await shop.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'SPD-510')
      .executeTakeFirst()
    expect(seeded?.productId('SPD-510')).toBe(row?.id)
    expect(() => seeded?.productId('GEEN')).toThrow("no product 'GEEN'")
  })

  it('keeps hashes, not passwords, of customers and operator', async () => {
    const shop = await emptyShop()
    await seedDemo(shop.db, clock, hashed)
    const contacts = await shop.db
      .selectFrom('contacts')
      .select(['email', 'password_hash as hash'])
      .orderBy('email')
      .execute()
    const operators = await shop.db
      .selectFrom('operators')
      .select(['email', 'password_hash as hash'])
      .execute()
    expect([...contacts, ...operators]).toEqual([
      { email: 'klant@demo.example', hash: 'hash of Paskruis-demo-1' },
      { email: 'tweede@demo.example', hash: 'hash of Paskruis-demo-2' },
      { email: 'beheer@demo.example', hash: 'hash of Paskruis-demo-3' },
    ])
  })

  it('gives every product with a page two pictures, every other product and every category one', async () => {
    const shop = await emptyShop()
    await seedDemo(shop.db, clock, hashed)
    const bare = await shop.db.selectFrom('categories').select('id').where('image_id', 'is', null).execute()
    expect(bare).toEqual([])
    const pictures = await shop.db
      .selectFrom('products')
      .innerJoin('product_images', 'product_images.product_id', 'products.id')
      .select(['products.sku', 'products.url_path as path', (eb) => eb.fn.countAll().as('n')])
      .groupBy(['products.sku', 'products.url_path'])
      .execute()
    expect(pictures.filter(({ path, n }) => Number(n) !== (path === null ? 1 : 2))).toEqual([])
    expect(pictures).toHaveLength(await count(shop, 'products'))
  })

  it('keeps parts of composed products out of categories and of what is found', async () => {
    const shop = await emptyShop()
    await seedDemo(shop.db, clock, hashed)
    const parts = await shop.db.selectFrom('products').select('id').where('url_path', 'is', null).execute()
    expect(parts).toHaveLength(70)
    const ids = parts.map(({ id }) => id)
    const listed = await shop.db
      .selectFrom('product_categories')
      .select('product_id')
      .where('product_id', 'in', ids)
      .execute()
    const found = await shop.db
      .selectFrom('search_documents')
      .select('path')
      .where('entity_id', 'in', ids)
      .execute()
    expect([...listed, ...found]).toEqual([])
  })
})
