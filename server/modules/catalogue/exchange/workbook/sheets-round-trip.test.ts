import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appliedImport, exported, triedImport } from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { contentRows } from '../../../demo/content-rows.ts'
import { storeDemoFiles } from '../../../demo/demo-files.ts'
import { demoShop } from '../../../demo/demo-shop.ts'

const SHEETS = '/beheer/api/catalogue/export'

let demo: TestShop
let by: TestBrowser
let first: Buffer
const shops: TestShop[] = []

beforeAll(async () => {
  demo = await testShop()
  await storeDemoFiles(demoShop, demo.shop.files)
  by = await (await newOperator(demo, 'sales')).loggedIn()
  first = await exported(demo, by)
})
afterAll(async () => {
  for (const shop of [demo, ...shops]) await shop.close()
})

/** A shop without a catalogue, and somebody who may fill it. */
async function emptyShop() {
  const shop = await testShop({ template: 'shop_empty' })
  shops.push(shop)
  // What products are sent by is no part of the catalogue.
  const { countries = [], shipping_classes: classes = [] } = contentRows(demoShop, new Date(), '')
  const { db } = shop.database
  await db
    .insertInto('countries')
    .values([...countries])
    .execute()
  await db
    .insertInto('shipping_classes')
    .values([...classes])
    .execute()
  return { shop, by: await (await newOperator(shop, 'sales')).loggedIn() }
}

describe('the catalogue of the demo in sheets', () => {
  it.each(['xlsx', 'csv'])(
    'makes an empty shop the same one, pictures included: %s',
    async (form) => {
      const sheets = await exported(demo, by, `${SHEETS}/${form}`)
      const empty = await emptyShop()
      const tried = await triedImport(empty.shop, empty.by, sheets)
      expect(tried.report.faults).toEqual([])
      expect(tried.report.isSheets).toBe(true)
      expect((await appliedImport(empty.shop, empty.by, tried.id)).state).toBe('applied')
      expect((await exported(empty.shop, empty.by)).equals(first)).toBe(true)
      expect((await exported(empty.shop, empty.by, `${SHEETS}/${form}`)).equals(sheets)).toBe(true)
    },
    120_000,
  )

  it('changes nothing in the shop that it comes from, as a spreadsheet by itself', async () => {
    const book = await exported(demo, by, '/beheer/api/catalogue/catalogue.xlsx')
    const { report } = await triedImport(demo, by, book)
    expect(report.faults).toEqual([])
    expect(report.changeCount).toBe(0)
    expect(report.counts.find(({ section }) => section === 'products').same).toBeGreaterThan(100)
  })
})
