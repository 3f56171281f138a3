import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import {
  appliedImport,
  triedImport,
  type CatalogueDocument,
  type LooseEntry,
} from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { LONG } from '#test/support/time-limits.ts'
import { catalogueFaultTexts } from '#texts/nl/office/catalogue-faults.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import { demoShop } from '../../demo/demo-shop.ts'
import { storeDemoFiles } from '../../demo/demo-files.ts'
import { documentOf } from './export-catalogue.ts'
import { importByCommand } from './import-by-command.ts'
import { applyImportTask, tryImportTask } from './import.task.ts'

let shop: TestShop
let editor: TestBrowser
beforeAll(async () => {
  shop = await testShop({ template: 'shop_few' })
  await storeDemoFiles(demoShop, shop.shop.files)
  editor = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

const never = new AbortController().signal
const IMPORTS = '/beheer/api/catalogue/imports'

/** The catalogue as it is, without its pictures and files. */
async function now(): Promise<CatalogueDocument> {
  const texts: string[] = []
  for await (const text of documentOf(shop.shop.db, () => undefined)) texts.push(text)
  return JSON.parse(texts.join(''))
}

const productIn = (document: CatalogueDocument, sku: string) =>
  document.products.find((one) => one.sku === sku)
const list = async () => (await editor.call('GET', IMPORTS)).json.imports

/** A file of a catalogue: whole where it replaces, and else of what is another in it. */
function fileOf(before: CatalogueDocument, after: CatalogueDocument, mode: 'add' | 'replace'): Buffer {
  const { format, version, ...sections } = after
  const kept = new Map(Object.entries<unknown>(before))
  const others = (section: string, entries: readonly object[]) => {
    const known = new Set((kept.get(section) as object[]).map((entry) => JSON.stringify(entry)))
    return entries.filter((entry) => mode === 'replace' || !known.has(JSON.stringify(entry)))
  }
  const lists = Object.entries<object[]>(sections).map(([name, entries]) => [name, others(name, entries)])
  return Buffer.from(JSON.stringify({ format, version, ...Object.fromEntries(lists) }))
}

/** Carries out an import of the catalogue as it is now, changed; its id. */
async function imported(
  change: (document: CatalogueDocument) => unknown,
  mode: 'add' | 'replace' = 'add',
): Promise<string> {
  const before = await now()
  const after = structuredClone(before)
  change(after)
  const tried = await triedImport(shop, editor, fileOf(before, after, mode), mode)
  expect(tried.report.faults).toEqual([])
  return carriedOut(tried)
}

async function carriedOut({ id }: { readonly id: string }): Promise<string> {
  const { state, failure } = await appliedImport(shop, editor, id)
  expect([state, failure]).toEqual(['applied', null])
  return id
}

/** What taking an import back would do. */
async function triedBack(id: string, by = editor) {
  const { status, json } = await by.call('POST', `${IMPORTS}/${id}/take-back`)
  expect(status).toBe(200)
  await tryImportTask.run(shop.shop, { importId: json.id }, never)
  return (await by.call('GET', `${IMPORTS}/${json.id}`)).json
}

const takenBack = async (id: string) => carriedOut(await triedBack(id))
const fatesOf = ({ report }: Reply<'getCatalogueImport'>) =>
  Object.fromEntries(report.changes.map(({ section, key, fate }) => [`${section} ${key}`, fate]))

/** The products of which a configurator consists. */
const partsOf = (definition: object): readonly string[] =>
  [...JSON.stringify(definition).matchAll(/"sku":"([^"]+)"/g)].map(([, sku]) => sku ?? '')

/** A product like one of the demo. */
const like = (document: CatalogueDocument, sku: string, more: object = {}) => ({
  ...productIn(document, 'PST-A2'),
  sku,
  title: sku,
  urlPath: `/${sku.toLowerCase()}`,
  relatedSkus: [],
  replacementSku: null,
  files: [],
  ...more,
})
const category = (path: string, parent: string | null = null) => ({
  path,
  parent,
  title: path,
  position: 900,
  isActive: true,
  shortListItemCount: 0,
  shortDescription: '',
  description: '',
  seoTitle: '',
  seoDescription: '',
  metaTitle: '',
  metaDescription: '',
  picture: null,
})

describe('taking an import back', () => {
  it(
    'first tells what that does, changes nothing, and then leaves the catalogue as it was',
    LONG,
    async () => {
      const before = await now()
      const id = await imported((document) => {
        productIn(document, 'PST-A1').title = 'Poster anders'
        document.categories.push(category('/tijdelijk'), category('/tijdelijk/onder', '/tijdelijk'))
        document.products.push(like(document, 'TERUG-1', { categories: ['/tijdelijk/onder'] }))
        document.priceLists.push({
          code: 'tijdelijk',
          kind: 'group',
          title: 'Tijdelijk',
          validFrom: '2026-01-01',
          validTo: null,
          discounts: [{ category: '/tijdelijk', percentOff: 5 }],
        })
        const { prices } = productIn(document, 'PST-A2')
        document.listPrices.push({ list: 'tijdelijk', sku: 'PST-A2', prices })
        document.redirects.push({ from: '/oud-tijdelijk', to: '/tijdelijk' })
        document.attributes.push({
          code: 'tijdelijk',
          label: 'Tijdelijk',
          isFilterable: true,
          position: 99,
          kind: 'choices',
          unit: '',
          values: [{ value: 'ja', position: 0 }],
        })
      })
      const after = await now()
      const tried = await triedBack(id)
      expect([tried.mode, tried.state, tried.name, tried.report.faults, tried.report.noteCount]).toEqual([
        'takeBack',
        'ready',
        'proef.zip',
        [],
        0,
      ])
      expect(fatesOf(tried)).toEqual({
        'products PST-A1': 'changed',
        'products TERUG-1': 'removed',
        'categories /tijdelijk': 'removed',
        'categories /tijdelijk/onder': 'removed',
        'priceLists tijdelijk': 'removed',
        'listPrices tijdelijk PST-A2': 'removed',
        'redirects /oud-tijdelijk': 'removed',
        'attributes tijdelijk': 'removed',
      })
      expect(tried.report.changes.find(({ key }) => key === 'PST-A1').fields).toEqual([
        { field: 'Titel', before: 'Poster anders', after: 'Poster A1' },
      ])
      expect(await now()).toEqual(after)
      await carriedOut(tried)
      expect(await now()).toEqual(before)
      // What taking it back took away comes back in the same way.
      await takenBack(tried.id)
      expect(await now()).toEqual(after)
      await takenBack(id)
      expect(await now()).toEqual(before)
    },
  )

  it('brings back what an import that replaces took out, with all that hung on it', async () => {
    await imported((document) => {
      document.categories.push(category('/weg'))
      document.products.push(like(document, 'TERUG-2', { categories: ['/weg'], relatedSkus: ['PST-A1'] }))
      const { prices } = productIn(document, 'PST-A2')
      const { code } = document.priceLists.find(({ kind }) => kind !== 'base')
      document.listPrices.push({ list: code, sku: 'TERUG-2', prices })
    })
    const before = await now()
    const id = await imported((document) => {
      document.categories = document.categories.filter(({ path }) => path !== '/weg')
      document.products = document.products.filter(({ sku }) => sku !== 'TERUG-2')
      document.listPrices = document.listPrices.filter(({ sku }) => sku !== 'TERUG-2')
    }, 'replace')
    expect(productIn(await now(), 'TERUG-2')).toBeUndefined()
    await takenBack(id)
    expect(await now()).toEqual(before)
  })

  it('leads visitors on from the address that a product had through the import', async () => {
    const path = productIn(await now(), 'PST-A1').urlPath
    const id = await imported((document) => {
      productIn(document, 'PST-A1').urlPath = '/verhuisd'
    })
    const route = async (of: string) =>
      (await shop.browser().call('GET', `/api/navigation/route?path=${of}`)).json
    await takenBack(id)
    shop.heardCatalogueChange()
    expect((await route(path)).pageType).toBe('PRODUCT')
    expect((await now()).redirects).toContainEqual({ from: '/verhuisd', to: path })
  })

  it('leaves what was changed once more since, field by field, and tells it', async () => {
    const id = await imported((document) => {
      Object.assign(productIn(document, 'PST-A1'), { title: 'Van de import', metaTitle: 'Van de import' })
      Object.assign(productIn(document, 'PST-A2'), { title: 'Van de import' })
      document.products.push(like(document, 'TERUG-3'))
      document.redirects.push({ from: '/oud-3', to: '/terug-3' })
    })
    await imported((document) => {
      Object.assign(productIn(document, 'PST-A1'), { title: 'Van een ander', productionDays: 9 })
      productIn(document, 'TERUG-3').title = 'Van een ander'
    })
    const tried = await triedBack(id)
    expect(tried.report.notes.map(({ place, message }) => [place, message])).toEqual([
      ['Producten · PST-A1 · Titel', 'Dit is daarna nog gewijzigd en blijft zoals het nu is.'],
      ['Producten · TERUG-3', 'Door de import toegevoegd, daarna gewijzigd: dit blijft zoals het nu is.'],
    ])
    await carriedOut(tried)
    const document = await now()
    const { title, metaTitle, productionDays } = productIn(document, 'PST-A1')
    expect([title, metaTitle === 'Van de import', productionDays]).toEqual(['Van een ander', false, 9])
    expect(productIn(document, 'PST-A2').title).toBe('Poster A2')
    expect(productIn(document, 'TERUG-3').title).toBe('Van een ander')
    expect(document.redirects.some(({ from }) => from === '/oud-3')).toBe(false)
  })

  it('takes what was ordered or quoted meanwhile out of the shop, and leaves what others speak of', async () => {
    const added = ['VERKOCHT', 'OFFERTE', 'VERWANT', 'GEPRIJSD', 'NERGENS'].map((name) => `TERUG-${name}`)
    const id = await imported((document) => {
      document.categories.push(category('/gebruikt'), category('/verkocht'), category('/over'))
      for (const sku of added)
        document.products.push(
          like(document, sku, { categories: [sku === 'TERUG-VERKOCHT' ? '/verkocht' : '/over'] }),
        )
    })
    shop.heardCatalogueChange()
    const cartItem = { sku: 'TERUG-VERKOCHT', quantity: 1, customOptions: [] }
    const buyer = await shop.loggedIn()
    expect((await buyer.call('POST', '/api/cart/items', { body: { cartItem } })).status).toBe(200)
    await sql`
      insert into quote_versions (quote_number, number, cart_id, kind, content, cart_version, sent_at)
      select 'O-TERUG', 1, id, 'offered', '{"groups": [{"lines": [{"sku": "TERUG-OFFERTE"}]}]}', 1, now()
      from carts limit 1`.execute(shop.shop.db)
    await imported((document) => {
      const { prices } = productIn(document, 'PST-A2')
      const { code } = document.priceLists.find(({ kind }) => kind !== 'base')
      document.listPrices.push({ list: code, sku: 'TERUG-GEPRIJSD', prices })
      productIn(document, 'PST-A3').relatedSkus.push('TERUG-VERWANT')
      productIn(document, 'PST-A3').categories.push('/gebruikt')
    })
    const tried = await triedBack(id)
    expect(fatesOf(tried)).toEqual({
      'products TERUG-VERKOCHT': 'hidden',
      'products TERUG-OFFERTE': 'hidden',
      'products TERUG-VERWANT': 'kept',
      'products TERUG-GEPRIJSD': 'kept',
      'products TERUG-NERGENS': 'removed',
      'categories /gebruikt': 'kept',
      'categories /verkocht': 'hidden',
      'categories /over': 'kept',
    })
    await carriedOut(tried)
    const document = await now()
    expect(added.map((sku) => productIn(document, sku)?.status)).toEqual([
      'discontinued',
      'discontinued',
      'active',
      'active',
      undefined,
    ])
    expect(productIn(document, 'PST-A3').relatedSkus).toContain('TERUG-VERWANT')
  })

  it('leaves what somebody went on with: a list that a company has, a configurator that changed, a draft', async () => {
    const id = await imported((document) => {
      for (const sku of ['TERUG-LIJST', 'TERUG-KLAD', 'TERUG-LOS'])
        document.products.push(like(document, sku))
      document.products.push({
        ...productIn(document, 'MSH-MAAT'),
        sku: 'TERUG-SET',
        title: 'Terug',
        urlPath: '/terug-set',
        relatedSkus: [],
        files: [],
      })
      const { definition } = document.configurators.find(({ sku }) => sku === 'MSH-MAAT')
      document.configurators.push({ sku: 'TERUG-SET', key: 'terug-set', definition })
      document.priceLists.push({
        code: 'dealer',
        kind: 'group',
        title: 'Dealer',
        validFrom: '2026-01-01',
        validTo: null,
        discounts: [],
      })
      const { prices } = productIn(document, 'PST-A2')
      for (const sku of ['TERUG-LIJST', 'PST-A3']) document.listPrices.push({ list: 'dealer', sku, prices })
    })
    const { db } = shop.shop
    await sql`
      update companies set group_price_list_id = (select id from price_lists where code = 'dealer')
      where id = (select id from companies limit 1)`.execute(db)
    await sql`
      insert into product_drafts (product_id, edit, changed_at)
      select id, '{"change": {"title": "Klad"}, "seen": {}}', now() from products where sku = 'TERUG-KLAD'`.execute(
      db,
    )
    await imported((document) => {
      const { definition } = document.configurators.find(({ sku }) => sku === 'TERUG-SET')
      definition.cards[0].title = 'Daarna gewijzigd'
    })
    const tried = await triedBack(id)
    expect(fatesOf(tried)).toEqual({
      'products TERUG-LIJST': 'kept',
      'products TERUG-KLAD': 'kept',
      'products TERUG-SET': 'kept',
      'products TERUG-LOS': 'removed',
      'priceLists dealer': 'kept',
      'listPrices dealer TERUG-LIJST': 'kept',
      'listPrices dealer PST-A3': 'kept',
    })
    const before = await now()
    await carriedOut(tried)
    const after = await now()
    expect(after.products.length).toBe(before.products.length - 1)
    for (const section of ['configurators', 'priceLists', 'listPrices'] as const)
      expect(after[section]).toEqual(before[section])
    await sql`update companies set group_price_list_id = null`.execute(db)
    await sql`delete from product_drafts`.execute(db)
  })

  it('is refused where what comes back would take the address of what stays', async () => {
    await imported((document) => {
      document.products.push(like(document, 'TERUG-ADRES', { urlPath: '/terug-adres' }))
    })
    const id = await imported((document) => {
      document.products = document.products.filter(({ sku }) => sku !== 'TERUG-ADRES')
      document.products.push(like(document, 'TERUG-BLIJFT', { urlPath: '/terug-adres' }))
    }, 'replace')
    // What is spoken of by now stays in the shop, with its address.
    await imported((document) => {
      productIn(document, 'PST-A3').relatedSkus.push('TERUG-BLIJFT')
    })
    const before = await now()
    const { state, report } = await triedBack(id)
    expect([state, report.faults.map(({ place, message }) => [place, message])]).toEqual([
      'faulty',
      [['Producten · TERUG-ADRES · Adres van de pagina', catalogueFaultTexts.PathTwice]],
    ])
    await imported((document) => {
      const other = productIn(document, 'PST-A3')
      other.relatedSkus = other.relatedSkus.filter((sku: string) => sku !== 'TERUG-BLIJFT')
    })
    await takenBack(id)
    const after = await now()
    expect(productIn(after, 'TERUG-ADRES').urlPath).toBe('/terug-adres')
    expect(productIn(before, 'TERUG-BLIJFT').urlPath).toBe('/terug-adres')
    expect(productIn(after, 'TERUG-BLIJFT')).toBeUndefined()
  })

  it('is not refused for a configurator that goes with it', async () => {
    const copied = (document: CatalogueDocument, from: string, sku: string, more: object) =>
      document.products.push({ ...productIn(document, from), sku, relatedSkus: [], files: [], ...more })
    const { definition } = (await now()).configurators.find(({ sku }) => sku === 'MSH-MAAT')
    const [part = ''] = partsOf(definition)
    await imported((document) => {
      copied(document, part, 'TERUG-DEEL', { urlPath: null, status: 'discontinued' })
    })
    const id = await imported((document) => {
      productIn(document, 'TERUG-DEEL').status = 'active'
      copied(document, 'MSH-MAAT', 'TERUG-STEL', { urlPath: '/terug-stel' })
      document.configurators.push({
        sku: 'TERUG-STEL',
        key: 'terug-stel',
        definition: JSON.parse(JSON.stringify(definition).replaceAll(`"${part}"`, '"TERUG-DEEL"')),
      })
    })
    const tried = await triedBack(id)
    expect([tried.state, tried.report.faults]).toEqual(['ready', []])
    await carriedOut(tried)
    expect(productIn(await now(), 'TERUG-STEL')).toBeUndefined()
  })

  it('gives an attribute its kind again that products did not fit which go with it', async () => {
    const own = 'terug-maat'
    await imported((document) => {
      const [one] = document.attributes
      document.attributes.push({ ...one, code: own, label: own, kind: 'number', unit: 'mm', values: [] })
    })
    const id = await imported((document) => {
      Object.assign(
        document.attributes.find((one) => one.code === own),
        { kind: 'choices', unit: '' },
      )
      document.products.push(
        like(document, 'TERUG-SOORT', { attributes: [{ code: own, values: ['geen getal', 'niet een'] }] }),
      )
    })
    const tried = await triedBack(id)
    expect([tried.state, tried.report.faults, tried.report.notes]).toEqual(['ready', [], []])
    await carriedOut(tried)
    expect((await now()).attributes.find((one) => one.code === own)).toMatchObject({
      kind: 'number',
      values: [],
    })
  })

  it('takes a configurator from a product in draft that was there before, unless somebody works on it', async () => {
    await imported((document) => {
      for (const sku of ['TERUG-CONCEPT', 'TERUG-BEWERKT'])
        document.products.push({
          ...productIn(document, 'MSH-MAAT'),
          sku,
          title: sku,
          status: 'draft',
          urlPath: null,
          relatedSkus: [],
          files: [],
        })
    })
    const before = await now()
    const id = await imported((document) => {
      const { definition } = document.configurators.find(({ sku }) => sku === 'MSH-MAAT')
      for (const sku of ['TERUG-CONCEPT', 'TERUG-BEWERKT'])
        document.configurators.push({ sku, key: sku.toLowerCase(), definition })
    })
    await sql`
      insert into configurator_drafts (product_id, key, definition, changed_at)
      select p.id, c.key, c.definition, now() from configurators c join products p on p.id = c.product_id
      where p.sku = 'TERUG-BEWERKT'`.execute(shop.shop.db)
    const tried = await triedBack(id)
    expect(fatesOf(tried)).toEqual({
      'configurators TERUG-CONCEPT': 'removed',
      'configurators TERUG-BEWERKT': 'kept',
    })
    await sql`delete from configurator_drafts`.execute(shop.shop.db)
    await takenBack(id)
    expect(await now()).toEqual(before)
  })

  it('tells nothing of values of an attribute, which follow from products', async () => {
    const own = 'terug-waarden'
    await imported((document) => {
      const [one] = document.attributes
      document.attributes.push({ ...one, code: own, label: own, kind: 'choices', unit: '', values: [] })
    })
    const valued = (document: CatalogueDocument, sku: string, value: string) =>
      productIn(document, sku).attributes.push({ code: own, values: [value] })
    const id = await imported((document) => valued(document, 'PST-A1', 'Van de import'))
    await imported((document) => valued(document, 'PST-A2', 'Van daarna'))
    const tried = await triedBack(id)
    expect([tried.report.notes, tried.report.faults]).toEqual([[], []])
    await carriedOut(tried)
    const { values } = (await now()).attributes.find((one) => one.code === own)
    expect(values.map(({ value }: LooseEntry) => value)).toEqual(['Van daarna'])
  })

  it('is refused with the reason where something would be wrong by now', async () => {
    await imported((document) => {
      document.categories.push(category('/verdwijnt'))
      document.products.push(like(document, 'TERUG-4', { categories: ['/verdwijnt'] }))
    })
    const id = await imported((document) => {
      document.products = document.products.filter(({ sku }) => sku !== 'TERUG-4')
    }, 'replace')
    await imported((document) => {
      document.categories = document.categories.filter(({ path }) => path !== '/verdwijnt')
    }, 'replace')
    const before = await now()
    const { state, report } = await triedBack(id)
    expect([state, report.faults]).toEqual([
      'faulty',
      [
        {
          place: 'Producten · TERUG-4 · Categorieën',
          line: null,
          message: 'Een van de categorieën bestaat niet meer.',
        },
      ],
    ])
    expect(await now()).toEqual(before)
  })

  it('fails where the shop changed since it was tried, and tells who is second that he is', async () => {
    const id = await imported((document) => {
      productIn(document, 'PST-A1').shortDescription = 'Even anders'
    })
    const tried = await triedBack(id)
    const { status: first } = await editor.call('POST', `${IMPORTS}/${tried.id}/apply`)
    const other = await (await newOperator(shop, 'owner')).loggedIn()
    const second = await other.call('POST', `${IMPORTS}/${tried.id}/apply`)
    const third = await other.call('POST', `${IMPORTS}/${id}/take-back`)
    expect([first, second.status, third.status]).toEqual([200, 409, 409])
    expect(third.json.errors[0].message).toBe(refusalTexts.ImportAtWork)
    await sql`update products set title = 'Tussendoor' where sku = 'PST-A3'`.execute(shop.shop.db)
    await applyImportTask.run(shop.shop, { importId: tried.id }, never)
    const { json } = await editor.call('GET', `${IMPORTS}/${tried.id}`)
    expect([json.state, json.failure]).toEqual([
      'failed',
      'De winkel is gewijzigd sinds dit is bekeken. Begin opnieuw met terugdraaien.',
    ])
    await takenBack(id)
    expect(productIn(await now(), 'PST-A1').shortDescription).not.toBe('Even anders')
  })

  it('is written down row by row, by who had it carried out', async () => {
    const id = await imported((document) => {
      productIn(document, 'PST-A1').metaTitle = 'In het logboek'
    })
    const owner = await newOperator(shop, 'owner')
    const by = await owner.loggedIn()
    const tried = await triedBack(id, by)
    await appliedImport(shop, by, tried.id)
    const { rows } = await sql<{ role: string; title: string }>`
      select o.role, e.before ->> 'meta_title' as title from audit_events e join operators o on o.id::text = e.actor_id::text
      where e.entity = 'products' order by e.id desc limit 1`.execute(shop.shop.db)
    expect(rows).toEqual([{ role: 'owner', title: 'In het logboek' }])
    const { rows: revisions } = await sql<{ note: string }>`
      select note from product_revisions r join products p on p.id = r.product_id where p.sku = 'PST-A1'
      order by number desc limit 1`.execute(shop.shop.db)
    expect(revisions).toEqual([{ note: 'Import van proef.zip teruggedraaid' }])
  })

  it('is for who changes prices alone', async () => {
    const id = await imported((document) => {
      productIn(document, 'PST-A1').metaTitle = 'Van wie mag'
    })
    for (const role of ['content', 'production', 'finance'] as const) {
      const by = await (await newOperator(shop, role)).loggedIn()
      expect((await by.call('POST', `${IMPORTS}/${id}/take-back`)).status).toBe(403)
    }
    expect((await (await shop.loggedIn()).call('POST', `${IMPORTS}/${id}/take-back`)).status).toBe(404)
    expect((await editor.call('POST', `${IMPORTS}/${crypto.randomUUID()}/take-back`)).status).toBe(404)
  })
})

describe('what is kept of imports', () => {
  it('is told with who, when, from which file and how much it changed, also of a command', async () => {
    const before = await now()
    const document = structuredClone(before)
    productIn(document, 'PST-A2').metaTitle = 'Met een opdracht'
    document.products.push(like(document, 'TERUG-5'))
    const file = fileOf(before, document, 'add')
    const archive = {
      async *document() {
        yield file
      },
      names: new Set<string>(),
      content: () => Promise.reject(new Error('none')),
    }
    await importByCommand(shop.shop, archive, {
      name: 'opdracht.json',
      mode: 'add',
      onShare: () => undefined,
      signal: never,
    })
    const told = (await list()).find(({ name }) => name === 'opdracht.json')
    expect(told).toMatchObject({
      state: 'applied',
      mode: 'add',
      madeBy: null,
      endedBy: null,
      addedCount: 1,
      changedCount: 1,
      removedCount: 0,
      canTakeBack: true,
    })
    await takenBack(told.id)
    const back = await now()
    expect([productIn(back, 'TERUG-5'), productIn(back, 'PST-A2').metaTitle === 'Met een opdracht']).toEqual([
      undefined,
      false,
    ])
  })

  it(
    'is that of the last ten, and nothing of one that changed nothing or was not carried out',
    LONG,
    async () => {
      const first = await imported((document) => {
        productIn(document, 'PST-A1').metaTitle = 'Ronde 0'
      })
      for (let round = 1; round <= 10; round += 1)
        await imported((document) => {
          productIn(document, 'PST-A1').metaTitle = `Ronde ${round}`
        })
      const { redirects } = await now()
      const file = { format: 'paskruis-catalogue', version: 1, redirects }
      const same = await triedImport(shop, editor, Buffer.from(JSON.stringify(file)))
      const one = (await list()).filter(({ canTakeBack }) => canTakeBack)
      expect([one.length, one.some(({ id }) => id === first), one.some(({ id }) => id === same.id)]).toEqual([
        10,
        false,
        false,
      ])
      const { status, json } = await editor.call('POST', `${IMPORTS}/${first}/take-back`)
      expect([status, json.errors[0].message]).toEqual([404, refusalTexts.ImportChangesGone])
      // However many are tried and not carried out since, none pushes out what can be taken back.
      await sql`
      insert into catalogue_imports (id, name, mode, state, size_bytes, made_at)
      select gen_random_uuid(), 'later', 'add', 'dropped', 1, made_at + interval '1 minute'
      from (select max(made_at) as made_at from catalogue_imports) m, generate_series(1, 30)`.execute(
        shop.shop.db,
      )
      await triedImport(
        shop,
        editor,
        Buffer.from('{"format":"paskruis-catalogue","version":1,"redirects":[]}'),
      )
      expect((await list()).filter(({ canTakeBack }) => canTakeBack).map(({ id }) => id)).toEqual(
        one.map(({ id }) => id),
      )
    },
  )
})

describe('whatever an import changes', () => {
  const SKUS = ['PST-A1', 'PST-A2', 'PST-A3', 'SPD-510', 'PVC-5']
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('title' as const), sku: fc.constantFrom(...SKUS), to: fc.nat(9) }),
      fc.record({ kind: fc.constant('price' as const), sku: fc.constantFrom(...SKUS), to: fc.nat(9) }),
      fc.record({ kind: fc.constant('add' as const), sku: fc.constantFrom('X1', 'X2', 'X3'), to: fc.nat(9) }),
      fc.record({
        kind: fc.constant('drop' as const),
        sku: fc.constantFrom('X1', 'X2', ...SKUS),
        to: fc.nat(9),
      }),
      fc.record({ kind: fc.constant('attribute' as const), sku: fc.constantFrom(...SKUS), to: fc.nat(3) }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

  function change(document: CatalogueDocument, { kind, sku, to }: Step): void {
    const product = productIn(document, sku)
    if (kind === 'add' && !product) document.products.push(like(document, sku, { popularity: to }))
    if (kind === 'drop') document.products = document.products.filter((one) => one.sku !== sku)
    if (!product) return
    if (kind === 'title') product.title = `Titel ${to}`
    if (kind === 'price') for (const { price } of product.prices) price.setupCents = to * 100
    if (kind === 'attribute') {
      const { code } = document.attributes.find((one) => one.kind === 'choices')
      product.attributes = [
        ...product.attributes.filter((one: LooseEntry) => one.code !== code),
        { code, values: [`Waarde ${to}`] },
      ]
    }
  }

  it('taking it back leaves the catalogue as it was, and taking that back as it became', LONG, async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom('add' as const, 'replace' as const), async (some, mode) => {
        const before = await now()
        const document = structuredClone(before)
        for (const step of some) change(document, step)
        const tried = await triedImport(shop, editor, fileOf(before, document, mode), mode)
        fc.pre(tried.state === 'ready' && tried.changeCount > 0)
        await carriedOut(tried)
        const after = await now()
        const back = await takenBack(tried.id)
        expect(await now()).toEqual(before)
        await takenBack(back)
        expect(await now()).toEqual(after)
      }),
      { numRuns: 5 },
    )
  })
})
