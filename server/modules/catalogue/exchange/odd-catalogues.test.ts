import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CatalogueFiles,
  documentOf,
  exported,
  triedImport,
  unzipped,
  type CatalogueDocument,
} from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { demoShop } from '../../demo/demo-shop.ts'
import { storeDemoFiles } from '../../demo/demo-files.ts'

let shop: TestShop
let seller: TestBrowser
let files: CatalogueFiles
beforeAll(async () => {
  shop = await testShop({ template: 'shop_few' })
  await storeDemoFiles(demoShop, shop.shop.files)
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  files = await unzipped(await exported(shop, seller))
})
afterAll(() => shop.close())

const productIn = (document: CatalogueDocument, sku: string) =>
  document.products.find((one) => one.sku === sku)
async function tried(change: (document: CatalogueDocument) => unknown, mode: 'add' | 'replace' = 'add') {
  const document = documentOf(files)
  change(document)
  return triedImport(shop, seller, Buffer.from(JSON.stringify(document)), mode)
}

const withoutOne = (document: CatalogueDocument) => document.configurators.splice(0, 1)
const composedSku = (): string => documentOf(files).configurators[0].sku

const sentence = () =>
  `De configurator van ${composedSku()} is beschadigd. Zolang dat zo is, kan de catalogus niet worden uitgevoerd of ingevoerd.`

describe('a product that is composed, without its configurator', () => {
  it('is a fault of a file that replaces', async () => {
    const { state, report } = await tried(withoutOne, 'replace')
    expect(state).toBe('faulty')
    expect(report.faults).toEqual([
      expect.objectContaining({
        place: expect.stringContaining(composedSku()),
        message: 'Dit product wordt samengesteld, maar heeft nog geen configurator.',
      }),
    ])
  })

  it('keeps that of the shop where the file adds', async () => {
    const { state, report } = await tried(withoutOne)
    expect([state, report.changeCount]).toEqual(['ready', 0])
  })
})

describe('strange texts in a file', () => {
  it.each<[string, (document: CatalogueDocument) => unknown, string, string]>([
    [
      'a part that is called as every object has something',
      (d) => {
        Object.assign(d, { toString: [{ sku: 'X' }] })
      },
      'toString',
      'Dit onderdeel van een catalogus kennen we niet.',
    ],
    [
      'a NUL in what names an entry',
      (d) => {
        d.products[0].sku = 'A\u0000'
      },
      'Producten 1 · A\ufffd · sku',
      'Deze tekst bevat tekens die niet kunnen worden verwerkt',
    ],
    [
      'half a character in the name of a part',
      (d) => {
        Object.assign(d, { '\ud83d': [{}] })
      },
      '\ufffd',
      'Dit onderdeel van een catalogus kennen we niet.',
    ],
    [
      'a character at the place where a long name is cut',
      (d) => {
        d.products[0].sku = `${'a'.repeat(119)}😀b`
      },
      `Producten 1 · ${'a'.repeat(119)}… · sku`,
      'Deze tekst is te lang',
    ],
  ])('are told by name: %s', async (_what, change, place, message) => {
    const { state, report } = await tried(change)
    expect([state, report.faults[0]?.place, report.faults[0]?.message]).toEqual(['faulty', place, message])
  })

  it('are cut between characters where a difference is long', async () => {
    const sku = documentOf(files).products[0].sku
    const { state, report } = await tried((document) => {
      productIn(document, sku).mediumDescription = `${'a'.repeat(399)}😀${'b'.repeat(50)}`
    })
    expect(state).toBe('ready')
    const [change] = report.changes
    expect(change.fields[0].after).toBe(`${'a'.repeat(399)}…`)
  })
})

describe('a configurator that cannot be read', () => {
  beforeAll(async () => {
    await sql`
      update configurators set definition = '{"v": 1}'
      where product_id = (select id from products where sku = ${composedSku()})`.execute(shop.database.db)
  })

  it('refuses the export, and names its product', async () => {
    const { status, json } = await seller.call('GET', '/beheer/api/catalogue/export')
    expect([status, json.errors[0].code, json.errors[0].message]).toEqual([
      409,
      'ConfiguratorUnreadable',
      sentence(),
    ])
  })

  it('makes trying a file fail, in the same words', async () => {
    const one = await tried(() => undefined)
    expect([one.state, one.failure]).toEqual(['failed', sentence()])
  })
})
