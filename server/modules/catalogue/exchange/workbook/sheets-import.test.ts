import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import {
  appliedImport,
  documentOf,
  exported,
  triedImport,
  unzipped,
  zipped,
  type LooseEntry,
} from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { textRow, workbook } from '#test/support/sheets.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { csvRow } from '../../../../csv/write-csv.ts'
import { packedZip } from './packed-zip.ts'
import { SHEETS } from './write-rows.ts'

let shop: TestShop
let by: TestBrowser
beforeAll(async () => {
  shop = await testShop({ template: 'shop_few' })
  by = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

type Cells = Readonly<Record<string, string>>
type Sheets = Readonly<Record<string, readonly Cells[]>>

/** All sheets of the sections that these stand in, with these rows. */
function filesOf(given: Sheets): Map<string, string> {
  const sections = new Set(SHEETS.flatMap(({ section, shape }) => (given[shape.name] ? [section] : [])))
  return new Map(
    SHEETS.filter(({ section }) => sections.has(section)).map(({ shape, columns }) => {
      const headings = columns.map(({ heading }) => heading)
      const rows = (given[shape.name] ?? []).map((cells) => headings.map((heading) => cells[heading] ?? ''))
      return [`${shape.name}.csv`, [headings, ...rows].map((row) => csvRow(row)).join('')]
    }),
  )
}
const tried = async (files: Iterable<readonly [string, string | Uint8Array]>) =>
  triedImport(shop, by, await zipped(files))
const faultsOf = ({ report }: Reply<'getCatalogueImport'>) =>
  report.faults.map(({ place, line, message }) => [place, line, message])

const PRODUCT = {
  Artikelnummer: 'nieuw-1',
  Titel: 'Vlag van een rij',
  'Adres van de pagina': '/vlag-van-een-rij',
  Status: 'In de winkel',
  'Korte omschrijving': '=geen formule',
  'Manieren van verzenden': 'pakket | koker',
}
const PRICE = { Artikelnummer: 'NIEUW-1', 'Geldig vanaf': '1-2-2026', Prijs: '12,5', 'Staffel telt': 'stuks' }
const tier = (from: string, price: string) => ({
  Artikelnummer: 'NIEUW-1',
  'Hoort bij nr': '1',
  Vanaf: from,
  Prijs: price,
})

it('a new row is a new product, with its prices and tiers in theirs', async () => {
  const one = await tried(
    filesOf({
      Producten: [PRODUCT],
      Productprijzen: [PRICE],
      Productstaffels: [tier('10', '11,00'), tier('25', '9,88')],
    }),
  )
  expect(faultsOf(one)).toEqual([])
  expect(one.report.changes.map(({ key, fate }) => [key, fate])).toEqual([['NIEUW-1', 'added']])
  expect((await appliedImport(shop, by, one.id)).state).toBe('applied')
  const bought = (quantity: number) =>
    shop.browser().call('POST', '/api/products/calculate', {
      body: { sku: 'NIEUW-1', quantity, customOptions: [] },
    })
  expect((await bought(1)).json.price.excludingTaxInCents).toBe(1250)
  expect((await bought(10)).json.price.excludingTaxInCents).toBe(11_000)
  expect((await bought(100)).json.price.excludingTaxInCents).toBe(98_800)
  const shown = (await shop.browser().call('GET', '/api/products/NIEUW-1')).json
  expect(shown.shortDescription).toBe('=geen formule')
})

describe('what is wrong is told by sheet, row and column', () => {
  it.each<[string, Sheets, unknown[]]>([
    [
      'an amount that is none',
      { Producten: [PRODUCT], Productprijzen: [{ ...PRICE, Prijs: 'gratis' }] },
      ['Productprijzen · kolom ‘Prijs’', 2, 'Deze waarde kan hier niet.'],
    ],
    [
      'a number that can be two',
      { Producten: [PRODUCT], Productprijzen: [{ ...PRICE, Prijs: '1.234' }] },
      ['Productprijzen · kolom ‘Prijs’', 2, 'Deze waarde kan hier niet.'],
    ],
    [
      'what the shop cannot hold',
      { Producten: [{ ...PRODUCT, Btw: '120' }] },
      ['Producten · kolom ‘Btw’', 2, 'Vul hele procenten in, zoals 21'],
    ],
    [
      'what is not filled in',
      { Producten: [{ ...PRODUCT, Titel: '' }] },
      ['Producten · kolom ‘Titel’', 2, 'Vul dit veld in'],
    ],
    [
      'two rows of one article number',
      { Producten: [PRODUCT, { ...PRODUCT, Artikelnummer: 'NIEUW-1' }] },
      ['Producten · kolom ‘Artikelnummer’', 3, 'Dit staat er twee keer in.'],
    ],
    [
      'one number twice',
      {
        Producten: [PRODUCT],
        Productprijzen: [
          { ...PRICE, Nr: '1' },
          { ...PRICE, Nr: '1' },
        ],
      },
      ['Productprijzen · kolom ‘Nr’', 3, 'Dit staat er twee keer in.'],
    ],
    [
      'a row of a product that has none',
      { Producten: [PRODUCT], Productprijzen: [{ ...PRICE, Artikelnummer: 'ANDERS' }] },
      [
        'Productprijzen · kolom ‘Artikelnummer’',
        2,
        'Deze rij hoort nergens bij: de rij waar hij bij hoort staat niet in het bestand.',
      ],
    ],
    [
      'what does not go with what was chosen',
      { Producten: [{ ...PRODUCT, Productie: 'uit voorraad', 'Rolbreedte (mm)': '1000' }] },
      [
        'Producten · kolom ‘Rolbreedte (mm)’',
        2,
        'Dit vak moet hier leeg zijn: het past niet bij de gekozen soort.',
      ],
    ],
    [
      'what the shop does not know',
      { Producten: [{ ...PRODUCT, Categorieën: '/bestaat-niet' }] },
      ['Producten · NIEUW-1 · kolom ‘Categorieën’', 2, 'Een van de categorieën bestaat niet meer.'],
    ],
  ])('%s', async (_name, sheets, fault) => {
    const one = await tried(filesOf(sheets))
    expect(one.state).toBe('faulty')
    expect(faultsOf(one)).toContainEqual(fault)
  })

  it('a sheet that nobody knows, one that lacks, and columns', async () => {
    const files = filesOf({ Producten: [PRODUCT] })
    files.delete('Productstaffels.csv')
    files.set('Klanten.csv', 'Naam\r\n')
    files.set('Productmaten.csv', `${files.get('Productmaten.csv')?.trim()};Hoogste;Nr\r\n`)
    files.set('Productkenmerken.csv', 'Artikelnummer;Nr;Kenmerk\r\n')
    expect(faultsOf(await tried(files)).map(([place, line]) => [place, line])).toEqual([
      ['Klanten.csv', null],
      ['Productstaffels', null],
      ['Productkenmerken · kolom ‘Waarden’', 1],
      ['Productmaten · kolom ‘Hoogste’', 1],
      ['Productmaten · kolom ‘Nr’', 1],
    ])
  })

  it('a cell of a spreadsheet with a formula that has no outcome', async () => {
    const head = textRow(1, 'Van', 'Naar')
    const content = await workbook({
      names: ['Doorverwijzingen'],
      sheets: [`${head}<row r="2"><c r="A2" t="str"><f>1+1</f><v>/a</v></c><c r="B2"><f>NU()</f></c></row>`],
    })
    expect(faultsOf(await triedImport(shop, by, content))).toEqual([
      [
        'Doorverwijzingen · Vak B2, kolom ‘Naar’ · rij 2 in een rekenblad',
        null,
        'Hier staat een formule zonder uitkomst. Zet de uitkomst in het vak in plaats van de formule.',
      ],
    ])
  })
})

async function packed(name: string, content: Buffer) {
  async function* files() {
    yield { name, packed: deflateRawSync(content), crc: crc32(content), bytes: content.length }
  }
  const parts: Buffer[] = []
  for await (const part of packedZip(files())) parts.push(part)
  return Buffer.concat(parts)
}

describe('what was made to do harm is refused, and nothing is half done', () => {
  const redirects = 'Van;Naar\r\n/a;/b\r\n'

  it('a name that leads out of the ZIP', async () => {
    const one = await tried([
      ['Doorverwijzingen.csv', redirects],
      ['../../Producten.csv', 'Artikelnummer\r\n'],
    ])
    expect(faultsOf(one)).toMatchObject([['../../Producten.csv', null, expect.stringMatching(/hoort niet/)]])
  })

  it('much out of nearly nothing', async () => {
    const one = await triedImport(
      shop,
      by,
      await packed('Doorverwijzingen.csv', Buffer.alloc(250 * 1024 * 1024, ';')),
    )
    expect(faultsOf(one)).toMatchObject([
      ['Doorverwijzingen.csv', null, expect.stringMatching(/Uitgepakt is dit veel groter/)],
    ])
  })

  it('a catalogue that is written twice', async () => {
    const one = await tried([
      ['Doorverwijzingen.csv', redirects],
      ['catalogue.json', '{}'],
    ])
    expect(faultsOf(one)).toMatchObject([['Het bestand', null, expect.stringMatching(/één catalogus/)]])
  })

  it('a quote that never ends', async () => {
    const one = await tried([['Doorverwijzingen.csv', 'Van;Naar\r\n/a;"/b\r\n']])
    expect(faultsOf(one)).toMatchObject([
      ['Doorverwijzingen · rij 2 in een rekenblad', null, expect.stringMatching(/aanhalingsteken/)],
    ])
  })

  it('what is no spreadsheet at all', async () => {
    const content = await workbook({
      names: ['Doorverwijzingen'],
      sheets: [textRow(1, 'Van', 'Naar') + textRow(3, '/a', '/b') + textRow(2, '/c', '/d')],
    })
    expect(faultsOf(await triedImport(shop, by, content))).toEqual([
      ['Het bestand', null, expect.stringMatching(/Excel-bestand is beschadigd/)],
    ])
  })
})

const shared = (row: number, ...places: readonly number[]) =>
  `<row r="${row}">${places.map((place) => `<c t="s"><v>${place}</v></c>`).join('')}</row>`

it('a spreadsheet whose texts stand apart, as Excel writes them, is read', async () => {
  const content = await workbook({
    names: ['Doorverwijzingen'],
    sheets: [shared(1, 0, 1) + shared(2, 2, 3)],
    strings: ['Van', 'Naar', '/van-apart', '/vlaggen'].map((text) => `<si><t>${text}</t></si>`).join(''),
  })
  const one = await triedImport(shop, by, content)
  expect(faultsOf(one)).toEqual([])
  expect(one.report.changes.map(({ key, fate }) => [key, fate])).toEqual([['/van-apart', 'added']])
})

describe('a text that goes on in further columns', () => {
  it.each([
    [
      'without the second',
      '(vervolg 3)',
      ['Doorverwijzingen · kolom ‘Naar (vervolg 2)’', 'Deze kolom ontbreekt.'],
    ],
    [
      'as the none of them',
      '(vervolg 0)',
      ['Doorverwijzingen · kolom ‘Naar (vervolg 0)’', expect.stringMatching(/^Deze kolom kennen we niet/)],
    ],
    [
      'as the first of them',
      '(vervolg 1)',
      ['Doorverwijzingen · kolom ‘Naar (vervolg 1)’', expect.stringMatching(/^Deze kolom kennen we niet/)],
    ],
  ])('loses nothing in silence: %s', async (_name, part, [place, message]) => {
    const one = await tried([['Doorverwijzingen.csv', `Van;Naar;Naar ${part}\r\n/a;/b;c\r\n`]])
    expect(faultsOf(one)).toEqual([[place, 1, message]])
  })
})

describe('what lies beside something else', () => {
  const woocommerce = readFileSync(join(import.meta.dirname, '../../../../../test/exports/woocommerce.csv'))
  it.each([
    ['a list of staff', () => workbook({ sheets: [textRow(1, 'Wie', 'Wat')] })],
    [
      'one with a tab that is called like a sheet of ours',
      () => workbook({ names: ['Kenmerken'], sheets: [textRow(1, 'Wie', 'Wat')] }),
    ],
    ['a broken one', async () => Buffer.from('PK geen rekenblad')],
  ])(
    'an export of another shop with a spreadsheet is that export: %s',
    async (_name, book) => {
      const one = await tried([
        ['woocommerce.csv', woocommerce],
        ['lijst.xlsx', await book()],
      ])
      expect([one.report.vendor, faultsOf(one)]).toEqual(['woocommerce', []])
      expect(one.report.notes).toContainEqual({
        place: 'lijst.xlsx',
        line: null,
        message: 'Dit bestand in de ZIP gebruiken we niet.',
      })
    },
    60_000,
  )

  it('a catalogue in a spreadsheet is not read with tables beside it', async () => {
    const book = await workbook({ names: ['Doorverwijzingen'], sheets: [textRow(1, 'Van', 'Naar')] })
    for (const other of ['Prijslijsten.csv', 'catalogue.json', 'nog-een.xlsx'])
      expect(
        faultsOf(
          await tried([
            ['boek.xlsx', book],
            [other, other.endsWith('xlsx') ? book : 'x'],
          ]),
        ),
      ).toMatchObject([['Het bestand', null, expect.stringMatching(/één catalogus/)]])
  })

  it('files that nothing names are told of, and stop nothing', async () => {
    const one = await tried([
      ['Doorverwijzingen.csv', 'Van;Naar\r\n/los;/vlaggen\r\n'],
      ['lees mij.txt', 'hallo'],
      ['los.jpg', await photograph('#102030')],
    ])
    expect(one.state).toBe('ready')
    expect(one.report.notes.map(({ place }) => place)).toEqual(['lees mij.txt', 'los.jpg'])
  })

  it('beside a document with photographs nothing else may lie', async () => {
    const one = await tried([
      ['catalogue.json', '{"format": "paskruis-catalogue", "version": 1}'],
      ['los.jpg', await photograph('#102030')],
      ['lees mij.txt', 'hallo'],
    ])
    expect(faultsOf(one)).toMatchObject([['lees mij.txt', null, expect.stringMatching(/hoort niet/)]])
  })
})

const photograph = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
const picture = (name: string) => ({
  Artikelnummer: 'FOTO-1',
  Afbeelding: name,
  'Beschrijving van de afbeelding': 'Een vlag',
})

describe('photographs that are named by their files', () => {
  const product = { ...PRODUCT, Artikelnummer: 'FOTO-1', 'Adres van de pagina': '/foto-1', Status: '' }

  it('come along in the ZIP of the sheets', async () => {
    const files: [string, string | Uint8Array][] = [
      ['foto’s/nergens.jpg', await photograph('#808080')],
      ...filesOf({
        Producten: [product],
        Productafbeeldingen: [picture('vlag.jpg'), picture('map/rood.jpg')],
      }),
      ['foto’s/vlag.jpg', await photograph('#2060c0')],
      ['foto’s/map/rood.jpg', await photograph('#c02020')],
    ]
    const one = await tried(files)
    expect(faultsOf(one)).toEqual([])
    expect(one.report.notes.map(({ place }) => place)).toEqual(['foto’s/nergens.jpg'])
    expect((await appliedImport(shop, by, one.id)).state).toBe('applied')
    const { products, pictures } = documentOf(await unzipped(await exported(shop, by)))
    const shown = products.find(({ sku }) => sku === 'FOTO-1').pictures
    expect(shown.map(({ alt }: LooseEntry) => alt)).toEqual(['Een vlag', 'Een vlag'])
    const sizes = shown.map(({ hash }: LooseEntry) => pictures.find((each) => each.hash === hash)?.width)
    expect(sizes).toEqual([60, 60])
    // The same file again changes nothing.
    expect((await tried(files)).report.changeCount).toBe(0)
  })

  it('come along beside a document, whose other faults keep their lines', async () => {
    const { products } = documentOf(await unzipped(await exported(shop, by)))
    const first = products.find(({ sku }) => sku === 'FOTO-1')
    const given = {
      ...first,
      sku: 'FOTO-2',
      urlPath: '/foto-2',
      pictures: [{ hash: 'geel.png', alt: 'Geel', focus: { x: 10, y: 20 } }],
    }
    const document = (redirect: object) =>
      `{\n"format": "paskruis-catalogue",\n"version": 1,\n"products": [\n${JSON.stringify(given)}\n],\n"redirects": [\n${JSON.stringify(redirect)}\n]\n}\n`
    const yellow = ['geel.png', await photograph('#e0d020')] as const
    const faulty = await tried([['catalogue.json', document({ from: '/a', to: '/a' })], yellow])
    expect(faultsOf(faulty)).toEqual([
      ['Doorverwijzingen 1 · /a', 8, 'Een adres kan niet naar zichzelf verwijzen.'],
    ])
    const one = await tried([['catalogue.json', document({ from: '/oud-adres', to: '/foto-2' })], yellow])
    expect(faultsOf(one)).toEqual([])
    expect([one.report.isTable, one.report.isSheets]).toEqual([false, false])
    expect((await appliedImport(shop, by, one.id)).state).toBe('applied')
    const again = documentOf(await unzipped(await exported(shop, by)))
    const [shown] = again.products.find(({ sku }) => sku === 'FOTO-2').pictures
    expect(shown).toMatchObject({ alt: 'Geel', focus: { x: 10, y: 20 } })
    expect(again.pictures).toContainEqual(expect.objectContaining({ hash: shown.hash, alt: 'Geel' }))
  })

  it('are told of where two are alike, and where the focus is none of a picture', async () => {
    const { products } = documentOf(await unzipped(await exported(shop, by)))
    const first = products.find(({ sku }) => sku === 'FOTO-1')
    const shown = (sku: string, hash: string, x: number) =>
      JSON.stringify({ ...first, sku, urlPath: `/${sku.toLowerCase()}`, pictures: [{ hash, alt: 'Vlag', focus: { x, y: 20 } }] }) // prettier-ignore
    const document = `{"format": "paskruis-catalogue", "version": 1, "products": [\n${shown('FOTO-4', 'rood.jpg', 10)},\n${shown('FOTO-5', 'a/rood.jpg', 120)}\n]}`
    const red = await photograph('#c02020')
    const files = ['a/rood.jpg', 'b/rood.jpg'].map((name) => [name, red] as const)
    const one = await tried([['catalogue.json', document], ...files])
    expect(faultsOf(one)).toEqual([
      [
        'Producten · FOTO-4 · rood.jpg',
        2,
        'Er zijn meer foto’s met deze naam. Zet de map ervoor, zoals ‘vlaggen/rood.jpg’.',
      ],
    ])
    const [, other = ''] = document.split('\n').slice(1)
    const alone = await tried([
      ['catalogue.json', `{"format": "paskruis-catalogue", "version": 1, "products": [\n${other}\n]}`],
      ...files,
    ])
    expect(faultsOf(alone)).toEqual([['Producten 1 · FOTO-5 · pictures[0].focus.x', 2, expect.any(String)]])
  })

  it('keep all of it out where one lacks or is none', async () => {
    const one = await tried([
      ...filesOf({
        Producten: [{ ...product, Artikelnummer: 'FOTO-3' }],
        Productafbeeldingen: ['weg.jpg', 'kapot.jpg'].map((name) => ({
          ...picture(name),
          Artikelnummer: 'FOTO-3',
        })),
      }),
      ['kapot.jpg', 'geen foto'],
    ])
    expect(faultsOf(one)).toEqual([
      ['Producten · FOTO-3 · weg.jpg', 2, 'Het bestand van deze afbeelding ontbreekt.'],
      ['Producten · FOTO-3 · kapot.jpg', 2, 'Deze foto is beschadigd, te groot of anders dan er staat.'],
    ])
  })
})
