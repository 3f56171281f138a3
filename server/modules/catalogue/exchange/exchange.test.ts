import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import {
  appliedImport,
  type CatalogueFiles,
  documentOf,
  exported,
  sendImport,
  triedImport,
  unzipped,
  zipped,
  type CatalogueDocument,
  type LooseEntry,
} from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { demoShop } from '../../demo/demo-shop.ts'
import { storeDemoFiles } from '../../demo/demo-files.ts'
import { dropOldImportsTask } from './drop-old-imports.task.ts'
import { applyImportTask, tryImportTask } from './import.task.ts'
import { importKey } from './import-work.ts'

let shop: TestShop
let editor: TestBrowser
let files: CatalogueFiles
beforeAll(async () => {
  shop = await testShop({ template: 'shop_few' })
  await storeDemoFiles(demoShop, shop.shop.files)
  editor = await (await newOperator(shop, 'sales')).loggedIn()
  files = await unzipped(await exported(shop, editor))
})
afterAll(() => shop.close())

const never = new AbortController().signal
const { parse } = JSON
const now = async () => documentOf(await unzipped(await exported(shop, editor)))

/** Whether the shop may have another catalogue than was exported last. */
let isStale = false

/** The catalogue as it is now, changed; the shop has its pictures. */
async function changedFile(change: (document: CatalogueDocument) => unknown): Promise<Buffer> {
  if (isStale) files = await unzipped(await exported(shop, editor))
  const document = documentOf(files)
  change(document)
  return Buffer.from(JSON.stringify(document))
}

const productIn = (document: CatalogueDocument, sku: string) =>
  document.products.find((one) => one.sku === sku)
const firstIn = (document: CatalogueDocument) => document.products[0]
const priced = (document: CatalogueDocument, sku: string) => productIn(document, sku).prices[0].price
const tried = async (change: (document: CatalogueDocument) => unknown, mode: 'add' | 'replace' = 'add') =>
  triedImport(shop, editor, await changedFile(change), mode)
const faultsOf = ({ state, report }: Reply<'getCatalogueImport'>) => [
  state,
  ...report.faults.map(({ message }) => message),
]
const countsOf = ({ report }: Reply<'getCatalogueImport'>, section: string) => {
  const { section: _section, ...counts } = report.counts.find((row) => row.section === section)
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0))
}

const route = async (path: string) =>
  (await shop.browser().call('GET', `/api/navigation/route?path=${path}`)).json
const inShop = async (sku: string) => {
  shop.heardCatalogueChange()
  return (await shop.browser().call('GET', `/api/products/${sku}`)).json
}

const paths = (document: CatalogueDocument) =>
  ['PST-A1', 'PST-A2'].map((sku) => productIn(document, sku).urlPath)

/** What is said of a drawing with this name and content; without a name it has its own. */
const triedDrawing = async (name: string, content: string) => {
  const hash = name === '' ? createHash('sha256').update(content).digest('hex') : name
  const file = await changedFile((document) =>
    document.pictures.push({ hash, alt: '', width: 4, height: 3, widths: null }),
  )
  const all = new Map([...files, ['catalogue.json', file], [`pictures/${hash}.svg`, Buffer.from(content)]])
  return faultsOf(await triedImport(shop, editor, await zipped(all)))
}

describe('the export', () => {
  it('is the same to the byte each time, and holds no people, ids or secrets', async () => {
    expect((await exported(shop, editor)).equals(await exported(shop, editor))).toBe(true)
    const text = files.get('catalogue.json')?.toString('utf8') ?? ''
    expect(text).not.toMatch(/demo\.example|password|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/)
    const { format, version, products, pictures } = parse(text)
    expect([format, version]).toEqual(['paskruis-catalogue', 1])
    expect(products.length).toBeGreaterThan(15)
    expect(pictures.length).toBeGreaterThan(50)
    expect([...files.keys()].filter((name) => name.startsWith('files/')).length).toBeGreaterThan(1)
  })

  it('is for who changes prices alone, which are part of it', async () => {
    const url = '/beheer/api/catalogue/export'
    const status = async (by: TestBrowser) => (await by.call('GET', url)).status
    expect(await status(shop.browser())).toBe(404)
    expect(await status(await shop.loggedIn())).toBe(404)
    expect(await status(await (await newOperator(shop, 'production')).loggedIn())).toBe(403)
    const content = await (await newOperator(shop, 'content')).loggedIn()
    expect(await status(content)).toBe(403)
    expect((await content.call('GET', '/beheer/api/catalogue/imports')).status).toBe(403)
    expect((await sendImport(shop, content, Buffer.from('{}'))).status).toBe(403)
    const { status: sent } = await sendImport(
      shop,
      await (await newOperator(shop, 'finance')).loggedIn(),
      Buffer.from('{}'),
    )
    expect(sent).toBe(403)
  })
})

