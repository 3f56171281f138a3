import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CatalogueEntries, catalogueSections } from '#contract/catalogue-file.ts'
import { decodeText } from '#contract/decode-text.ts'
import type { ShopNames } from '../entries-store.ts'
import { FileFault } from '../file-fault.ts'
import { convertExport } from './convert.ts'
import { type ExportFile, tablesOf } from './export-file.ts'
import { mediaOf } from './media.ts'
import { Told } from './told.ts'

type Product = CatalogueEntries['products']

const EMPTY: ShopNames = {
  products: [],
  categories: [],
  pages: [],
  vatPercents: [0, 9, 21],
  configurators: [],
  attributes: [],
  lists: [],
  pictures: [],
}

const sample = (name: string) => decodeText(readFileSync(join('test', 'exports', name)))

/** What was told, each on a line. */
const linesOf = ({ listed }: Told['faults']) =>
  listed.map(({ place, line, message }) => `${line} ${place}: ${message}`)

/** What becomes of tables, in a shop. */
async function converted(
  texts: readonly string[],
  shop: Partial<ShopNames> = {},
  there: readonly Product[] = [],
  mode: 'add' | 'new' = 'add',
) {
  const told = new Told()
  const file: ExportFile = {
    tables: texts.map((text, place) => ({ name: `${place}.csv`, text: async () => text })),
    media: mediaOf([]),
    content: () => Promise.reject(new Error('there is none')),
    others: [],
  }
  const conversion = await convertExport(
    await tablesOf(file, told),
    {
      shop: { ...EMPTY, ...shop },
      there: new Map(there.map((product) => [product.sku, product])),
      mode,
    },
    told,
  )
  const { drafts } = conversion
  const of = (sku: string) => drafts.find(({ product }) => product.sku === sku)
  return { ...conversion, told, of, faults: linesOf(told.faults), notes: linesOf(told.notes) }
}

const HEAD =
  'sku,store_view_code,product_type,name,price,url_key,categories,visibility,tax_class_name,bundle_price_type,bundle_values,weight,additional_attributes'
type Cells = Readonly<Record<string, string>>
const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
/** A table of Magento with these rows; a column that a row does not name is empty, or ordinary. */
const magento = (...rows: readonly Cells[]): string =>
  [
    HEAD,
    ...rows.map((row, place) =>
      HEAD.split(',')
        .map((name) =>
          cell(
            row[name] ??
              (
                {
                  sku: `S-${place}`,
                  product_type: 'simple',
                  name: `Naam ${place}`,
                  price: '1.00',
                  tax_class_name: 'Taxable Goods',
                } as Cells
              )[name] ??
              '',
          ),
        )
        .join(','),
    ),
  ].join('\n')

/** A product as the shop has it after an export of it, and changed since. */
async function inShop(sku: string, changed: Partial<Product>): Promise<Product> {
  const { of } = await converted([magento({ sku, name: 'Oud' })])
  const product = of(sku)?.product
  if (!product) throw new Error(`${sku} was lost`)
  return { ...product, ...changed }
}

const messageOf = (lines: readonly string[]) => lines.map((line) => line.replace(/: .*$/s, ''))

