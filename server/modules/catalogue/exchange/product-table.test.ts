import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import { appliedImport, triedImport } from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { textRow, workbook } from '#test/support/sheets.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { csvRecords } from '../../../csv/read-csv.ts'
import { csvRow } from '../../../csv/write-csv.ts'
import { demoShop } from '../../demo/demo-shop.ts'
import { storeDemoFiles } from '../../demo/demo-files.ts'

let shop: TestShop
let editor: TestBrowser
beforeAll(async () => {
  shop = await testShop({ template: 'shop_few' })
  await storeDemoFiles(demoShop, shop.shop.files)
  editor = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

async function table(ending: 'csv' | 'xlsx') {
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.app.inject({
    url: `/beheer/api/catalogue/products.${ending}`,
    headers: { cookie },
  })
  expect(answer.statusCode).toBe(200)
  return answer
}
const records = async () => [...csvRecords((await table('csv')).body.slice(1), ';')]
const csv = (...rows: readonly (readonly string[])[]) => Buffer.from(rows.map((row) => csvRow(row)).join(''))
const tried = (...rows: readonly (readonly string[])[]) => triedImport(shop, editor, csv(...rows))
const faultsOf = ({ report }: Reply<'getCatalogueImport'>) =>
  report.faults.map(({ line, place, message }) => [line, place, message])
const changesOf = ({ report }: Reply<'getCatalogueImport'>) =>
  report.changes.map(({ key, fields }) => [
    key,
    ...fields.map(({ field, before, after }) => [field, before, after]),
  ])

/** What stands in the row of the poster, by heading. */
const posterIn = (rows: string[][]) => {
  const cells = rows.find(([sku]) => sku === 'PST-A1') ?? []
  return Object.fromEntries(cells.map((cell, at) => [rows[0]?.[at] ?? '', cell]))
}

describe('all products as a table', () => {
  it('have a row each and a column for each attribute, and change nothing when they are sent back', async () => {
    const [headings = [], ...rows] = await records()
    const { count } = await shop.database.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(rows).toHaveLength(Number(count))
    expect(headings.slice(0, 7)).toEqual([
      'Artikelnummer',
      'Titel',
      'Status',
      'Categorieën',
      'Prijs',
      'Korte omschrijving',
      'Middellange omschrijving',
    ])
    const codes = await shop.database.db.selectFrom('attributes').select('code').orderBy('code').execute()
    expect(headings).toEqual(expect.arrayContaining(codes.map(({ code }) => `Kenmerk ${code}`)))
    const poster = rows.find(([sku]) => sku === 'PST-A1') ?? []
    expect(poster.slice(0, 3)).toEqual(['PST-A1', 'Poster A1', 'In de winkel'])
    for (const ending of ['csv', 'xlsx'] as const) {
      const one = await triedImport(shop, editor, (await table(ending)).rawPayload)
      const { faults, notes, changeCount, isTable } = one.report
      expect([one.state, changeCount, faults, notes, isTable]).toEqual(['ready', 0, [], [], true])
    }
  })

  it('are the same again with text that spreadsheets take for something else', async () => {
    const odd = ["'=1+1", '=SUM(A1)', '00123', '1-2', 'ééń 😀 "x"; _x0041_']
    for (const [at, title] of odd.entries())
      await sql`update products set title = ${title}, description = ${`<p>${at}</p>\r\n<p>a\tb</p> `} where sku = (
        select sku from products order by sku offset ${at} limit 1)`.execute(shop.database.db)
    const long = `<p>${'lang '.repeat(10_000)}</p>`
    await sql`update products set description = ${long} where sku = 'PST-A1'`.execute(shop.database.db)
    for (const ending of ['csv', 'xlsx'] as const) {
      const { report } = await triedImport(shop, editor, (await table(ending)).rawPayload)
      expect([report.changeCount, report.faults]).toEqual([0, []])
    }
    expect((await records()).find(([sku]) => sku === 'PST-A1')).toContain(long)
  })

  it('change only in the columns and rows that are sent', async () => {
    const before = await records()
    const columns = [
      'Artikelnummer',
      'Titel',
      'Prijs',
      'Zoekwoorden',
      'Productiedagen',
      'Los te bestellen',
      'Levering',
    ]
    const one = await tried(columns, [
      'pst-a1',
      'Poster A1 mat',
      '12,3450',
      'affiche | plakkaat',
      '4',
      'Nee',
      'Afhalen',
    ])
    expect(faultsOf(one)).toEqual([])
    expect(changesOf(one)).toEqual([
      [
        'PST-A1',
        ['Titel', 'Poster A1', 'Poster A1 mat'],
        ['Zoekwoorden', expect.any(String), 'affiche, plakkaat'],
        expect.arrayContaining(['Prijzen']),
        ['Los te bestellen', 'Ja', 'Nee'],
        ['Levering', 'verzenden, afhalen', 'afhalen'],
        ['Productiedagen', expect.any(String), '4 werkdagen'],
      ],
    ])
    const applied = await appliedImport(shop, editor, one.id)
    expect([applied.state, applied.failure]).toEqual(['applied', null])
    const after = await records()
    expect(after.filter(([sku]) => sku !== 'PST-A1')).toEqual(before.filter(([sku]) => sku !== 'PST-A1'))
    expect(posterIn(after)).toEqual({
      ...posterIn(before),
      Titel: 'Poster A1 mat',
      Prijs: '12,3450',
      Zoekwoorden: 'affiche | plakkaat',
      Productiedagen: '4',
      'Los te bestellen': 'nee',
      Levering: 'afhalen',
    })
  })

  it('get and lose values of attributes', async () => {
    const { code } = await shop.database.db
      .selectFrom('attributes')
      .select('code')
      .orderBy('code')
      .executeTakeFirstOrThrow()
    const columns = ['Artikelnummer', `Kenmerk ${code}`]
    const given = await tried(columns, ['PST-A2', 'rood | blauw'])
    expect([faultsOf(given), given.changeCount]).toEqual([[], 1])
    await appliedImport(shop, editor, given.id)
    const valueOf = async () => {
      const [headings = [], ...rows] = await records()
      return rows.find(([sku]) => sku === 'PST-A2')?.[headings.indexOf(`Kenmerk ${code}`)]
    }
    expect(await valueOf()).toMatch(/^(?:rood \| blauw|blauw \| rood)$/)
    await appliedImport(shop, editor, (await tried(columns, ['PST-A2', ''])).id)
    expect(await valueOf()).toBe('')
  })

  it('get numbers as they are typed, and keep one text whole', async () => {
    await shop.database.db
      .insertInto('attributes')
      .values([
        { code: 'hoogte', label: 'Hoogte', kind: 'number', unit: 'cm', position: 90 },
        { code: 'opmerking', label: 'Opmerking', kind: 'text', position: 91 },
      ])
      .execute()
    const columns = ['Artikelnummer', 'Kenmerk hoogte', 'Kenmerk opmerking']
    const given = await tried(columns, ['PST-A2', '12,5 cm', 'binnen | buiten'])
    expect(faultsOf(given)).toEqual([])
    await appliedImport(shop, editor, given.id)
    const { json } = await shop.browser().call('GET', '/api/products/PST-A2')
    expect(json.properties).toEqual(
      expect.arrayContaining([
        { code: 'hoogte', label: 'Hoogte', value: '12,5\u00a0cm' },
        { code: 'opmerking', label: 'Opmerking', value: 'binnen | buiten' },
      ]),
    )
    for (const ending of ['csv', 'xlsx'] as const) {
      const { report } = await triedImport(shop, editor, (await table(ending)).rawPayload)
      expect([report.changeCount, report.faults]).toEqual([0, []])
    }
    expect((await tried(columns, ['PST-A2', 'hoog', ''])).report.faultCount).toBe(1)
  })

  it('are told of each fault by its row and column, and then change nothing', async () => {
    const columns = [
      'Artikelnummer',
      'titel',
      'Status',
      'Categorieën',
      'Prijs',
      'Btw',
      'Titel voor zoekmachines',
    ]
    const kept = (await records()).find(([sku]) => sku === 'PST-A2')?.slice(0, 5) ?? []
    const one = await tried(
      columns,
      ['PST-A2', ...kept.slice(1), '21', 'goed'],
      ['BESTAAT-NIET', 'x', '', '', '', '', ''],
      [],
      ['PST-A1', '', 'Weg', '/nergens', 'gratis', '120', 'x'.repeat(300)],
      ['PST-A2', ...kept.slice(1), '21', ''],
      ['', 'zonder nummer', '', '', '', '', ''],
    )
    expect(one.state).toBe('faulty')
    expect(faultsOf(one)).toEqual([
      [
        3,
        'BESTAAT-NIET · kolom ‘Artikelnummer’',
        expect.stringMatching(/^Er is geen product met dit artikelnummer/),
      ],
      [5, 'PST-A1 · kolom ‘Status’', 'Deze waarde kan hier niet.'],
      [5, 'PST-A1 · kolom ‘Prijs’', 'Dit is geen bedrag, zoals 12.50 of 12,50.'],
      [5, 'PST-A1 · kolom ‘Titel’', expect.any(String)],
      [5, 'PST-A1 · kolom ‘Titel voor zoekmachines’', expect.any(String)],
      [5, 'PST-A1 · kolom ‘Btw’', expect.any(String)],
      [5, 'PST-A1 · kolom ‘Categorieën’', 'Een van de categorieën bestaat niet.'],
      [6, 'PST-A2 · kolom ‘Artikelnummer’', 'Dit artikelnummer staat er twee keer in.'],
      [7, 'kolom ‘Artikelnummer’', expect.any(String)],
    ])
    expect((await records()).find(([sku]) => sku === 'PST-A2')?.slice(0, 5)).toEqual(kept)
  })

  it('are told by their row what the shop finds wrong with a product', async () => {
    const [headings = [], ...rows] = await records()
    const path = headings.indexOf('Adres van de pagina')
    const other = rows.find(([sku]) => sku === 'PST-A3')?.[path] ?? ''
    const one = await tried(
      ['Artikelnummer', 'Adres van de pagina'],
      ['PST-A1', rows[0]?.[path] ?? ''],
      [],
      ['PST-A2', other],
    )
    expect(one.report.faults).toContainEqual(
      expect.objectContaining({ line: 4, message: 'Op dit adres staat al iets anders.' }),
    )
    const { report } = await tried(['Artikelnummer', 'Btw'], ['PST-A1', '6'])
    expect(report.faults).toEqual([
      expect.objectContaining({ line: 2, message: 'Dit btw-tarief staat niet bij de winkelinstellingen.' }),
    ])
  })

  it('may stand in any sheet, beside columns of staff, which are told of', async () => {
    const one = await triedImport(
      shop,
      editor,
      await workbook({
        sheets: [
          textRow(1, 'Uitleg'),
          `${textRow(1, 'ARTIKELNUMMER', 'marge', 'Productiedagen')}<row r="3"><c r="A3" t="inlineStr"><is><t>PST-A2</t></is></c>
          <c r="B3"><v>0.4</v></c><c r="C3"><f>3+4</f><v>7</v></c></row>`,
        ],
      }),
    )
    expect([one.state, one.report.changeCount, one.report.noteCount]).toEqual(['ready', 1, 1])
    expect(one.report.notes[0]).toEqual({
      place: 'kolom ‘marge’',
      line: 1,
      message: 'Deze kolom nemen we niet over. Er staat iets in bij 1 rij.',
    })
  })

  it.each(['Kenmerken', 'Prijslijsten'])(
    'may stand beside a sheet of staff that is called %s',
    async (name) => {
      const one = await triedImport(
        shop,
        editor,
        await workbook({
          names: [name, 'Blad2'],
          sheets: [
            textRow(1, 'Wie', 'Wat'),
            textRow(1, 'Artikelnummer', 'Titel') + textRow(2, 'PST-A2', 'Poster bij een lijst'),
          ],
        }),
      )
      expect([one.state, one.report.isTable, one.report.changeCount]).toEqual(['ready', true, 1])
    },
  )

  it.each([
    [
      'a spreadsheet without article numbers',
      () => workbook({ sheets: [textRow(1, 'Titel')] }),
      /moet de kolom ‘Artikelnummer’ staan/,
    ],
    [
      'a formula that was never worked out',
      () =>
        workbook({
          sheets: [`${textRow(1, 'Artikelnummer', 'Titel')}<row r="2"><c r="B2"><f>A1</f></c></row>`],
        }),
      /formule zonder uitkomst/,
    ],
    [
      'a broken spreadsheet',
      async () => await workbook({ sheets: [textRow(1, 'Artikelnummer')], strings: '<si>' }),
      /Excel-bestand is beschadigd/,
    ],
    ['an open quote', async () => Buffer.from('Artikelnummer;Titel\r\nPST-A1;"x'), /aanhalingsteken/],
    [
      'a column twice',
      async () => csv(['Artikelnummer', 'Titel', 'titel'], ['PST-A1', 'x', 'y']),
      /staat er twee keer in/,
    ],
  ])('of %s are refused by what is wrong', async (_name, content, message) => {
    const { state, report } = await triedImport(shop, editor, await content())
    expect([state, report.faults[0].message]).toEqual(['faulty', expect.stringMatching(message)])
  })

  it('only add, and are for who changes prices', async () => {
    const { report } = await triedImport(
      shop,
      editor,
      csv(['Artikelnummer', 'Titel'], ['PST-A1', 'x']),
      'replace',
    )
    expect(report.faults.map(({ message }) => message)).toEqual([
      'Een tabel met producten kan alleen aanvullen. Kies ‘Aanvullen’.',
    ])
    const content = await (await newOperator(shop, 'content')).loggedIn()
    for (const url of ['csv', 'xlsx'].map((ending) => `/beheer/api/catalogue/products.${ending}`))
      expect([
        (await content.call('GET', url)).status,
        (await shop.browser().call('GET', url)).status,
      ]).toEqual([403, 404])
  })
})