describe('trying an import', () => {
  it('of the shop’s own catalogue finds nothing that would change', async () => {
    for (const mode of ['add', 'replace'] as const) {
      const one = await tried(() => undefined, mode)
      expect([one.state, one.changeCount, one.report.changeCount, one.report.faults]).toEqual([
        'ready',
        0,
        0,
        [],
      ])
      expect(countsOf(one, 'products')).toEqual({ same: documentOf(files).products.length })
    }
  })

  it('tells each difference as somebody reads it, and changes nothing', async () => {
    const before = await now()
    const one = await tried((document) => {
      priced(document, 'PST-A1').setupCents += 250
      productIn(document, 'PST-A1').title = 'Poster A1 mat'
      document.products.push({
        ...productIn(document, 'PST-A2'),
        sku: 'PST-A9',
        urlPath: '/pst-a9',
        relatedSkus: [],
      })
    })
    expect([one.state, one.report.changeCount]).toEqual(['ready', 2])
    const change = one.report.changes.find(({ key }) => key === 'PST-A1')
    expect(change).toMatchObject({ section: 'products', fate: 'changed', title: 'Poster A1 mat' })
    expect(change.fields.map(({ field }) => field)).toEqual(['Titel', 'Prijzen'])
    expect(change.fields[0]).toEqual({ field: 'Titel', before: 'Poster A1', after: 'Poster A1 mat' })
    expect(one.report.changes.find(({ key }) => key === 'PST-A9')).toMatchObject({
      fate: 'added',
      fields: [],
    })
    expect(await now()).toEqual(before)
  })

  it('takes a whole ZIP as well as the document by itself', async () => {
    const one = await triedImport(shop, editor, await zipped(files))
    expect([one.state, one.report.changeCount]).toEqual(['ready', 0])
  })

  it('drops what was tried before', async () => {
    const first = await tried(() => undefined)
    await tried(() => undefined)
    const again = (await editor.call('GET', `/beheer/api/catalogue/imports/${first.id}`)).json
    expect(again.state).toBe('dropped')
    const { status, json } = await editor.call('POST', `/beheer/api/catalogue/imports/${first.id}/apply`)
    expect([status, json.errors[0].code]).toEqual([409, 'ImportNotReady'])
  })

  it('drops with its file what was never carried out for a month', async () => {
    const { id } = await tried(() => undefined)
    const path = `/beheer/api/catalogue/imports/${id}` as const
    const isKept = async () => (await shop.shop.files.find(importKey(id))) !== null
    const days = async (count: number) => {
      shop.setNow(new Date(TEST_NOW.getTime() + count * 24 * 60 * 60_000))
      await dropOldImportsTask.run(shop.shop, {}, never)
      shop.setNow(TEST_NOW)
      return [(await editor.call('GET', path)).json.state, await isKept()]
    }
    expect(await days(29)).toEqual(['ready', true])
    expect(await days(31)).toEqual(['dropped', false])
  })

  it('is done one at a time', async () => {
    const { json } = await sendImport(shop, editor, await changedFile(() => undefined))
    const second = await sendImport(shop, editor, Buffer.from('{}'))
    expect([second.status, second.json.errors[0].code]).toEqual([409, 'ImportAtWork'])
    await sql`update catalogue_imports set moved_at = now() - interval '6 minutes' where id = ${json.id}`.execute(
      shop.database.db,
    )
    const lost = (await editor.call('GET', `/beheer/api/catalogue/imports/${json.id}`)).json
    expect(lost.state).toBe('failed')
    expect((await tried(() => undefined)).state).toBe('ready')
  })
})