describe('an export of Magento 2', () => {
  it('becomes products, bundles, categories, attributes and tiers', async () => {
    const { faults, of, categories, attributes, priceLists } = await converted([
      sample('magento.csv'),
      sample('magento-advanced-pricing.csv'),
    ])
    expect(faults).toEqual([])
    expect(categories.map(({ path, parent }) => [path, parent])).toEqual([
      ['/signs', null],
      ['/signs/banners', '/signs'],
      ['/sale', null],
      ['/signs/vlaggen-en-banieren', '/signs'],
      ['/drukwerk', null],
      ['/drukwerk/posters-groot-en-klein', '/drukwerk'],
      ['/drukwerk/flyers', '/drukwerk'],
      ['/drukwerk/boeken', '/drukwerk'],
      ['/signs/borden', '/signs'],
    ])
    expect(attributes.map(({ code, label }) => [code, label])).toEqual([
      ['material', 'Material'],
      ['print_side', 'Print side'],
      ['usage', 'Usage'],
      ['size', 'Size'],
    ])
    expect(priceLists).toMatchObject([{ code: 'basis', kind: 'base' }])
    expect(of('BNR-FRONTLIT')?.product).toMatchObject({
      title: 'Banner frontlit 510 g',
      urlPath: '/signs/banners/banner-frontlit-510-g',
      shortDescription: 'Stevig doek, één zijde bedrukt.',
      metaDescription: 'Banners vanaf één stuk, snel geleverd.',
      searchSynonyms: ['spandoek', 'banier', 'doek'],
      relatedSkus: ['BNR-MESH'],
      material: { weight: { grams: 510, per: 'piece' } },
      attributes: [
        { code: 'material', values: ['PVC, frontlit'] },
        { code: 'print_side', values: ['Eén zijde'] },
        { code: 'usage', values: ['Binnen', 'Buiten'] },
      ],
      prices: [
        {
          price: {
            rateE4: 185_000,
            tiers: {
              bands: [
                { kind: 'amount', fromMilli: 5000, rateE4: 170_000 },
                { kind: 'amount', fromMilli: 10_000, rateE4: 157_500 },
              ],
            },
          },
        },
      ],
    })
    expect(of('FLY-A6')?.product.prices[0]?.price.tiers?.bands).toEqual([
      { kind: 'percentOff', fromMilli: 1_000_000, percent: 40 },
    ])
    expect(of('VLG-150')?.product.categories).toEqual(['/signs/vlaggen-en-banieren'])
    expect(of('FRX-3')?.product).toMatchObject({ urlPath: null, isOrderableWithoutBundle: false })
    expect(of('CONCEPT-1')?.product.status).toBe('draft')
    const rates = ['FLY-A6', 'BOEK-A5', 'POSTZEGEL', 'ONBEKEND-BTW', 'POS-A1'].map(
      (sku) => of(sku)?.product.vatPercent,
    )
    expect(rates).toEqual([9, 9, 0, 21, 21])
  })

  it('makes a configurator of a bundle, by what its price is', async () => {
    const { of } = await converted([sample('magento.csv')])
    const dynamic = of('BORD-MAAT')?.configurator?.definition
    expect([dynamic?.priceMode, dynamic?.mainLine]).toEqual(['dynamic', 'material'])
    expect(
      dynamic?.cards[0]?.steps.map((step) =>
        step.stepType === 'bundleOption'
          ? [
              step.title,
              step.optionType,
              step.optionRequired,
              step.options.map(({ sku, quantity }) => `${quantity} ${sku}`),
            ]
          : null,
      ),
    ).toEqual([
      ['Materiaal', 'MATERIAL', true, ['1 FRX-3', '1 FRX-5', '1 DIB-3']],
      ['Bevestiging', null, false, ['1 GAT-4', '2 AFST-4']],
      ["Extra's: Ophangsysteem", null, false, ['1 OPHANG']],
    ])
    const fixed = of('BEURSPAKKET')
    expect([fixed?.configurator?.definition.priceMode, fixed?.product.prices[0]?.price.rateE4]).toEqual([
      'fixed',
      990_000,
    ])
    expect(
      fixed?.configurator?.definition.cards[0]?.steps.map((step) =>
        'options' in step ? step.options.map(({ title, effect }) => [title, effect]) : [],
      ),
    ).toEqual([
      [
        ['Vlag 100 × 150 cm', { kind: 'included' }],
        ['Vlag 150 × 225 cm', { kind: 'piece', rateE4: 75_000 }],
        ['Vlaggenmast 6 meter', { kind: 'percent', percent: 10 }],
      ],
      [
        ['Standaard', { kind: 'included' }],
        ['Op de beurs, vóór 9 uur', { kind: 'piece', rateE4: 150_000 }],
      ],
    ])
  })

  it('tells by row and column what does not come along', async () => {
    const { notes } = await converted([sample('magento.csv'), sample('magento-advanced-pricing.csv')])
    expect(notes).toEqual(
      expect.arrayContaining([
        '2 0.csv · kolom ‘qty’: Deze kolom nemen we niet over. Er staat iets in bij 27 rijen.',
        '4 0.csv · BNR-MESH · kolom ‘store_view_code’: Teksten van winkelweergave ‘en’. Alleen de algemene weergave komt mee.',
        '6 0.csv · BNR-BLOCK · kolom ‘special_price’: De actieprijs 29.9500. De gewone prijs komt mee.',
        '8 0.csv · VLG-150 · kolom ‘categories’: Deze categorie is anders geschreven. Zij komt bij ‘Signs’.',
        '9 0.csv · VLG-MAST 6 · kolom ‘sku’: Het artikelnummer wordt VLG-MAST-6, met alleen hoofdletters, cijfers en streepjes.',
        '11 0.csv · POS-A2 · kolom ‘custom_options’: De keuze ‘Afwerking’. Die kan deze winkel hier niet aanbieden.',
        '5 1.csv · VLG-100 · kolom ‘tier_price’: De staffelprijs voor Wholesale. Alleen staffels voor alle klanten komen mee.',
      ]),
    )
    expect(
      notes.filter((note) => note.includes('van het type')).map((note) => note.slice(0, 20)),
    ).toHaveLength(3)
  })

  it.each<[string, string, readonly string[]]>([
    ['a missing article number', magento({ sku: '' }), ['2 0.csv · Naam 0 · kolom ‘sku’']],
    ['one of which nothing is left', magento({ sku: '***' }), ['2 0.csv · *** · kolom ‘sku’']],
    [
      'one that stands twice, however written',
      magento({ sku: 'a_b' }, { sku: 'A-B' }),
      ['3 0.csv · A-B · kolom ‘sku’'],
    ],
    [
      'an address that stands twice',
      magento({ url_key: 'x' }, { url_key: 'X' }),
      ['3 0.csv · S-1 · kolom ‘url_key’'],
    ],
    ['a price that is none', magento({ price: '=1+1' }), ['2 0.csv · S-0 · kolom ‘price’']],
    ['a weight that is none', magento({ weight: 'zwaar' }), ['2 0.csv · S-0 · kolom ‘weight’']],
    ['a name that is missing', magento({ name: '' }), ['2 0.csv · S-0 · kolom ‘name’']],
    ['a name that is too long', magento({ name: 'x'.repeat(201) }), ['2 0.csv · S-0 · kolom ‘name’']],
    ['NUL', magento({ name: 'a\0b' }), ['2 0.csv · kolom ‘name’', '2 0.csv · S-0 · kolom ‘name’']],
    [
      'a bundle of what is not there',
      magento({
        product_type: 'bundle',
        bundle_price_type: 'fixed',
        bundle_values: 'name=A,type=select,required=1,sku=WEG,price=0',
      }),
      ['2 0.csv · S-0 · kolom ‘bundle_values’'],
    ],
    [
      'a bundle of what has no price',
      magento(
        { sku: 'DEEL', price: '0' },
        {
          product_type: 'bundle',
          bundle_price_type: 'dynamic',
          bundle_values: 'name=A,type=select,required=1,sku=DEEL,default_qty=1',
        },
      ),
      ['3 0.csv · S-1 · kolom ‘bundle_values’'],
    ],
    ['a row with more cells than there are columns', `${magento({})},over`, ['2 0.csv']],
    ['a column that stands twice', magento({}).replace('weight', 'name'), ['1 0.csv · kolom ‘name’']],
    [
      'columns that are missing',
      'sku,product_type\nA,simple',
      ['1 0.csv · kolom ‘name’', '1 0.csv · kolom ‘price’', '2 0.csv · A · kolom ‘name’'],
    ],
  ])('names row and column of %s', async (_rule, table, places) => {
    // A file is named where there are several.
    const { faults } = await converted([table, sample('magento-advanced-pricing.csv').split('\n')[0] ?? ''])
    expect(messageOf(faults)).toEqual(places)
  })

  it('takes hostile names for what they are', async () => {
    const { of, categories, faults, notes, attributes } = await converted([
      magento(
        {
          sku: 'constructor',
          name: '__proto__',
          categories: 'Default Category/__proto__/constructor',
          additional_attributes: '__proto__=x,toString=y',
        },
        { name: '<img src=x onerror=alert(1)>Bord', url_key: '../../etc/passwd' },
        { name: 'Winkelwagen' },
        { name: '日本' },
      ),
    ])
    expect(faults).toEqual([])
    expect(categories.map(({ path }) => path)).toEqual(['/proto', '/proto/constructor'])
    expect(of('CONSTRUCTOR')?.product.urlPath).toBe('/proto/constructor/proto')
    expect([of('S-1')?.product.title, of('S-1')?.product.urlPath]).toEqual(['Bord', '/etc-passwd'])
    expect(of('S-2')?.product.urlPath).toBe('/winkelwagen-2')
    expect(of('S-3')?.product.urlPath).toBe('/product')
    expect(attributes.map(({ code }) => code)).toEqual(['toString'])
    expect(notes.some((note) => note.includes('Het kenmerk ‘__proto__’'))).toBe(true)
  })

  it('has the numbers that are attributes of the shop read, and told where one is none', async () => {
    const { of, faults } = await converted(
      [
        magento(
          { name: 'Mast', additional_attributes: 'hoogte=12.50 cm,kleur=1.250' },
          { name: 'Paal', additional_attributes: 'hoogte=hoog' },
          { name: 'Boom', additional_attributes: 'hoogte=1.250' },
        ),
      ],
      {
        attributes: [
          { code: 'hoogte', kind: 'number', unit: 'cm' },
          { code: 'kleur', kind: 'choices', unit: '' },
        ],
      },
    )
    expect(of('S-0')?.product.attributes).toEqual([
      { code: 'hoogte', values: ['12.5'] },
      { code: 'kleur', values: ['1.250'] },
    ])
    expect(faults.map((fault) => fault.includes('Dit is geen getal'))).toEqual([true, true])
  })

  it('is added to what the shop has', async () => {
    const { of, categories, priceLists, faults } = await converted(
      [
        magento(
          { sku: 'A', categories: 'Default Category/SIGNS/Nieuw' },
          { sku: 'B', name: 'Bezet' },
          {
            sku: 'C',
            product_type: 'bundle',
            bundle_price_type: 'fixed',
            bundle_values: 'name=A,type=select,required=1,sku=D,price=0',
          },
        ),
      ],
      {
        products: [
          { sku: 'A', title: 'A', path: '/oud/a', type: 'simple', isSold: true },
          { sku: 'D', title: 'Deel', path: null, type: 'simple', isSold: true },
        ],
        categories: [{ path: '/borden', parent: null, title: 'Signs' }],
        pages: ['/bezet'],
        configurators: [{ sku: 'X', key: 'c', mainLine: 'material' }],
        lists: [{ code: 'lijst', title: 'Lijst', kind: 'base' }],
      },
      [await inShop('A', { urlPath: '/oud/a' })],
    )
    expect(faults).toEqual([])
    expect(priceLists).toEqual([])
    expect(categories.map(({ path, parent }) => [path, parent])).toEqual([['/borden/nieuw', '/borden']])
    expect(of('A')?.product).toMatchObject({ urlPath: '/oud/a', categories: ['/borden/nieuw'] })
    expect(of('B')?.product.urlPath).toBe('/bezet-2')
    expect(of('C')?.configurator?.key).toBe('c-2')
  })

  it('leaves to a product of the shop what no export says', async () => {
    const kept = await inShop('A', {
      urlPath: '/oud/a',
      productionDays: 2,
      needsPrintFiles: true,
      attributes: [
        { code: 'kleur', values: ['rood'] },
        { code: 'maat', values: ['A4'] },
      ],
    })
    const [price] = kept.prices
    const tiers = {
      measure: 'piece',
      scope: 'line',
      bands: [{ kind: 'percentOff', fromMilli: 5000, percent: 5 }],
    } as const
    const tiered = {
      ...kept,
      prices: [{ ...price!, price: { ...price!.price, tiers: { ...tiers, bands: [...tiers.bands] } } }],
    }
    const read = async (cells: Cells) =>
      (await converted([magento({ sku: 'A', ...cells })], {}, [tiered])).of('A')?.product
    expect(await read({ name: 'Nieuw', additional_attributes: 'maat=A3' })).toEqual({
      ...tiered,
      title: 'Nieuw',
      attributes: [
        { code: 'maat', values: ['A3'] },
        { code: 'kleur', values: ['rood'] },
      ],
    })
    expect((await read({ price: '' }))?.prices).toEqual(tiered.prices)
    expect((await read({ price: '2.00' }))?.prices).toMatchObject([
      { price: { rateE4: 20_000, tiers: null } },
    ])
  })

  it('cannot make something else of what the shop has', async () => {
    const there = await inShop('S-0', { type: 'bundle' })
    expect((await converted([magento({})], {}, [there])).faults).toEqual([
      '2 S-0 · kolom ‘product_type’: De soort kan niet veranderen. Maak er iets nieuws van.',
    ])
  })
})

