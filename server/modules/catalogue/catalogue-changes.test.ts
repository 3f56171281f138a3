import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ruleIn } from '#domain/pricing/price-book.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { readCatalogueChanges } from '../../db/catalogue-changes.ts'
import { listen, type Listener } from '../../db/listen.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { cacheKey } from '../../http/cached-answer.ts'
import { tradeFacts } from './trade-facts.ts'

const DAY = '2026-11-18'
const BANNER = '/api/products/SPD-510'
const BOARD = '/api/products/ALP-3'

let shop: TestShop
let builder: TestBrowser
let visitor: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  visitor = shop.browser()
  builder = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
  await shop.readCatalogueChanges()
})
afterAll(() => shop.close())

const run = (statement: RawBuilder<unknown>) => statement.execute(shop.database.db)
const retitle = (sku: string, title: string) =>
  run(sql`update products set title = ${title} where sku = ${sku}`)
const idOf = async (table: 'products' | 'categories' | 'price_lists', where: RawBuilder<boolean>) => {
  const { id } = await shop.database.db.selectFrom(table).select('id').where(where).executeTakeFirstOrThrow()
  return id
}
const productId = (sku: string) => idOf('products', sql`sku = ${sku}`)
/** A banner, and the banner of any size that is put together of it. */
const bannerIds = async () => [await productId('SPD-510'), await productId('SPD-MAAT')].toSorted()
const listId = (code: string) => idOf('price_lists', sql`code = ${code}`)
const categoryUrl = async (path: string) =>
  `/api/categories/${await idOf('categories', sql`url_path = ${path}`)}` as const
const isCached = (url: string, scope = NO_SCOPE) =>
  shop.shop.replies.peek(cacheKey(scope, DAY, url)) !== undefined
const scopeOf = async () => `${await listId('contract-noordbouw')}:${await listId('groep-signpartner')}`

async function rename(from: string, to: string): Promise<void> {
  await run(sql`update products set sku = ${to} where sku = ${from}`)
  await shop.readCatalogueChanges()
}
/** In how many lists of a company with both kinds a SKU has a price. */
async function countPrices(sku: string): Promise<number> {
  const { priceBook } = await tradeFacts(shop.shop, await scopeOf())
  return priceBook.flatMap((list) => ruleIn(list, { sku, categoryPaths: [] }, DAY) ?? []).length
}

/** Two changes of one transaction, which may fail after them. */
const write = (isGood: boolean) =>
  shop.database.db.transaction().execute(async (trx) => {
    await sql`update products set title = title where sku in ('SPD-510')`.execute(trx)
    await sql`update pages set title = title`.execute(trx)
    if (!isGood) throw new Error('no')
  })
const price = (which: TestShop) =>
  which.browser().call('POST', '/api/products/calculate', { body: bannerItem(1, 2000, 2000) })

describe('what the database says of a change', () => {
  let before: number
  beforeEach(async () => {
    before = (await readCatalogueChanges(shop.database.db, null)).version
  })
  const changes = () => readCatalogueChanges(shop.database.db, before)

  it('names the product, and what shows it', async () => {
    await retitle('SPD-510', 'Spandoek')
    const { version, isEverything, products, listings, lists, hasTree, hasTerms, hasContent } =
      await changes()
    expect([version - before, products.toSorted(), lists]).toEqual([1, await bannerIds(), []])
    expect(listings).toContain(await idOf('categories', sql`url_path = '/spandoeken-en-doeken/spandoeken'`))
    expect([isEverything, hasTree, hasTerms, hasContent]).toEqual([false, false, false, false])
  })

  it('names the bundle product whose option consists of it', async () => {
    const { id, bundle } = await shop.database.db
      .selectFrom('configurator_components')
      .select(['product_id as id', 'configurator_id as bundle'])
      .executeTakeFirstOrThrow()
    await run(sql`update prices set setup_cents = setup_cents where product_id = ${id}`)
    expect((await changes()).products).toEqual(expect.arrayContaining([id, bundle]))
  })

  it.each<[string, RawBuilder<unknown>, object]>([
    [
      'the list of a contract price',
      sql`update prices set setup_cents = 1 from price_lists l where l.id = price_list_id and l.code = 'contract-noordbouw'`,
      { products: [], hasTerms: false },
    ],
    [
      'the list of a band',
      sql`update tier_prices set from_milli = from_milli from prices p join price_lists l on l.id = p.price_list_id
        where p.id = price_id and l.code = 'contract-noordbouw'`,
      { products: [] },
    ],
    [
      'the list of a discount',
      sql`delete from category_discounts where percent_off = 10`,
      { products: [], listings: [] },
    ],
    [
      'the categories',
      sql`update categories set title = title`,
      { hasTree: true, isEverything: false, products: [] },
    ],
    ['the calendar', sql`update shop_settings set value = value where key = 'calendar'`, { hasTerms: true }],
    ['a page', sql`update pages set title = title`, { hasContent: true, hasTerms: false, products: [] }],
    ['everything by one name', sql`update attributes set label = label`, { isEverything: true }],
    [
      'everything sooner than very many',
      sql`update prices set setup_cents = setup_cents`,
      { isEverything: true },
    ],
    [
      'everything once a path moved',
      sql`update categories set url_path = '/elders' where url_path = '/acties'`,
      {},
    ],
  ])('names %s', async (_what, statement, expected) => {
    await run(statement)
    expect(await changes()).toMatchObject(expected)
  })

  it('is one version for all of a transaction, and none for one that failed', async () => {
    await write(true)
    await expect(write(false)).rejects.toThrow('no')
    const { version, products, hasContent } = await changes()
    expect([version - before, products.toSorted(), hasContent]).toEqual([1, await bannerIds(), true])
  })
})

