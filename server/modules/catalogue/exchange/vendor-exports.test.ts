import { readFileSync } from 'node:fs'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import {
  appliedImport,
  documentOf,
  exported,
  sendImport,
  triedImport,
  unzipped,
  withFile,
  zipped,
} from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { contentRows } from '../../demo/content-rows.ts'
import { demoShop } from '../../demo/demo-shop.ts'
import { FileFault } from './file-fault.ts'
import { tryImportTask } from './import.task.ts'
import { openExport } from './importers/export-file.ts'

const sample = (name: string) => readFileSync(join('test', 'exports', name))

/** A shop without a catalogue, with what an owner sets beside it. */
async function emptyShop(): Promise<TestShop> {
  const shop = await testShop({ template: 'shop_empty' })
  const {
    countries = [],
    shipping_classes: classes = [],
    shop_settings: kept = [],
  } = contentRows(demoShop, new Date(), '')
  const { db } = shop.database
  await db
    .insertInto('countries')
    .values([...countries])
    .execute()
  await db
    .insertInto('shipping_classes')
    .values([...classes])
    .execute()
  await db
    .insertInto('shop_settings')
    .values([...kept])
    .execute()
  return shop
}

const ownerOf = async (shop: TestShop) => (await newOperator(shop, 'sales')).loggedIn()

