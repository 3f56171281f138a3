import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Config, Theme } from '#contract/config.ts'
import type { ContentBlock, FooterColumn } from '#contract/content.ts'
import type { MenuNode } from '#contract/navigation.ts'
import { addCategory, addProduct } from '#test/support/catalogue.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const { db } = shop.database
  await addProduct(db, { sku: 'NEW', urlPath: '/nieuw' })
  await addProduct(db, { sku: 'GONE', urlPath: '/weg', status: 'discontinued' })
  await addProduct(db, {
    sku: 'REPLACED',
    urlPath: '/vervangen',
    status: 'discontinued',
    replacementSku: 'NEW',
  })
  await addProduct(db, { sku: 'DRAFT', urlPath: '/concept', status: 'draft' })
  await addCategory(db, '/dicht', { isActive: false })
  await addCategory(db, '/dicht/onder')
  const draftPage = { title: 'Concept', content: '<p>Nog niet</p>', is_published: false }
  await db
    .insertInto('pages')
    .values({ url_path: '/nog-niet', ...draftPage })
    .execute()
  await db
    .insertInto('redirects')
    .values([
      { from_path: '/Oude Pagina.html', to_path: '/over-ons' },
      { from_path: '/over-ons', to_path: '/elders' },
    ])
    .execute()
  shop.heardCatalogueChange()
})
afterAll(() => shop.close())

const get = <Url extends string>(url: Url) => shop.browser().call('GET', url)
const page = (path: string) => get(`/api/content/page/${path.slice(1)}`)
const route = (path: string) => get(`/api/navigation/route?path=${encodeURIComponent(path)}`)

describe('configuration', () => {
  it('names what the shop needs and nothing else', async () => {
    const { status, json } = await get('/api/config')
    expect(status).toBe(200)
    expect(json).toEqual({
      currency: 'EUR',
      locale: 'nl-NL',
      phStudioDesignPrice: 3950,
      phValidateDesignPrice: 1250,
      quoteValidDays: 30,
      recaptchaSiteKey: null,
      uploadRoot: '/upload',
      uploadMaxMb: 500,
      demo: true,
    })
  })

  it('follows what the owner changes', async () => {
    const changed = JSON.stringify({ studioDesignCents: 4500, validateDesignCents: 0 })
    await shop.database.db
      .updateTable('shop_settings')
      .set({ value: changed })
      .where('key', '=', 'prices')
      .execute()
    shop.heardCatalogueChange()
    expect((await get('/api/config')).json).toMatchObject({
      phStudioDesignPrice: 4500,
      phValidateDesignPrice: 0,
    })
  })

  it('has the theme of the owner, and the countries with where goods go', async () => {
    expect((await get('/api/config/theme')).json).toMatchObject({
      shopName: 'Paskruis',
      termsPath: '/algemene-voorwaarden',
    })
    expect((await get('/api/config/countries')).json.countries.slice(0, 3)).toEqual([
      { code: 'NL', name: 'Nederland', ships: true },
      { code: 'BE', name: 'België', ships: true },
      { code: 'DE', name: 'Duitsland', ships: false },
    ])
  })

  it('names only hosts that the head HTML may call', async () => {
    const { db } = shop.database
    const theme = await db
      .selectFrom('shop_settings')
      .where('key', '=', 'theme')
      .select('value')
      .executeTakeFirst()
    const hosts = ['Meting.example', 'http://open.example', "'unsafe-inline'"]
    const headHtml = { loads: 'functional', html: '<meta name="x">', hosts }
    const value = JSON.stringify({ ...Theme.parse(theme?.value), headHtml })
    await db.updateTable('shop_settings').set({ value }).where('key', '=', 'theme').execute()
    shop.heardCatalogueChange()
    expect((await get('/api/config/theme')).json.headHtml.hosts).toEqual(['https://meting.example'])
  })

  it('answers in a shop that has nothing yet', async () => {
    const bare = await testShop({ template: 'shop_empty' })
    const ask = async <Url extends string>(url: Url) => (await bare.browser().call('GET', url)).json
    expect(Config.parse(await ask('/api/config')).phStudioDesignPrice).toBe(0)
    expect(Theme.parse(await ask('/api/config/theme')).shopName).toBe('Nieuwe winkel')
    expect(await ask('/api/navigation/main-menu')).toEqual({ items: [] })
    expect((await ask('/api/content/page/')).pageType).toBe('HOME')
    await bare.close()
  })
})

const blockIds = async (ids: string): Promise<string[]> => {
  const { blocks }: { blocks: ContentBlock[] } = (await get(`/api/content/blocks?ids=${ids}`)).json
  return blocks.map(({ id }) => id)
}