describe('after a change', () => {
  beforeEach(() => shop.readCatalogueChanges())

  it('of one product another is still kept, and what shows the changed one is new', async () => {
    const listing = await categoryUrl('/spandoeken-en-doeken/spandoeken')
    const elsewhere = await categoryUrl('/vlaggen-en-masten')
    const asked = [BANNER, BOARD, listing, elsewhere, '/api/navigation/main-menu']
    for (const url of asked) await visitor.call('GET', url)
    await retitle('SPD-510', 'Nieuw spandoek')
    await shop.readCatalogueChanges()
    expect(asked.map((url) => isCached(url))).toEqual([false, true, false, true, true])
    expect((await visitor.call('GET', BANNER)).json.title).toBe('Nieuw spandoek')
    const { json } = await visitor.call('GET', listing)
    expect(json.products.map(({ title }: { title: string }) => title)).toContain('Nieuw spandoek')
  })

  it('of a name the home page is still kept, and not when another product is popular', async () => {
    const home = '/api/content/page/'
    const { sku } = await shop.database.db
      .selectFrom('products')
      .where('status', '=', 'active')
      .where('url_path', 'is not', null)
      .orderBy('popularity')
      .select('sku')
      .executeTakeFirstOrThrow()
    await visitor.call('GET', home)
    await retitle(sku, 'Een bord dat niet tot de populairste hoort')
    await shop.readCatalogueChanges()
    expect(isCached(home)).toBe(true)
    await run(sql`update products set popularity = 1000000 where sku = ${sku}`)
    await shop.readCatalogueChanges()
    expect(isCached(home)).toBe(false)
  })

  it('of a contract list only what it prices is made anew', async () => {
    await visitor.call('GET', BOARD)
    await builder.call('GET', BOARD)
    const scope = await scopeOf()
    expect([isCached(BOARD), isCached(BOARD, scope)]).toEqual([true, true])
    await run(sql`update prices set rate_e4 = 250000 from products, price_lists l
      where products.id = product_id and sku = 'ALP-3' and l.id = price_list_id and l.code = 'contract-noordbouw'`)
    await shop.readCatalogueChanges()
    expect([isCached(BOARD), isCached(BOARD, scope)]).toEqual([true, false])
    expect((await builder.call('GET', BOARD)).json.price.excludingTaxInCents).toBe(2500)
  })

  it('a product that is renamed keeps its contract price', async () => {
    expect(await countPrices('ALP-3')).toBe(1)
    await rename('ALP-3', 'ALP-3-NIEUW')
    expect([await countPrices('ALP-3'), await countPrices('ALP-3-NIEUW')]).toEqual([0, 1])
    await rename('ALP-3-NIEUW', 'ALP-3')
    expect(await countPrices('ALP-3')).toBe(1)
  })

  it('only the changed products are read again', async () => {
    const read: string[] = []
    const db = shop.shop.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        for (const row of result.rows)
          if ('shippingClasses' in row && 'sku' in row) read.push(String(row['sku']))
        return result
      },
    })
    const other = { ...shop.shop, db }
    expect((await tradeFacts(other, '')).productBySku('SPD-510')).not.toBeNull()
    read.length = 0
    await retitle('SPD-510', 'Weer een ander spandoek')
    await shop.readCatalogueChanges()
    expect((await tradeFacts(other, '')).productBySku('SPD-510')?.title).toBe('Weer een ander spandoek')
    await run(sql`update products set sku = 'SPD-511' where sku = 'SPD-510'`)
    await shop.readCatalogueChanges()
    const facts = await tradeFacts(other, '')
    expect([facts.productBySku('SPD-510'), facts.productBySku('SPD-511')?.title]).toEqual([
      null,
      'Weer een ander spandoek',
    ])
    await run(sql`update products set sku = 'SPD-510' where sku = 'SPD-511'`)
    await shop.readCatalogueChanges()
    expect(read.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'SPD-510',
      'SPD-511',
      'SPD-MAAT',
      'SPD-MAAT',
    ])
  })
})

describe('two processes', () => {
  let other: TestShop
  let listeners: Listener[] = []
  beforeAll(async () => {
    other = await testShop({ sharedWith: shop })
    await other.readCatalogueChanges()
  })
  afterEach(async () => {
    for (const listener of listeners) await listener.close()
    listeners = []
  })
  afterAll(() => other.close())

  /** Resolves once a change is told. */
  async function told(which: TestShop): Promise<{ readonly change: Promise<void> }> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let isOpen = false
    const listener = await listen(
      shop.database.url,
      'catalogue_changed',
      () => void which.readCatalogueChanges().then(() => isOpen && resolve(), reject),
      reject,
    )
    listeners.push(listener)
    await which.readCatalogueChanges()
    isOpen = true
    return { change: promise }
  }

  it('both hear of a change, and both give what it changed', async () => {
    const shops = [shop, other]
    const before = await Promise.all(shops.map(price))
    const both = await Promise.all(shops.map(told))
    await run(sql`update prices set rate_e4 = 900000 from products, price_lists l
      where products.id = product_id and sku = 'SPD-510' and l.id = price_list_id and l.kind = 'base'`)
    await Promise.all(both.map(({ change }) => change))
    const after = await Promise.all(shops.map(price))
    const cents = (answers: typeof after) => answers.map(({ json }) => json.unitPrice.excludingTaxInCents)
    expect([cents(before), cents(after)]).toEqual([
      [3360, 3360],
      [36_000, 36_000],
    ])
  })
})
