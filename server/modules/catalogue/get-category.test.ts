import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category } from '#contract/catalogue.ts'
import { addBaseList, addCategory, addProduct } from '#test/support/catalogue.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let ids: Record<'top' | 'left' | 'hidden' | 'full' | 'below-hidden', string>

beforeAll(async () => {
  shop = await testShop({ template: 'shop_empty' })
  const { db } = shop.database
  await addBaseList(db)
  ids = {
    top: await addCategory(db, '/top'),
    left: await addCategory(db, '/top/left', { position: 2 }),
    hidden: await addCategory(db, '/hidden', { isActive: false }),
    'below-hidden': await addCategory(db, '/hidden/below'),
    full: await addCategory(db, '/full'),
  }
  await addCategory(db, '/top/first', { position: 1 })
  await addProduct(db, {
    sku: 'A',
    title: 'Éclair',
    popularity: 10,
    rateE4: 20_000,
    categoryPaths: ['/top'],
    attributes: { kleur: ['rood'], maat: ['L'] },
  })
  await addProduct(db, {
    sku: 'B',
    title: 'appel',
    popularity: 90,
    rateE4: null,
    categoryPaths: ['/top/left', '/top/first'],
    attributes: { kleur: ['rood', 'blauw'], maat: ['S'] },
  })
  await addProduct(db, {
    sku: 'C',
    title: 'Zebra',
    popularity: 50,
    rateE4: 10_000,
    categoryPaths: ['/top/left'],
    attributes: { kleur: ['blauw'], maat: ['L'] },
  })
  await addProduct(db, { sku: 'DRAFT', status: 'draft', categoryPaths: ['/top'] })
  await addProduct(db, { sku: 'GONE', status: 'discontinued', categoryPaths: ['/top'] })
  await addProduct(db, { sku: 'PART', urlPath: null, categoryPaths: ['/top'] })
  for (let number = 1; number <= 50; number += 1) {
    await addProduct(db, {
      sku: `N-${String(number).padStart(2, '0')}`,
      popularity: 100 - number,
      categoryPaths: ['/full'],
    })
  }
})
afterAll(() => shop.close())

const ask = async (id: string, query = '') => shop.browser().call('GET', `/api/categories/${id}${query}`)
const category = async (id: string, query = ''): Promise<Category> => (await ask(id, query)).json
const skus = async (query: string, id = ids.top) =>
  (await category(id, query)).products.map((product) => product.sku)

const firstCents = async () => (await category(ids.full)).products[0]?.price?.excludingTaxInCents