const PHOTOGRAPH = { hash: 'a'.repeat(64), alt: '', width: 40, height: 30, widths: [40] }
const OTHER_PICTURE =
  'Deze afbeelding is er al met andere maten, of met een andere beschrijving. Neem die over in het bestand.'

describe('what is wrong with a file', () => {
  it.each<[string, (document: CatalogueDocument) => unknown, string]>([
    [
      'a field that nobody knows',
      (d) => {
        firstIn(d).kleur = 'rood'
      },
      'Dit veld kennen we niet.',
    ],
    [
      'a field deep inside that nobody knows',
      (d) => {
        firstIn(d).material.kleur = 'rood'
      },
      'Dit veld kennen we niet.',
    ],
    [
      'a missing title',
      (d) => {
        firstIn(d).title = ''
      },
      'Vul dit veld in',
    ],
    [
      'an amount below nothing',
      (d) => {
        priced(d, 'PST-A1').setupCents = -1
      },
      'Vul een bedrag in, bijvoorbeeld 2.500,00',
    ],
    [
      'an amount that no database holds',
      (d) => {
        priced(d, 'PST-A1').setupCents = 1e15
      },
      'Vul een bedrag in, bijvoorbeeld 2.500,00',
    ],
    [
      'a SKU twice',
      (d) => d.products.push({ ...productIn(d, 'PST-A1'), urlPath: null }),
      'Dit staat er twee keer in.',
    ],
    [
      'a path twice',
      (d) => {
        productIn(d, 'PST-A1').urlPath = productIn(d, 'PST-A2').urlPath
      },
      'Op dit adres staat al iets anders.',
    ],
    [
      'the path of a category',
      (d) => {
        productIn(d, 'PST-A1').urlPath = d.categories[0].path
      },
      'Op dit adres staat al iets anders.',
    ],
    [
      'the path of a page of the shop',
      (d) => {
        productIn(d, 'PST-A1').urlPath = '/winkelwagen'
      },
      'Dit adres gebruikt de winkel zelf. Kies een ander.',
    ],
    [
      'a category below itself',
      (d) => {
        d.categories[0].parent = d.categories[0].path
      },
      'Deze categorie valt onder zichzelf.',
    ],
    [
      'a category below one that is not there',
      (d) => {
        d.categories[0].parent = '/weg'
      },
      'De categorie waar deze onder valt, bestaat niet.',
    ],
    [
      'a product in a category that is not there',
      (d) => {
        firstIn(d).categories = ['/weg']
      },
      'Een van de categorieën bestaat niet meer.',
    ],
    [
      'an attribute that is not there',
      (d) => {
        firstIn(d).attributes = [{ code: 'weg', values: ['x'] }]
      },
      'Een van de kenmerken bestaat niet.',
    ],
    [
      'a related product that is not there',
      (d) => {
        firstIn(d).relatedSkus = ['WEG']
      },
      'Een van de verwante producten bestaat niet, of is dit product zelf.',
    ],
    [
      'a picture that is not listed',
      (d) => {
        firstIn(d).pictures = [{ hash: 'a'.repeat(64), alt: '' }]
      },
      'Een van de afbeeldingen staat niet bij ‘pictures’.',
    ],
    [
      'a picture that the shop has with other sizes',
      (d) => {
        d.pictures[0].width += 1
      },
      OTHER_PICTURE,
    ],
    [
      'a drawing that the shop has with other words',
      (d) => {
        const drawing = d.pictures.find(({ widths }) => widths === null)
        d.pictures.push({ ...drawing, alt: `${drawing.alt} anders` })
      },
      OTHER_PICTURE,
    ],
    [
      'a new drawing with two sizes',
      (d) => {
        const drawing = { hash: 'a'.repeat(64), alt: '', width: 4, height: 3, widths: null }
        d.pictures.push(drawing, { ...drawing, alt: 'x', width: 5 })
      },
      OTHER_PICTURE,
    ],
    [
      'a drawing with a focus',
      (d) => {
        const drawing = d.pictures.find(({ widths }) => widths === null)
        d.pictures.push({ ...drawing, focus: { x: 0, y: 0 } })
      },
      'Een tekening heeft geen uitsnede en geen focuspunt.',
    ],
    [
      'a focus between two steps',
      (d) => d.pictures.push({ ...PHOTOGRAPH, focus: { x: 52, y: 50 } }),
      'Kies een punt van 0 tot en met 100%, in stappen van 5%',
    ],
    [
      'a rectangle that goes on beside its photograph',
      (d) =>
        d.pictures.push({
          ...PHOTOGRAPH,
          crop: { of: 'b'.repeat(64), x: 500, y: 0, width: 501, height: 1000 },
        }),
      'Vul een percentage in van 0 tot en met 100, met hoogstens één decimaal',
    ],
    [
      'a rectangle of a photograph that is not listed',
      (d) =>
        d.pictures.push({
          ...PHOTOGRAPH,
          crop: { of: 'b'.repeat(64), x: 0, y: 0, width: 500, height: 1000 },
        }),
      'Een van de afbeeldingen staat niet bij ‘pictures’.',
    ],
    [
      'a listed picture without its file',
      (d) => d.pictures.push({ hash: 'a'.repeat(64), alt: '', width: 4, height: 3, widths: null }),
      'Het bestand van deze afbeelding ontbreekt.',
    ],
    [
      'a download without its file',
      (d) => {
        firstIn(d).files = [{ kind: 'manual', name: 'Weg', file: `${'a'.repeat(64)}.pdf`, sizeBytes: 3 }]
      },
      'Het bestand van deze download ontbreekt.',
    ],
    [
      'prices that overlap',
      (d) => {
        const p = productIn(d, 'PST-A1').prices
        p.push(p[0])
      },
      'Er zijn dagen waarop twee prijzen gelden. Laat de ene eindigen voor de andere begint.',
    ],
    [
      'another base list',
      (d) => {
        d.priceLists.find((l) => l.kind === 'base').code = 'anders'
      },
      'De winkel heeft al een basisprijslijst met een andere code.',
    ],
    [
      'a list that turns into another kind',
      (d) => {
        d.priceLists.find((l) => l.kind === 'group').kind = 'contract'
      },
      'De soort kan niet veranderen. Maak er iets nieuws van.',
    ],
    [
      'prices of a list that is not there',
      (d) => {
        d.listPrices[0].list = 'weg'
      },
      'Deze prijslijst bestaat niet.',
    ],
    [
      'base prices apart',
      (d) => {
        d.listPrices[0].list = 'basis'
      },
      'Prijzen van de basislijst staan bij het product zelf.',
    ],
    [
      'a configurator of two products',
      (d) => {
        d.configurators[0].key = d.configurators[1].key
      },
      'Deze naam heeft al een andere configurator.',
    ],
    [
      'a configurator of what is not there',
      (d) => {
        d.configurators[0].definition.cards[0].steps.find((s: LooseEntry) => s.options).options[0].sku = 'WEG'
      },
      'Een van de onderdelen waaruit dit wordt samengesteld, bestaat niet.',
    ],
    [
      'a redirect to itself',
      (d) => d.redirects.push({ from: '/a', to: '/a' }),
      'Een adres kan niet naar zichzelf verwijzen.',
    ],
    [
      'a redirect to another site',
      (d) => d.redirects.push({ from: '/a', to: '//kwaad.example' }),
      'Begin met een / en gebruik alleen kleine letters, cijfers en streepjes',
    ],
    [
      'a NUL in a text',
      (d) => {
        firstIn(d).description = 'a\0b'
      },
      'Deze tekst bevat tekens die niet kunnen worden verwerkt',
    ],
    [
      'another version',
      (d) => {
        d.version = 2
      },
      'Deze catalogus is van een andere versie, die deze winkel niet kent.',
    ],
    [
      'another format',
      (d) => {
        d.format = 'iets'
      },
      'Dit is geen catalogus van Paskruis.',
    ],
    [
      'a part that nobody knows',
      (d) => {
        Object.assign(d, { klanten: [{ name: 'x' }] })
      },
      'Dit onderdeel van een catalogus kennen we niet.',
    ],
  ])(
    '%s',
    async (_what, change, message) => {
      const one = await tried(change)
      expect(faultsOf(one)).toEqual(['faulty', ...one.report.faults.map(() => expect.any(String))])
      expect(faultsOf(one)).toContain(message)
      const { status } = await editor.call('POST', `/beheer/api/catalogue/imports/${one.id}/apply`)
      expect(status).toBe(409)
    },
    20_000,
  )

  it('is told with its place', async () => {
    const one = await tried((document) => {
      priced(document, 'PST-A1').setupCents = -1
    })
    const place = documentOf(files).products.findIndex(({ sku }) => sku === 'PST-A1')
    expect(one.report.faults).toEqual([
      {
        place: `Producten ${place + 1} · PST-A1 · prices[0].price.setupCents`,
        line: 1,
        message: 'Vul een bedrag in, bijvoorbeeld 2.500,00',
      },
    ])
  })

  it('is told of a thousand, and listed of the first', async () => {
    const one = await tried((document) => {
      const [first] = document.products
      document.products = Array.from({ length: 1000 }, (_, at) => ({
        ...first,
        sku: `NAAMLOOS-${at}`,
        title: '',
      }))
    })
    expect(one.report.faultCount).toBe(1000)
    expect(one.report.faults).toHaveLength(200)
  })

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['what is no JSON', () => Buffer.from('hallo'), 'Hier klopt de JSON niet.'],
    ['nothing', () => Buffer.alloc(0), 'Hier klopt de JSON niet.'],
    [
      'half a ZIP',
      async () => (await zipped(files)).subarray(0, 90_000),
      'Het ZIP-bestand is beschadigd of niet volledig.',
    ],
    [
      'a path out of its folder',
      () => zipped([...files, ['../buiten.svg', 'x']]),
      'Dit bestand hoort niet in een catalogus, of is versleuteld. Alleen catalogue.json, pictures/ en files/ mogen erin.',
    ],
  ])('%s', async (_what, make, message) => {
    expect(faultsOf(await triedImport(shop, editor, await make()))).toEqual(['faulty', message])
  })

  it('is a drawing that could run, or is another one than its name says', async () => {
    const plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>'
    expect(await triedDrawing('', plain)).toEqual(['ready'])
    expect(await triedDrawing('b'.repeat(64), plain)).toEqual([
      'faulty',
      'De inhoud van deze afbeelding is niet wat haar naam zegt.',
    ])
    expect(await triedDrawing('', plain.replace('<path', '<script>alert(1)</script><path'))).toEqual([
      'faulty',
      'In deze tekening staat iets wat een winkel niet mag tonen, zoals een script of een verwijzing.',
    ])
  })
})