const photograph = (background: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function imported(shop: TestShop, by: TestBrowser, content: Buffer) {
  const tried = await triedImport(shop, by, content)
  expect([tried.state, tried.report.faults]).toEqual(['ready', []])
  const applied = await appliedImport(shop, by, tried.id)
  expect([applied.state, applied.failure]).toEqual(['applied', null])
  shop.heardCatalogueChange()
  return applied
}

const faultsOf = ({ state, report }: Reply<'getCatalogueImport'>) => [
  state,
  ...report.faults.map(({ line, place, message }) => [line, place, message]),
]

describe('an export of Magento 2 in an empty shop', () => {
  let shop: TestShop
  let owner: TestBrowser
  let visitor: TestBrowser
  let done: Reply<'getCatalogueImport'>
  beforeAll(async () => {
    shop = await emptyShop()
    owner = await ownerOf(shop)
    const zip = await zipped([
      ['export_catalog_product.csv', sample('magento.csv')],
      ['advanced_pricing.csv', sample('magento-advanced-pricing.csv')],
      ['media/', ''],
      ['media/catalog/product/b/n/bnr-frontlit.jpg', await photograph('#204080')],
      ['media/catalog/product/b/n/bnr-detail.jpg', 'geen foto'],
      ['__MACOSX/._x', ''],
      ['leesmij.txt', 'hallo'],
    ])
    done = await imported(shop, owner, zip)
    visitor = shop.browser()
  })
  afterAll(() => shop.close())

  it('tells what it is of, and what did not come along', () => {
    const { vendor, notes, noteCount } = done.report
    expect([vendor, noteCount]).toEqual(['magento', notes.length])
    expect(notes).toEqual(
      expect.arrayContaining([
        { place: 'leesmij.txt', line: null, message: 'Dit bestand in de ZIP gebruiken we niet.' },
        {
          place: 'export_catalog_product.csv · BNR-FRONTLIT · kolom ‘additional_images’',
          line: 2,
          message: 'De afbeelding /b/n/bnr-detail.jpg is geen foto die we kunnen openen.',
        },
      ]),
    )
  })

  it('shows a visitor its categories and products, with prices and pictures', async () => {
    const menu = await visitor.call('GET', '/api/navigation/main-menu')
    expect(JSON.stringify(menu.json)).toContain('Vlaggen & banieren')
    const { json } = await visitor.call('GET', '/api/products/BNR-FRONTLIT')
    expect(json).toMatchObject({ title: 'Banner frontlit 510 g' })
    expect(json.images).toMatchObject([{ alt: 'Banner aan een gevel', width: 640 }])
    expect(JSON.stringify(json)).not.toMatch(/<script|onclick/)
    const priced = async (quantity: number) =>
      (
        await visitor.call('POST', '/api/products/calculate', {
          body: { sku: 'BNR-FRONTLIT', quantity, customOptions: [] },
        })
      ).json.unitPrice.excludingTaxInCents
    expect([await priced(1), await priced(5), await priced(10)]).toEqual([1850, 1700, 1575])
    expect((await visitor.call('GET', '/api/navigation/route?path=/signs/banners')).status).toBe(200)
  })

  it('lets a visitor compose a bundle, at the price of its parts', async () => {
    const configurator = await visitor.call('GET', '/api/configurator/bord-maat')
    expect(configurator.status).toBe(200)
    const costs = async (key: string, options: Record<string, string>) =>
      (
        await visitor.call('POST', '/api/configurator/calculate', {
          body: {
            key,
            quantity: 2,
            options: Object.fromEntries(Object.entries(options).map(([step, id]) => [step, { id }])),
            fields: {},
            withOffers: false,
          },
        })
      ).json
    const board = await costs('bord-maat', { materiaal: 'dib-3', bevestiging: 'afst-4' })
    expect(JSON.stringify(board)).toContain(String(2 * (2400 + 2 * 1125)))
    const packet = await costs('beurspakket', { vlag: 'vlg-150', bezorging: 'standaard' })
    expect(JSON.stringify(packet)).toContain(String(2 * (9900 + 750)))
  })

  it('changes nothing when it is read again, and goes out as a catalogue', async () => {
    const again = await triedImport(shop, owner, sample('magento.csv'))
    expect(again.report.counts.find(({ section }) => section === 'categories')).toMatchObject({
      added: 0,
      changed: 0,
    })
    expect(again.report.counts.find(({ section }) => section === 'products')).toMatchObject({ added: 0 })
    // Its pictures and tiers lay beside it the first time, and stay.
    expect(again.report.changeCount).toBe(0)
    expect((await unzipped(await exported(shop, owner))).size).toBeGreaterThan(1)
  })

  it('keeps the pictures of a product when a ZIP has only others', async () => {
    const withAnother = sample('magento.csv').toString().replace('/b/n/bnr-detail.jpg', '/b/n/bnr-nieuw.jpg')
    const zip = await zipped([
      ['export.csv', withAnother],
      ['media/b/n/bnr-nieuw.jpg', await photograph('#208040')],
    ])
    const tried = await triedImport(shop, owner, zip)
    expect(tried.report.changes.map(({ key, fate }) => [key, fate])).toContainEqual([
      'BNR-FRONTLIT',
      'changed',
    ])
    await appliedImport(shop, owner, tried.id)
    shop.heardCatalogueChange()
    const { json } = await visitor.call('GET', '/api/products/BNR-FRONTLIT')
    expect(json.images.map(({ alt }) => alt)).toEqual(['Banner aan een gevel', expect.any(String)])
  })

  it('says what it would overwrite that was changed here since, and can leave that as it is', async () => {
    const document = documentOf(await unzipped(await exported(shop, owner)))
    const product = (sku: string) => document.products.find((one) => one.sku === sku)
    product('BNR-FRONTLIT').prices[0].price.rateE4 = 199_900
    product('BNR-FRONTLIT').description = 'Van onszelf'
    product('BNR-MESH').title = 'Mesh, maar anders'
    await imported(shop, owner, Buffer.from(JSON.stringify(document)))

    const { report } = await triedImport(shop, owner, sample('magento.csv'))
    expect(report.warnings.map(({ message }) => message)).toContain(
      'Van 2 producten in de winkel verandert er iets, van 1 ook de prijs. Wil je houden wat je hier hebt gewijzigd? Laat de import dan vervallen en lees het bestand in met ‘Alleen nieuw’.',
    )
    expect(report.changes.map(({ key }) => key).toSorted()).toEqual(['BNR-FRONTLIT', 'BNR-MESH'])

    const withOneMore = Buffer.from(sample('magento.csv').toString().replaceAll('BNR-MESH', 'BNR-NIEUW'))
    const kept = await triedImport(shop, owner, withOneMore, 'new')
    expect(kept.report.changes.map(({ key, fate }) => [key, fate])).toEqual([['BNR-NIEUW', 'added']])
    expect(kept.report.notes[0].message).toMatch(
      /^Artikelen die al in de winkel staan, blijven daar zoals ze zijn: \d+\.$/,
    )
    expect((await appliedImport(shop, owner, kept.id)).state).toBe('applied')
    const after = documentOf(await unzipped(await exported(shop, owner)))
    expect(after.products.find(({ sku }) => sku === 'BNR-FRONTLIT')).toMatchObject({
      description: 'Van onszelf',
      prices: [{ price: { rateE4: 199_900 } }],
    })
  })
})

describe('an export of WooCommerce in an empty shop', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await emptyShop()
    await imported(shop, await ownerOf(shop), sample('woocommerce.csv'))
  })
  afterAll(() => shop.close())

  it('shows a visitor categories, products and choices with prices', async () => {
    const visitor = shop.browser()
    const { json } = await visitor.call('GET', '/api/products/STICKER-ROND')
    expect(json.title).toBe('Ronde stickers')
    const visite = await visitor.call('POST', '/api/configurator/calculate', {
      body: {
        key: 'visite',
        quantity: 1,
        options: { papier: { id: 'katoen-wit' }, oplage: { id: '500' } },
        fields: {},
        withOffers: false,
      },
    })
    expect(JSON.stringify(visite.json)).toContain(String(1400 + 4150))
    expect((await visitor.call('GET', '/api/products/VERBORGEN')).status).toBe(404)
    expect((await visitor.call('GET', '/api/products/VISITE')).json.description).not.toMatch(/iframe|elders/)
  })
})

