import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument, samplePlaces } from '#domain/designs/sample-facts.ts'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { filledDatabase } from '#test/upgrades/filled-database.ts'
import { documentColumns } from './columns.ts'
import { fileFacts } from './files.ts'

/** The settings are read by their keys. */
const SETTINGS = 'shop_settings.value'

async function jsonColumns({ db }: TestDatabase): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb')`.execute(db)
  return rows
}

/** Every document in a database by its column, a setting by its key. */
async function documentsIn(database: TestDatabase): Promise<{ name: string; document: unknown }[]> {
  const found: { name: string; document: unknown }[] = []
  for (const { table, column } of await jsonColumns(database)) {
    const isSetting = `${table}.${column}` === SETTINGS
    const { rows } = await sql<{ name: string; document: unknown }>`
      select ${isSetting ? sql`'shop_settings.' || key` : sql`${`${table}.${column}`}::text`} as name, ${sql.ref(column)} as document
      from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(database.db)
    found.push(...rows)
  }
  return found
}

describe('the documents in the database', () => {
  let demo: TestDatabase
  let first: TestDatabase
  let later: TestDatabase
  beforeAll(async () => {
    demo = await testDatabase('shop_demo')
    first = await filledDatabase('0001-shop', 'shop-0001.jsonl')
    later = await filledDatabase('0022-recent-mails', 'shop-0022.jsonl')
  })
  afterAll(async () => {
    await demo.drop()
    await first.drop()
    await later.drop()
  })

  it('have each a shape that is written down', async () => {
    const names = (await jsonColumns(demo)).map(({ table, column }) => `${table}.${column}`)
    const settings = Object.keys(documentColumns).filter((name) => name.startsWith('shop_settings.'))
    expect(Object.keys(documentColumns).toSorted()).toEqual(
      [...names.filter((name) => name !== SETTINGS), ...settings].toSorted(),
    )
  })

  it('are those of the demo, and can be read and written again', async () => {
    for (const { name, document } of await documentsIn(demo)) {
      const codec = documentColumns[name]
      const value = codec?.read(document)
      expect([name, codec?.read(codec.document(value as never))]).toEqual([name, value])
    }
  })

  it.each([
    ['the first shop', () => first, 7],
    ['a shop with quotes, designs and invoices', () => later, 20],
  ])('are those of %s, before any later migration', async (_what, database, columns) => {
    const documents = await documentsIn(database())
    expect(new Set(documents.map(({ name }) => name)).size).toBeGreaterThan(columns)
    for (const { name, document } of documents) expect(documentColumns[name]?.read(document)).toBeDefined()
  })
})

const piece = {
  model: 'piece',
  rateE4: 10_000,
  tiers: null,
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
}
const placed = {
  kind: 'place',
  target: { widthMm: 100, heightMm: 50, bleedMm: 3 },
  placing: 'fit',
  edge: 'own',
  pages: [{ turn: 0, marginMm: 0, percent: 50, isCropped: false }],
}
const { unprintedTexts: _later, ...measuredBefore } = sampleDocument({ pages: [plainPage(100, 50)] })

const beforeCosts = {
  status: 'active',
  title: 'Vlag',
  urlPath: null,
  shortDescription: '',
  mediumDescription: '',
  description: '',
  metaTitle: '',
  metaDescription: '',
  searchSynonyms: [],
  categoryIds: [],
  attributes: [],
  imageIds: [],
  relatedSkus: [],
  replacementSku: null,
  prices: [],
  priceType: 'fixed',
  vatPercent: 21,
  isOrderableWithoutBundle: true,
  needsPrintFiles: false,
  pack: null,
  fixedSizeMm: null,
  sizeOptions: [],
  production: { carrier: 'stock', print: null },
  material: { name: '', thicknessMm: null, weight: null },
  deliveryKinds: ['ship'],
  deliveryClasses: ['parcel'],
  isFoldable: false,
  isRollable: false,
  productionDays: 2,
  express: null,
}

describe('a document from before', () => {
  it.each([
    [
      'an agreed price without effects and services',
      'cart_lines.agreed_price',
      { rule: piece },
      { rule: piece, effects: [], services: {} },
    ],
    [
      'an agreed price with effects and without services',
      'cart_lines.agreed_price',
      { rule: piece, effects: [{ code: 'a', label: 'A', effect: { kind: 'included' } }] },
      { rule: piece, effects: [{ code: 'a', label: 'A', effect: { kind: 'included' } }], services: {} },
    ],
    [
      'what was kept of setting up when the demo went',
      'shop_settings.setup',
      { v: 1, finishedAt: null, demoClearedAt: '2026-11-17T12:00:00.000Z' },
      { finishedAt: null },
    ],
    [
      'a difference of a kind that is unknown, and one that is not whole',
      'order_changes.differences',
      [
        { what: 'paint', title: 'Vlag', from: 'rood', to: 'blauw', isBold: true },
        { what: 'price', to: '€ 12,00' },
      ],
      [
        { what: 'other', title: 'Vlag', from: 'rood', to: 'blauw' },
        { what: 'price', title: null, from: '', to: '€ 12,00' },
      ],
    ],
    [
      'an agreed price of one service',
      'cart_lines.agreed_price',
      { rule: null, services: { studioDesignCents: 3950 } },
      { rule: null, effects: [], services: { studioDesignCents: 3950 } },
    ],
    [
      'a repair chosen when there was only white beside a page',
      'patchups.options',
      { placing: 'fit', bleed: 'mirror' },
      { placing: 'fit', bleed: 'mirror', around: 'white', turn: 'nearest' },
    ],
    [
      'a repair planned when there was only white beside a page',
      'patchups.plan',
      [{ kind: 'unlock' }, placed],
      [{ kind: 'unlock' }, { ...placed, around: 'white' }],
    ],
    [
      'a repair that says what stands beside a page, without a version',
      'patchups.plan',
      [{ ...placed, around: 'edge' }],
      [{ ...placed, around: 'edge' }],
    ],
    ['a product of which nothing is said', 'products.production', {}, { carrier: 'stock', print: null }],
    [
      'a product of which no material is said',
      'products.material',
      {},
      { name: '', thicknessMm: null, weight: null },
    ],
    ['facts of a file that was measured before', 'designs.facts', measuredBefore, measuredBefore],
    [
      'a mail without pictures',
      'outbox.payload',
      { subject: 'A', html: '<p>A', text: 'A' },
      { subject: 'A', html: '<p>A', text: 'A' },
    ],
    [
      'a product that was published before cost prices',
      'product_revisions.content',
      beforeCosts,
      { ...beforeCosts, cost: null, files: [] },
    ],
    [
      'a product that was published before files to download were part of it',
      'product_revisions.content',
      { v: 2, ...beforeCosts, cost: { per: 'piece', rateE4: 100 } },
      { ...beforeCosts, cost: { per: 'piece', rateE4: 100 }, files: [] },
    ],
    [
      'what was removed before repairs were kept with it',
      'cart_removals.kept',
      { reference: null, groups: [], lines: [], designs: [] },
      { reference: null, groups: [], lines: [], designs: [], patchups: [], tokens: [] },
    ],
    [
      'a change of a price list from before choices were part of the base list',
      'price_list_changes.differences',
      { prices: [], discounts: [{ before: null, after: { categoryPath: '/a', percentOff: 5 } }] },
      {
        prices: [],
        choices: [],
        discounts: [{ before: null, after: { categoryPath: '/a', percentOff: 5 } }],
      },
    ],
  ])('%s is read', (_what, column, before, today) => {
    const codec = documentColumns[column]
    expect(codec?.read(before)).toEqual(today)
    expect(codec?.read(codec.document(today as never))).toEqual(today)
  })
})

it('what was measured in a file is kept whole, down to the places of what is in it', () => {
  const box = { xMm: 1.25, yMm: -2, widthMm: 3, heightMm: 0 }
  const facts = sampleDocument({
    unprintedTexts: ['Actie'],
    totalInkPercent: 340,
    largeInkPercent: 340,
    places: [
      samplePlaces({
        pictures: [{ box, outline: 'M0 -2.5L1 1L2 0Z', widthPx: 9, heightPx: 8, ppi: 71.5, colour: null }],
        spots: [{ box, outline: 'M0 0C1 1 2 2 3 3', name: 'CutContour', use: 'stroke', isClosed: false }],
        texts: [{ box, font: 'Huis', isEmbedded: false }],
        lines: [{ box, widthPt: 0.1 }],
        inks: [{ box, inkPercent: 340 }],
        whites: [{ box }],
        isPartial: true,
      }),
    ],
  })
  expect(fileFacts.read(fileFacts.document(facts))).toEqual(facts)
})

it('an outline that is more than lines is not kept', () => {
  const box = { xMm: 0, yMm: 0, widthMm: 1, heightMm: 1 }
  const facts = sampleDocument({ places: [samplePlaces({ whites: [{ box, outline: 'url(#x)' }] })] })
  expect(() => fileFacts.document(facts)).toThrow()
})