describe('an export of WooCommerce', () => {
  it('becomes products, with what it costs to choose where prices add up', async () => {
    const { faults, notes, of, drafts } = await converted([sample('woocommerce.csv')])
    expect(faults).toEqual([])
    expect(drafts.map(({ product }) => product.sku)).toEqual([
      'STICKER-ROND',
      'STICKER-VIERKANT',
      'VISITE',
      'ROLBANNER-1',
      'ROLBANNER-2',
      'ROLBANNER-3',
      'ROLBANNER-4',
      'BOEK-LUXE',
      'EXPORT-0',
      'VERBORGEN',
      'CONCEPT',
      'FORMULE',
    ])
    expect(of('STICKER-ROND')?.product).toMatchObject({
      urlPath: '/stickers/rond/ronde-stickers',
      categories: ['/stickers/rond', '/actie-en-nieuw'],
      shortDescription: 'Op rol, per 100',
      description: '<p>Mat of glans.</p><p>Met de hand &amp; machine te plakken.</p>',
      searchSynonyms: ['etiket', 'label'],
      attributes: [{ code: 'materiaal', values: ['Papier', 'Vinyl'] }],
      material: { weight: { grams: 350, per: 'piece' } },
      prices: [{ price: { rateE4: 245_000 } }],
    })
    const visite = of('VISITE')
    expect([visite?.product.type, visite?.product.prices[0]?.price.rateE4]).toEqual(['bundle', 199_500])
    expect(
      visite?.configurator?.definition.cards[0]?.steps.map((step) =>
        'options' in step ? [step.title, step.options.map(({ title, effect }) => [title, effect])] : [],
      ),
    ).toEqual([
      [
        'Papier',
        [
          ['350 g mat', { kind: 'included' }],
          ['350 g glans', { kind: 'piece', rateE4: 25_000 }],
          ['Katoen, wit', { kind: 'piece', rateE4: 140_000 }],
        ],
      ],
      [
        'Oplage',
        [
          ['100', { kind: 'included' }],
          ['250', { kind: 'piece', rateE4: 100_000 }],
          ['500', { kind: 'piece', rateE4: 215_500 }],
        ],
      ],
    ])
    expect(of('ROLBANNER-4')?.product).toMatchObject({
      title: 'Rolbanner – 100 cm, Luxe',
      type: 'simple',
      material: { weight: { grams: 2800, per: 'piece' } },
      prices: [{ price: { rateE4: 990_000 } }],
    })
    expect(of('BOEK-LUXE')?.product.vatPercent).toBe(9)
    expect(of('EXPORT-0')?.product).toMatchObject({ vatPercent: 0, prices: [] })
    expect([of('VERBORGEN')?.product.status, of('CONCEPT')?.product.status]).toEqual(['draft', 'draft'])
    expect([of('FORMULE')?.product.title, of('FORMULE')?.product.shortDescription]).toEqual([
      '=SOM(A1:A9)',
      '-10% korting op alles',
    ])
    expect(notes).toEqual(
      expect.arrayContaining([
        '4 VISITE · kolom ‘Soort’: De variaties zijn één product met een configurator geworden: Papier, Oplage.',
        '14 ROLBANNER · kolom ‘Soort’: De prijzen van de variaties volgen niet uit losse keuzes. Het zijn 4 aparte producten geworden.',
        '3 STICKER-VIERKANT · kolom ‘Upsells’: Het gerelateerde product BESTAAT-NIET is er niet.',
        '3 STICKER-VIERKANT · kolom ‘Categorieën’: Deze categorie is anders geschreven. Zij komt bij ‘Stickers’.',
      ]),
    )
  })

  const WOO = 'Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)'
  it.each<[string, readonly string[], readonly string[]]>([
    ['a variation of nothing', ['variation,V,V,1,2,WEG,Maat,S'], ['2 V · kolom ‘Parent’']],
    [
      'variations without article numbers',
      ['variable,A,A,1,,,Maat,"S, M, L"', 'variation,,V,1,2,A,Maat,S', 'variation,,V,1,3,A,Maat,'],
      ['3 V · kolom ‘SKU’', '4 V · kolom ‘SKU’'],
    ],
    [
      'a price of a variation',
      ['variable,A,A,1,,,Maat,S', 'variation,V,V,1,twee,A,Maat,S'],
      ['3 V · kolom ‘Regular price’'],
    ],
    [
      'an article number of a variation that stands twice',
      [
        'simple,V,V,1,2,,,',
        'variable,A,A,1,,,Maat,"S, M"',
        'variation,V,V,1,2,A,Maat,S',
        'variation,W,V,0,2,A,Maat,M',
      ],
      ['4 V · kolom ‘SKU’'],
    ],
  ])('names row and column of %s', async (_rule, rows, places) => {
    expect(messageOf((await converted([[WOO, ...rows].join('\n')])).faults)).toEqual(places)
  })

  it('names a variation of any value by its own name, or its number', async () => {
    const { drafts } = await converted([
      [
        WOO,
        'variable,A,Vlag,1,,,Maat,"S, M"',
        'variation,V1,Vlag - ,1,2,A,Maat,',
        'variation,V2,Vlag - klein,1,3,A,Maat,',
        'variation,V3,,1,4,A,Maat,<b></b>',
        'variation,V4,Vlag,1,5,A,Maat,S',
      ].join('\n'),
    ])
    expect(drafts.map(({ product }) => product.title)).toEqual([
      'Vlag – V1',
      'Vlag - klein',
      'Vlag – V3',
      'Vlag – S',
    ])
  })

  it('is read with semicolons and as Windows writes it', async () => {
    const text = 'Soort;SKU;Naam;Gepubliceerd;Reguliere prijs;Categorieën\nsimple;A;Café;1;3,50;Één > Twee\n'
    const { of, categories } = await converted([decodeText(Buffer.from(text, 'latin1'))])
    expect([of('A')?.product.title, categories.map(({ title }) => title)]).toEqual(['Café', ['Één', 'Twee']])
  })
})

