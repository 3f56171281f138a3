import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sure } from '#test/support/answers.ts'
import {
  appliedImport,
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
beforeAll(async () => {
  shop = await testShop({ template: 'shop_few' })
  await storeDemoFiles(demoShop, shop.shop.files)
  seller = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

const now = async () => documentOf(await unzipped(await exported(shop, seller)))
const productIn = (document: CatalogueDocument, sku: string) =>
  document.products.find((one) => one.sku === sku)
const cookies = () => [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function tried(change: (document: CatalogueDocument) => unknown, mode: 'add' | 'replace' = 'add') {
  const document = await now()
  change(document)
  const one = await triedImport(shop, seller, Buffer.from(JSON.stringify(document)), mode)
  expect(one.report.faults).toEqual([])
  return one
}

async function taken(change: (document: CatalogueDocument) => unknown, mode: 'add' | 'replace' = 'add') {
  const { id } = await tried(change, mode)
  const { state, failure } = await appliedImport(shop, seller, id)
  expect([state, failure]).toEqual(['applied', null])
}

const filesOf = async (sku: string) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select f.id, f.name from product_files f join products p on p.id = f.product_id where p.sku = ${sku} order by f.position`.execute(
    shop.database.db,
  )
  return rows
}

const withFiles = (document: CatalogueDocument) => document.products.find(({ files }) => files.length > 0)
const versions = async () => {
  const { rows } = await sql<{
    code: string
    version: number
  }>`select code, version from price_lists`.execute(shop.database.db)
  return new Map(rows.map(({ code, version }) => [code, version]))
}
const listWithPrices = (document: CatalogueDocument): string => document.listPrices[0].list
const listed = (document: CatalogueDocument) =>
  document.priceLists.find(({ code }) => code === listWithPrices(document))
const baseCode = (document: CatalogueDocument): string =>
  document.priceLists.find(({ kind }) => kind === 'base').code

describe('files to download with a product', () => {
  it('keep their addresses when something else of it changes, and when they get another name', async () => {
    const { sku } = withFiles(await now())
    const before = await filesOf(sku)
    await taken((document) => {
      productIn(document, sku).title += ' anders'
    })
    expect(await filesOf(sku)).toEqual(before)
    await taken((document) => {
      productIn(document, sku).files[0].name = 'Anders genoemd'
    })
    expect(await filesOf(sku)).toEqual(
      before.map((file, place) => (place === 0 ? { ...file, name: 'Anders genoemd' } : file)),
    )
    expect((await shop.app.inject(`/files/${before[0]?.id}`)).statusCode).toBe(200)
  })

  it('go, and come again, by what the file says', async () => {
    const { sku, files } = withFiles(await now())
    await taken((document) => {
      productIn(document, sku).files = []
    })
    expect(await filesOf(sku)).toEqual([])
    // One content may be offered under two names.
    const twice = [files[0], { ...files[0], name: 'Nog eens' }]
    await taken((document) => {
      productIn(document, sku).files = twice
    })
    expect(productIn(await now(), sku).files).toEqual(twice)
  })
})

describe('the version of a price list', () => {
  it.each<
    [
      string,
      (document: CatalogueDocument) => unknown,
      (document: CatalogueDocument) => string,
      'add' | 'replace',
    ]
  >([
    [
      'a price of it',
      (d) => {
        d.listPrices[0].prices[0].price.extraDesignFeeCents += 1
      },
      listWithPrices,
      'add',
    ],
    [
      'what it is called',
      (d) => {
        listed(d).title += ' x'
      },
      listWithPrices,
      'add',
    ],
    [
      'a discount of it',
      (d) => {
        listed(d).discounts = [{ category: d.categories[0].path, percentOff: 7 }]
      },
      listWithPrices,
      'add',
    ],
    [
      'a price of the base list',
      (d) => {
        productIn(d, 'PST-A1').prices[0].price.setupCents += 1
      },
      baseCode,
      'add',
    ],
    ['a price that is taken out of it', (d) => d.listPrices.splice(0, 1), listWithPrices, 'replace'],
  ])('rises with %s, and that of no other does', async (_what, change, which, mode) => {
    const before = await versions()
    const code = which(await now())
    await taken(change, mode)
    const after = await versions()
    const raised = [...after].filter(([one, version]) => version !== before.get(one)).map(([one]) => one)
    expect(raised).toEqual([code])
  })

  it('makes a file of prices be refused that was tried before', async () => {
    const document = await now()
    const code = listWithPrices(document)
    const { rows } = await sql<{ id: string }>`select id from price_lists where code = ${code}`.execute(
      shop.database.db,
    )
    const at = `/beheer/api/price-lists/${rows[0]?.id}` as const
    const content = (await shop.app.inject({ url: `${at}/prices.csv`, headers: { cookie: cookies() } })).body
    const send = (rest: string) =>
      shop.app.inject({
        method: 'POST',
        url: at + rest,
        headers: { 'content-type': 'application/octet-stream', cookie: cookies() },
        payload: content,
      })
    const { version, digest } = (await send('/import?others=stay')).json()
    await taken((d) => {
      d.listPrices[0].prices[0].price.extraDesignFeeCents += 1
    })
    const refused = await send(`/import/apply?others=stay&version=${version}&digest=${digest}`)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'PriceListMovedOn'])
  })
})

describe('a file that replaces', () => {
  it('leaves a price list that a company has, with the categories of its discounts', async () => {
    await sql`
      with category as (
        insert into categories (url_path, title) values ('/alleen-korting', 'Alleen korting') returning id),
      list as (
        insert into price_lists (code, kind, title, valid_from) values ('gehouden', 'group', 'Gehouden', '2026-01-01') returning id),
      discount as (
        insert into category_discounts (price_list_id, category_id, percent_off) select list.id, category.id, 5 from list, category)
      insert into companies (name, group_price_list_id) select 'Houdt een lijst', id from list`.execute(
      shop.database.db,
    )
    const one = await tried((document) => {
      document.priceLists = document.priceLists.filter(({ code }) => code !== 'gehouden')
      document.categories = document.categories.filter(({ path }) => path !== '/alleen-korting')
    }, 'replace')
    const fates = one.report.changes.map(({ key, fate }) => [key, fate] as const)
    expect(new Map(fates)).toEqual(
      new Map([
        ['gehouden', 'kept'],
        ['/alleen-korting', 'hidden'],
      ]),
    )
    // What stays as it is, is no change.
    expect(one.report.changeCount).toBe(1)
    await appliedImport(shop, seller, one.id)
    const list = (await now()).priceLists.find(({ code }) => code === 'gehouden')
    expect(list.discounts).toEqual([{ category: '/alleen-korting', percentOff: 5 }])
  })
})

const retitled = (title: string) => (document: CatalogueDocument) => {
  document.configurators[0].definition.cards[0].title = title
}

describe('a configurator that an import changes', () => {
  it('has in its history what it was and what it became, the newest as it is in the shop', async () => {
    const { sku } = (await now()).configurators[0]
    const { id } = await shop.database.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    const at = () => `/beheer/api/products/${id}/configurator` as const
    const first = (await seller.call('GET', at())).json.live
    await taken(retitled('Uit een bestand'))
    await taken(retitled('Uit nog een bestand'))
    const { revisions } = (await seller.call('GET', `${at()}/revisions`)).json
    expect(revisions.map(({ number, publishedBy }) => [number, publishedBy !== null])).toEqual([
      [3, true],
      [2, true],
      [1, false],
    ])
    const [newest, , oldest] = sure(
      await Promise.all(
        [3, 2, 1].map(
          async (number) => (await seller.call('GET', `${at()}/revisions/${number}`)).json.definition,
        ),
      ),
    )
    expect(oldest).toEqual(first)
    expect(newest).toEqual((await seller.call('GET', at())).json.live)
    expect(newest.cards[0].title).toBe('Uit nog een bestand')
  })
})