describe('blocks and menus', () => {
  it.each([
    ['the order asked for', 'header_usp_3,header_usp_1', ['header_usp_3', 'header_usp_1']],
    ['unknown names left out', 'bestaat_niet,header_usp_1', ['header_usp_1']],
    ['each name once', 'header_usp_1,header_usp_1', ['header_usp_1']],
    ['no name at all', ',,', []],
    ['names that no block can have', "%00,'%20or%201=1,{header_usp_1}", []],
  ])('come in %s', async (_rule, ids, found) => {
    expect(await blockIds(ids)).toEqual(found)
  })

  it('knows every block that the shop asks for at start', async () => {
    const wanted =
      'header_usp_1,header_usp_2,header_usp_3,login_usps,forgot_password_text,product_add_usps,newsletter_footer_text,newsletter_subscribed_message'
    expect(await blockIds(wanted)).toEqual(wanted.split(','))
  })

  it('wants to know which', async () => {
    expect((await get('/api/content/blocks')).status).toBe(422)
    expect((await get('/api/content/menus?ids=')).status).toBe(422)
  })

  it('gives the columns of the footer with their links in order', async () => {
    const { json } = await get('/api/content/menus?ids=footer-column-2,footer-column-1,footer-column-9')
    const menus: FooterColumn[] = json.menus
    expect(menus.map(({ id, label }) => [id, label])).toEqual([
      ['footer-column-2', 'Bestanden en montage'],
      ['footer-column-1', 'Bestellen'],
    ])
    expect(menus[1]?.children[0]).toEqual({ label: 'Levertijd en bezorging', url: '/levering' })
  })
})

describe('the main menu', () => {
  it('has all top categories with what lies below them, in the order of the owner', async () => {
    const { json } = await get('/api/navigation/main-menu')
    const items: MenuNode[] = json.items
    expect(items.map(({ label }) => label).slice(0, 5)).toEqual([
      'Spandoeken en doeken',
      'Borden en panelen',
      'Stickers en folies',
      'Vlaggen en masten',
      'Drukwerk',
    ])
    expect(items).toHaveLength(12)
    expect(items[3]).toMatchObject({ url: '/vlaggen-en-masten', shortListItemCount: 4 })
    expect(items[3]?.children.map(({ label }) => label)).toEqual([
      'Beachvlaggen',
      'Mast- en gevelvlaggen',
      'Baniers',
      'Vlaggenmasten en stokken',
    ])
    expect(items[3]?.imageUrl).toMatch(/^\/images\/[0-9a-f]{64}\.svg$/)
  })
})

describe('GET /content/page{path}', () => {
  it.each([
    ['the home page', '/', 'HOME', 'Paskruis'],
    ['a category', '/vlaggen-en-masten/baniers', 'CATEGORY', 'Baniers'],
    ['a product', '/spandoeken-en-doeken/spandoeken/spandoek-510-g', 'PRODUCT', 'Spandoek 510 g'],
    ['a content page, which goes before a redirect', '/over-ons', 'CONTENT', 'Over ons'],
  ])('finds %s', async (_rule, path, pageType, title) => {
    const { status, json } = await page(path)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      pageType,
      pageInfo: { path, title },
      displayPageType: pageType,
      displayPageInfo: { key: json.pageInfo.key, title },
    })
    expect(json.pageInfo.metaTitle).not.toBe('')
  })

  it('names a product by its sku and a category by its id, which their own calls take', async () => {
    const { key } = (await page('/spandoeken-en-doeken/spandoeken/spandoek-510-g')).json.pageInfo
    expect((await get(`/api/products/${key}`)).status).toBe(200)
    const category = (await page('/vlaggen-en-masten')).json.pageInfo.key
    expect((await get(`/api/categories/${category}`)).json.title).toBe('Vlaggen en masten')
  })

  it.each([
    ['an unknown path', '/bestaat-niet'],
    ['another case', '/Over-ons'],
    ['a slash at the end', '/over-ons/'],
    ['a double slash', '//over-ons'],
    ['a discontinued product', '/weg'],
    ['a discontinued product with a replacement', '/vervangen'],
    ['a draft product', '/concept'],
    ['a draft page', '/nog-niet'],
    ['a category that is not shown', '/dicht'],
    ['a category below one that is not shown', '/dicht/onder'],
    ['a redirect', '/Oude%20Pagina.html'],
    ['a NUL', '/over-ons%00'],
    ['SQL', "/over-ons'%20or%20'1'='1"],
    ['dots', '/..%2F..%2Fetc%2Fpasswd'],
    ['other scripts', '/%E6%97%A5%E6%9C%AC'],
    ['a very long path', `/${'a'.repeat(499)}`],
    ['a path beyond what is read', `/${'a'.repeat(600)}`],
  ])('answers 404 to %s', async (_rule, path) => {
    const { status, json } = await page(path)
    expect(status).toBe(404)
    expect(json.errors[0].code).toBe('NotFound')
  })
})

describe('GET /navigation/route', () => {
  it.each([
    ['home', '/', { pageType: 'HOME', key: 'home', path: '/' }],
    ['a product', '/nieuw', { pageType: 'PRODUCT', key: 'NEW', path: '/nieuw' }],
    [
      'a redirect, whatever characters its path has',
      '/Oude Pagina.html',
      { pageType: 'REDIRECT', path: '/over-ons' },
    ],
    ['what replaces a product', '/vervangen', { pageType: 'REDIRECT', path: '/nieuw' }],
    ['a page before a redirect from the same path', '/over-ons', { pageType: 'CONTENT', path: '/over-ons' }],
  ])('resolves %s', async (_rule, path, target) => {
    const { status, json } = await route(path)
    expect(status).toBe(200)
    expect(json).toMatchObject(target)
  })

  it.each(['/bestaat-niet', '/weg', '/concept', 'over-ons', '/over-ons\0', 'https://elders.example/'])(
    'answers 404 to %j',
    async (path) => {
      expect((await route(path)).status).toBe(404)
    },
  )

  it('wants a path', async () => {
    expect((await get('/api/navigation/route')).status).toBe(422)
  })
})