it.each([
  ['no table of ours', ['a,b\n1,2'], 'CsvUnknown'],
  ['nothing', [''], 'CsvUnknown'],
  ['tiers alone', ['sku,tier_price_qty,tier_price\nA,1,2'], 'CsvUnknown'],
  ['two tables of products', [magento({}), magento({})], 'CsvTwice'],
  ['a quote that stays open', [`${magento({})}\nB,"simple`], 'QuoteOpen'],
  ['a row of more cells than any table has', [`${magento({})}\n${','.repeat(2000)}`], 'CsvTooWide'],
  ['a heading of so many', [`${HEAD}${',x'.repeat(2000)}`], 'CsvUnknown'],
])('%s is refused as a whole', async (_rule, texts, code) => {
  const failure = await converted(texts).catch((error: unknown) => error)
  expect(failure instanceof FileFault && failure.code).toBe(code)
})

it('names the line of an editor and the row of a spreadsheet where reading ends', async () => {
  const text = `${magento({ name: 'op\ntwee regels' })}\nB,"simple`
  await expect(converted([text])).rejects.toMatchObject({ code: 'QuoteOpen', at: { row: 3, line: 4 } })
})

it('is done with hostile cells as soon as with others', async () => {
  const long = 140_000
  const { faults } = await converted([
    magento(
      { name: '<p'.repeat(long / 2), sku: 'A' },
      { sku: `${'-'.repeat(long)}x` },
      { name: 'x'.repeat(150_001) },
    ),
  ])
  expect(faults.map((fault) => fault.slice(0, 1)).toSorted()).toEqual(['2', '3', '4', '4'])
  expect(mediaOf(['a.jpg']).find(`${'?'.repeat(long)}\n`)).toBeNull()
})

it('holds what the file of a catalogue may hold', async () => {
  for (const name of ['magento.csv', 'woocommerce.csv']) {
    const { drafts, categories, attributes } = await converted([sample(name)])
    for (const { product, configurator } of drafts) {
      expect(catalogueSections.products.parse(product)).toEqual(product)
      if (configurator) expect(catalogueSections.configurators.parse(configurator)).toEqual(configurator)
    }
    for (const category of categories) expect(catalogueSections.categories.parse(category)).toEqual(category)
    for (const attribute of attributes)
      expect(catalogueSections.attributes.parse(attribute)).toEqual(attribute)
  }
})