it('a photograph of the shop may have other words, and no other sizes', async () => {
  const photograph = { width: 40, height: 30, widths: [40] }
  const hash = 'c'.repeat(64)
  await shop.database.db
    .insertInto('images')
    .values({ ...photograph, content_hash: hash, mime_type: 'image/webp', alt: 'Eerst' })
    .execute()
  const words = { ...photograph, hash, alt: 'Anders' }
  expect(faultsOf(await tried((document) => document.pictures.push(words)))).toEqual(['ready'])
  const { report } = await tried((document) => document.pictures.push({ ...words, widths: [20] }))
  expect(report.faults).toEqual([
    {
      place: expect.stringMatching(/al bekend als 40 × 30, “Eerst”$/),
      line: 1,
      message: OTHER_PICTURE,
    },
  ])
})

/** A file that PST-A1 has to download, beside another title. */
async function withDownload(title: string) {
  const content = Buffer.from(`%PDF-1.7 ${title}`)
  const file = `${createHash('sha256').update(content).digest('hex')}.pdf`
  const changed = await changedFile((document) => {
    const product = productIn(document, 'PST-A1')
    product.title = title
    product.files = [{ kind: 'manual', name: title, file, sizeBytes: content.length }]
  })
  const all = new Map([...files, ['catalogue.json', changed], [`files/${file}`, content]])
  const { id } = await triedImport(shop, editor, await zipped(all))
  return { id, key: `downloads/${file}`, download: { file, sizeBytes: content.length } }
}