describe('GET /categories/{key}', () => {
  it('lists what lies in it and below it, each once, without drafts, discontinued products and components', async () => {
    expect((await category(ids.top)).totalCount).toBe(3)
    expect((await skus('')).toSorted()).toEqual(['A', 'B', 'C'])
  })

  it('names its children in their order, with the number of products below each', async () => {
    const { children, breadcrumbs } = await category(ids.top)
    expect(children.map((child) => [child.url, child.productCount])).toEqual([
      ['/top/first', 1],
      ['/top/left', 2],
    ])
    expect(breadcrumbs).toEqual([
      { label: 'Home', url: '/' },
      { label: '/top', url: '/top' },
    ])
  })

  it.each([
    ['the most popular first when nothing is asked', '', ['B', 'C', 'A']],
    ['the most popular first', '?sort=popular', ['B', 'C', 'A']],
    ['the lowest price first, without a price last', '?sort=price', ['C', 'A', 'B']],
    [
      'titles as a Dutch reader sorts them: no capitals first, accents beside their letter',
      '?sort=title',
      ['B', 'A', 'C'],
    ],
    ['an unknown order is passed over', '?sort=geheim', ['B', 'C', 'A']],
  ])('sorts: %s', async (_rule, query, expected) => {
    expect(await skus(query)).toEqual(expected)
  })

  it.each([
    ['one value', '?filter=kleur:rood', ['B', 'A']],
    ['values of one attribute are or', '?filter=kleur:rood&filter=kleur:blauw', ['B', 'C', 'A']],
    ['attributes are and', '?filter=kleur:blauw&filter=maat:L', ['C']],
    ['nothing may be left', '?filter=kleur:blauw&filter=maat:S&filter=kleur:rood&sort=title', ['B']],
    ['an unknown attribute is passed over', '?filter=geur:fris', ['B', 'C', 'A']],
    ['an unknown value is passed over', '?filter=kleur:paars', ['B', 'C', 'A']],
    [
      'an operator is a value like any other',
      `?filter=${encodeURIComponent("kleur:' or 1=1 --")}`,
      ['B', 'C', 'A'],
    ],
  ])('filters: %s', async (_rule, query, expected) => {
    expect(await skus(query)).toEqual(expected)
  })

  it('counts the values with the filters of the other attributes', async () => {
    const { json } = await ask(ids.top, '?filter=kleur:blauw')
    const own = json.facets.filter(({ code }) => ['kleur', 'maat'].includes(code))
    expect(own).toEqual([
      {
        code: 'kleur',
        label: 'kleur',
        values: [
          { value: 'blauw', label: 'blauw', count: 2, selected: true },
          { value: 'rood', label: 'rood', count: 2, selected: false },
        ],
      },
      {
        code: 'maat',
        label: 'maat',
        values: [
          { value: 'L', label: 'L', count: 1, selected: false },
          { value: 'S', label: 'S', count: 1, selected: false },
        ],
      },
    ])
  })

  it('gives 24 products a page, and nothing twice', async () => {
    const pages = [await skus('', ids.full), await skus('?page=2', ids.full), await skus('?page=3', ids.full)]
    expect(pages.map((page) => page.length)).toEqual([24, 24, 2])
    expect(new Set(pages.flat()).size).toBe(50)
    expect(pages[0]?.[0]).toBe('N-01')
    expect((await ask(ids.full, '?page=2')).json).toMatchObject({
      currentPage: 2,
      pageCount: 3,
      totalCount: 50,
    })
  })

  it('has one empty page when there is nothing', async () => {
    const empty = await addCategory(shop.database.db, '/leeg')
    shop.heardCatalogueChange()
    expect((await ask(empty)).json).toMatchObject({
      products: [],
      currentPage: 1,
      pageCount: 1,
      totalCount: 0,
    })
  })

  it.each([
    ['a page beyond the last', () => `${ids.full}?page=4`, 404],
    ['an unknown category', () => crypto.randomUUID(), 404],
    ['a category that is not shown', () => ids.hidden, 404],
    ['a category below one that is not shown', () => ids['below-hidden'], 404],
    ['a malformed key', () => "1'%20or%20'1'='1", 404],
    ['a NUL', () => '%00', 404],
    ['page 0', () => `${ids.full}?page=0`, 422],
    ['a page that is no number', () => `${ids.full}?page=een`, 422],
  ])('refuses %s', async (_rule, path, status) => {
    const answer = await ask(path())
    expect(answer.status).toBe(status)
    expect(answer.json.errors[0].message).toMatch(/\w/)
  })

  it('tells a new price only after the catalogue changed, and then at once', async () => {
    expect(await firstCents()).toBe(100)
    await shop.database.db.updateTable('prices').set({ rate_e4: 12_345 }).execute()
    shop.heardCatalogueChange()
    expect(await firstCents()).toBe(123)
    await shop.database.db.updateTable('prices').set({ rate_e4: 10_000 }).execute()
    shop.heardCatalogueChange()
  })
})

describe('POST /products/calculate', () => {
  it.each([
    ['sold', 'A', 200],
    ['a draft', 'DRAFT', 404],
    ['discontinued', 'GONE', 404],
    ['only part of other products', 'PART', 404],
  ])('answers for what is %s: %s', async (_rule, sku, status) => {
    const answer = await shop
      .browser()
      .call('POST', '/api/products/calculate', { body: { sku, quantity: 1 } })
    expect(answer.status).toBe(status)
  })
})