describe('an export that cannot be read', () => {
  let shop: TestShop
  let owner: TestBrowser
  beforeAll(async () => {
    shop = await emptyShop()
    owner = await ownerOf(shop)
  })
  afterAll(() => shop.close())

  it('is refused as a whole with each fault at its row and column', async () => {
    const text = sample('woocommerce.csv').toString().replace('24,50', 'gratis').replace(',BOEK-LUXE,', ',,')
    expect(faultsOf(await triedImport(shop, owner, Buffer.from(text)))).toEqual([
      'faulty',
      [2, 'STICKER-ROND · kolom ‘Reguliere prijs’', 'Dit is geen bedrag, zoals 12.50 of 12,50.'],
      [19, 'Boek met harde kaft · kolom ‘SKU’', expect.any(String)],
    ])
    expect((await unzipped(await exported(shop, owner))).get('catalogue.json')?.toString()).not.toContain(
      'STICKER',
    )
  })

  it('leaves out only what an export names', async () => {
    const { state, report } = await triedImport(
      shop,
      owner,
      Buffer.from('{"format":"paskruis-catalogue","version":1}'),
      'new',
    )
    expect([state, report.faults[0].message]).toEqual([
      'faulty',
      '‘Alleen nieuw’ is voor een export van Magento 2 of WooCommerce. Kies ‘Aanvullen’ of ‘Vervangen’.',
    ])
  })

  it('only adds', async () => {
    const { state, report } = await triedImport(shop, owner, sample('magento.csv'), 'replace')
    expect([state, report.faults[0].message]).toEqual([
      'faulty',
      'Een export van een andere winkel kan alleen aanvullen. Kies ‘Aanvullen’ of ‘Alleen nieuw’.',
    ])
  })

  it.each([
    ['a table of something else', Buffer.from('naam;prijs\na;1\n'), /We herkennen deze kolommen niet/],
    ['nothing', Buffer.of(), /We herkennen deze kolommen niet/],
    ['a ZIP with two', null, /meer dan één export/],
  ])('%s says so', async (_case, content, said) => {
    const file =
      content ??
      (await zipped([
        ['a.csv', sample('magento.csv')],
        ['b.csv', sample('magento.csv')],
      ]))
    const { json } = await sendImport(shop, owner, file, 'mode=add&name=export.csv')
    await tryImportTask.run(shop.shop, { importId: json.id }, new AbortController().signal)
    const { report } = (await owner.call('GET', `/beheer/api/catalogue/imports/${json.id}`)).json
    expect(report.faults[0].message).toMatch(said)
  })

  it('is not even opened when it is too large', async () => {
    const code = await withFile(Buffer.from('sku,product_type,name,price\n'), async (path) => {
      await truncate(path, 200 * 1024 * 1024)
      return openExport(path, async () => null).catch(
        (error: unknown) => error instanceof FileFault && error.code,
      )
    })
    expect(code).toBe('CsvTooLarge')
  })
})