describe('carrying an import out', () => {
  beforeAll(() => {
    isStale = true
  })
  it('puts everything into the shop at once, and writes every change down by who did it', async () => {
    const { max } = await shop.database.db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.max<number>('id').as('max'))
      .executeTakeFirstOrThrow()
    const { title: was } = await inShop('SPD-510')
    const one = await tried((document) => {
      productIn(document, 'SPD-510').title = 'Spandoek uit een bestand'
      productIn(document, 'SPD-510').description = '<p onclick="x()">Sterk</p><script>alert(1)</script>'
      priced(document, 'SPD-510').setupCents = 123
      document.categories.push({
        ...document.categories[0],
        path: '/nieuw',
        parent: null,
        title: 'Nieuwe categorie',
      })
      document.products.push({
        ...productIn(document, 'PST-A1'),
        sku: 'NIEUW-1',
        title: 'Nieuw uit een bestand',
        urlPath: '/nieuw/een',
        categories: ['/nieuw'],
        replacementSku: 'PST-A1',
      })
      document.redirects.push({ from: '/oud', to: '/nieuw' })
    })
    expect((await appliedImport(shop, editor, one.id)).state).toBe('applied')
    expect(await inShop('SPD-510')).toMatchObject({
      title: 'Spandoek uit een bestand',
      description: '<p>Sterk</p>',
    })
    expect(await inShop('NIEUW-1')).toMatchObject({ title: 'Nieuw uit een bestand' })
    expect(await route('/nieuw/een')).toMatchObject({ pageType: 'PRODUCT' })
    const events = await shop.database.db
      .selectFrom('audit_events')
      .select(['entity', 'entity_id', 'action', 'actor_kind', 'actor_id', 'before', 'after'])
      .where('id', '>', max ?? 0)
      .orderBy('id')
      .execute()
    expect(new Set(events.map(({ entity }) => entity))).toEqual(
      new Set(['catalogue_imports', 'categories', 'products', 'prices', 'tier_prices', 'redirects']),
    )
    const own = events.filter(({ entity_id: id }) => id === one.id)
    expect(own.map(({ action, actor_kind: kind }) => [action, kind])).toEqual([
      ['insert', 'operator'],
      ['update', 'system'],
      ['update', 'operator'],
      ['update', 'operator'],
    ])
    // Of the catalogue by who had it carried out.
    const of = events.filter(({ entity }) => entity !== 'catalogue_imports')
    const seller = own[0]?.actor_id ?? null
    expect(new Set(of.map(({ actor_kind: kind, actor_id: id }) => `${kind} ${id}`))).toEqual(
      new Set([`operator ${seller}`]),
    )
    const retitled = of.find(
      ({ after }) => (after as { readonly title?: string } | null)?.title === 'Spandoek uit een bestand',
    )
    expect(retitled).toMatchObject({ entity: 'products', action: 'update', before: { title: was } })
    const again = await tried(() => undefined)
    expect(again.report.changeCount).toBe(0)
  })

  it('keeps in the history of a product what it was, and leads its old path to the new one', async () => {
    const was = productIn(await now(), 'PST-A3')
    const one = await tried((document) => {
      productIn(document, 'PST-A3').urlPath = '/posters-nieuw/a3'
    })
    await appliedImport(shop, editor, one.id)
    const { id } = await shop.database.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'PST-A3')
      .executeTakeFirstOrThrow()
    const { revisions } = (await editor.call('GET', `/beheer/api/products/${id}/revisions`)).json
    expect(revisions.map(({ note, changed }) => [note, changed])).toEqual([
      ['Import van proef.zip', ['urlPath']],
      ['', []],
    ])
    expect((await now()).redirects).toContainEqual({ from: was.urlPath, to: '/posters-nieuw/a3' })
  })

  it('lets two products change their paths with each other', async () => {
    const before = paths(await now())
    const one = await tried((document) => {
      const [first, second] = [productIn(document, 'PST-A1'), productIn(document, 'PST-A2')]
      ;[first.urlPath, second.urlPath] = [second.urlPath, first.urlPath]
    })
    expect((await appliedImport(shop, editor, one.id)).state).toBe('applied')
    expect(paths(await now())).toEqual(before.toReversed())
  })

  it('is refused when the catalogue changed since it was tried', async () => {
    const one = await tried((document) => {
      productIn(document, 'PST-A1').title = 'Nooit'
    })
    await sql`update products set popularity = popularity + 1 where sku = 'SPD-510'`.execute(shop.database.db)
    const after = await appliedImport(shop, editor, one.id)
    expect([after.state, after.failure]).toEqual([
      'failed',
      'De winkel is gewijzigd sinds het bestand is gecontroleerd. Lees het opnieuw in en bekijk wat er nu verandert.',
    ])
    expect((await inShop('PST-A1')).title).not.toBe('Nooit')
  })

  it('is refused when somebody came to need what would be taken out', async () => {
    const one = await tried((document) => {
      document.products = document.products.filter(({ sku }) => sku !== 'PST-A0')
      for (const product of document.products)
        product.relatedSkus = product.relatedSkus.filter((sku: string) => sku !== 'PST-A0')
      document.listPrices = document.listPrices.filter(({ sku }) => sku !== 'PST-A0')
    }, 'replace')
    expect(one.report.changes).toMatchObject([{ key: 'PST-A0', fate: 'removed' }])
    const buyer = await shop.loggedIn()
    const { status } = await buyer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'PST-A0', quantity: 1, customOptions: [] } },
    })
    expect(status).toBe(200)
    const { state, failure } = await appliedImport(shop, editor, one.id)
    expect([state, failure]).toEqual(['failed', expect.stringMatching(/gewijzigd sinds/)])
  })

  it('of which the file is gone says so', async () => {
    const one = await tried((document) => {
      productIn(document, 'PST-A1').title = 'Zonder bestand'
    })
    await shop.shop.files.remove(`imports/${one.id}`)
    const { state, failure } = await appliedImport(shop, editor, one.id)
    expect([state, failure]).toEqual([
      'failed',
      'Het bestand van deze import is er niet meer. Lees het opnieuw in.',
    ])
  })

  it('that breaks off half way leaves nothing', async () => {
    const before = await now()
    const one = await tried((document) => {
      for (const product of document.products) product.title = `${product.title} x`
    })
    // What is written after the products fails: their history.
    const db = shop.database.db
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
      db,
    )
    await sql`create trigger fail before insert on product_revisions for each row execute function fail()`.execute(
      db,
    )
    const after = await appliedImport(shop, editor, one.id)
    await sql`drop trigger fail on product_revisions`.execute(db)
    await sql`drop function fail`.execute(db)
    expect(after.state).toBe('failed')
    expect(await now()).toEqual(before)
  })

  it.each([
    { times: 1, state: 'applied', failure: null },
    {
      times: 1000,
      state: 'failed',
      failure:
        'Intussen is iets in gebruik genomen dat zou verdwijnen, of iets verdwenen dat nodig is. Lees het bestand opnieuw in.',
    },
  ])('that finds a reference lost $times times is $state', async ({ times, ...end }) => {
    const title = `Poster na ${times} keer`
    const { id, key } = await withDownload(title)
    const { db } = shop.database
    // A sequence counts on when a transaction is taken back.
    await sql`create sequence attempts`.execute(db)
    await sql`create function fail() returns trigger language plpgsql as $$ begin
      if nextval('attempts') <= ${sql.lit(times)} then raise foreign_key_violation; end if;
      return new; end $$`.execute(db)
    await sql`create trigger fail before insert on product_revisions for each row execute function fail()`.execute(
      db,
    )
    const { state, failure } = await appliedImport(shop, editor, id)
    await sql`drop trigger fail on product_revisions`.execute(db)
    await sql`drop function fail`.execute(db)
    await sql`drop sequence attempts`.execute(db)
    expect({ state, failure }).toEqual(end)
    const isApplied = end.state === 'applied'
    expect((await inShop('PST-A1')).title === title).toBe(isApplied)
    expect((await shop.shop.files.find(key)) !== null).toBe(isApplied)
  })

  it('keeps nobody from changing the catalogue while its files are put away', async () => {
    const { id, key } = await withDownload('Poster met een bestand')
    const put: string[] = []
    const storage = {
      ...shop.shop.files,
      async put(...[name, content]: Parameters<typeof shop.shop.files.put>) {
        await sql`select version from catalogue_version for update nowait`.execute(shop.database.db)
        put.push(name)
        await shop.shop.files.put(name, content)
      },
    }
    await editor.call('POST', `/beheer/api/catalogue/imports/${id}/apply`)
    await applyImportTask.run({ ...shop.shop, files: storage }, { importId: id }, never)
    const { state, failure } = (await editor.call('GET', `/beheer/api/catalogue/imports/${id}`)).json
    expect([state, failure, put]).toEqual(['applied', null, [key]])
  })

  it('that fails leaves a file to download there that a draft came to name meanwhile', async () => {
    const { id, key, download } = await withDownload('Poster die er niet komt')
    const { db } = shop.database
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise foreign_key_violation; end $$`.execute(
      db,
    )
    await sql`create trigger fail before insert on product_revisions for each row execute function fail()`.execute(
      db,
    )
    const { id: productId } = await db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'PST-A2')
      .executeTakeFirstOrThrow()
    const at = `/beheer/api/products/${productId}` as const
    const { files: seen } = (await editor.call('GET', at)).json.fields
    const storage = {
      ...shop.shop.files,
      async put(...[name, content]: Parameters<typeof shop.shop.files.put>) {
        await shop.shop.files.put(name, content)
        const chosen = [{ kind: 'manual', name: 'Alvast', ...download }]
        const { status } = await editor.call('PATCH', at, {
          body: { change: { files: chosen }, seen: { files: seen } },
        })
        expect(status).toBe(200)
      },
    }
    await editor.call('POST', `/beheer/api/catalogue/imports/${id}/apply`)
    await applyImportTask.run({ ...shop.shop, files: storage }, { importId: id }, never)
    await sql`drop trigger fail on product_revisions`.execute(db)
    await sql`drop function fail`.execute(db)
    expect((await editor.call('GET', `/beheer/api/catalogue/imports/${id}`)).json.state).toBe('failed')
    expect(await shop.shop.files.find(key)).not.toBeNull()
    await editor.call('POST', `${at}/discard`, {
      body: { version: (await editor.call('GET', at)).json.draft.version },
    })
  })

  it('that is stopped with the shop leaves nothing, and done twice does nothing twice', async () => {
    const one = await tried((document) => {
      productIn(document, 'PST-A1').title = 'Gestopt'
    })
    await editor.call('POST', `/beheer/api/catalogue/imports/${one.id}/apply`)
    await applyImportTask.run(shop.shop, { importId: one.id }, AbortSignal.abort())
    await applyImportTask.run(shop.shop, { importId: one.id }, never)
    await tryImportTask.run(shop.shop, { importId: one.id }, never)
    const after = (await editor.call('GET', `/beheer/api/catalogue/imports/${one.id}`)).json
    expect([after.state, after.failure]).toEqual([
      'failed',
      'De winkel is intussen gestopt. Probeer het opnieuw.',
    ])
    expect((await inShop('PST-A1')).title).not.toBe('Gestopt')
  })

  it('that replaces takes out what nothing needs, hides what somebody has, and leaves what it speaks of', async () => {
    const buyer = await shop.loggedIn()
    const { status } = await buyer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'PST-A3', quantity: 1, customOptions: [] } },
    })
    expect(status).toBe(200)
    const one = await tried((document) => {
      // One that is new, one in a cart, and one that configurators of the file consist of.
      const gone = new Set(['NIEUW-1', 'PST-A3', 'TOE-SPANNER'])
      document.products = document.products.filter(({ sku }) => !gone.has(sku))
      for (const product of document.products)
        product.relatedSkus = product.relatedSkus.filter((sku: string) => !gone.has(sku))
      document.listPrices = document.listPrices.filter(({ sku }) => !gone.has(sku))
      document.categories = document.categories.filter(({ path }) => path !== '/nieuw')
      document.redirects = []
    }, 'replace')
    expect(one.report.faults).toEqual([])
    const fate = (key: string) => one.report.changes.find((change) => change.key === key)?.fate
    expect([fate('NIEUW-1'), fate('/nieuw'), fate('/oud')]).toEqual(['removed', 'removed', 'removed'])
    expect([fate('PST-A3'), fate('TOE-SPANNER')]).toEqual(['hidden', 'kept'])
    expect((await appliedImport(shop, editor, one.id)).state).toBe('applied')
    const document = await now()
    expect(productIn(document, 'NIEUW-1')).toBeUndefined()
    expect(document.categories.map(({ path }) => path)).not.toContain('/nieuw')
    expect(document.redirects).toEqual([])
    expect(productIn(document, 'PST-A3').status).toBe('discontinued')
    expect(productIn(document, 'TOE-SPANNER').status).toBe('active')
  })
})
