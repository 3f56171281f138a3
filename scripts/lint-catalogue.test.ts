import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/support/database.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await testDatabase('shop_demo')
})
afterAll(() => shop.drop())

const lint = (url: string) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: url }
    execFile(process.execPath, ['scripts/lint-catalogue.ts'], { env }, (error, out) =>
      resolve({ code: error ? Number(error.code) : 0, out }),
    )
  })

async function compose(sku: string, key: string, definition: object): Promise<void> {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('configurators')
    .values({ product_id: id, key, definition: JSON.stringify(definition) })
    .execute()
}

it('tells what is wrong in the database, a line for each fault, and fails', async () => {
  await compose('SPD-510', 'zonder-materiaal', {
    priceMode: 'dynamic',
    mainLine: 'material',
    quantity: { from: 'customer', start: 1 },
    deliveryKinds: ['ship'],
    cards: [],
  })
  await compose('PVC-5', 'onleesbaar', { cards: [] })
  const { code, out } = await lint(shop.url)
  expect(code).toBe(1)
  expect(out).toContain('database: zonder-materiaal: geen stap kiest het materiaal dat de prijs draagt.\n')
  expect(out).toMatch(/^database: onleesbaar: de configurator is niet te lezen: /m)
})
