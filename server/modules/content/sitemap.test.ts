import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBaseList, addCategory, addProduct } from '#test/support/catalogue.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ template: 'shop_empty', settings: { publicUrl: 'https://print&sign.example' } })
  const { db } = shop.database
  await addBaseList(db)
  await addCategory(db, '/vlaggen')
  await addCategory(db, '/vlaggen/masten')
  await addCategory(db, '/dicht', { isActive: false })
  await addCategory(db, '/dicht/onder')
  await addProduct(db, { sku: 'NEW', urlPath: '/nieuw' })
  await addProduct(db, { sku: 'GONE', urlPath: '/weg', status: 'discontinued' })
  await addProduct(db, { sku: 'DRAFT', urlPath: '/concept', status: 'draft' })
  await addProduct(db, { sku: 'PART', urlPath: null })
  const updated_at = new Date('2026-03-04T05:06:07Z')
  await db
    .insertInto('pages')
    .values([
      { url_path: '/over-ons', title: 'Over ons', content: '', is_published: true, updated_at },
      { url_path: '/nog-niet', title: 'Concept', content: '', is_published: false, updated_at },
    ])
    .execute()
  shop.heardCatalogueChange()
})
afterAll(() => shop.close())

const get = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers })
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

describe('the sitemap', () => {
  it('names home, the categories customers see, what is sold on a page, and published pages', async () => {
    const { statusCode, headers, body } = await get('/sitemap.xml')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(locations(body)).toEqual(
      ['/', '/vlaggen', '/vlaggen/masten', '/nieuw', '/over-ons'].map(
        (path) => `https://print&amp;sign.example${path}`,
      ),
    )
  })

  it('says when a page was last changed, where that is known', async () => {
    const { body } = await get('/sitemap.xml')
    expect(body).toContain('/over-ons</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod></url>')
    expect(body).toContain('/vlaggen</loc></url>')
  })

  it('is kept until the catalogue changes', async () => {
    await get('/sitemap.xml')
    await addProduct(shop.database.db, { sku: 'LATER', urlPath: '/later' })
    expect((await get('/sitemap.xml')).body).not.toContain('/later')
    shop.heardCatalogueChange()
    expect((await get('/sitemap.xml')).body).toContain('/later')
  })

  it('is packed for who takes it so', async () => {
    for (let count = 0; count < 20; count += 1) {
      await addProduct(shop.database.db, { sku: `MANY-${count}`, urlPath: `/veel/${count}` })
    }
    shop.heardCatalogueChange()
    const { headers } = await get('/sitemap.xml', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
  })
})

it('robots may look everywhere but at what belongs to a customer, and are told of the sitemap', async () => {
  const { statusCode, headers, body } = await get('/robots.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /account',
    'Disallow: /winkelwagen',
    'Disallow: /bestelling-',
    'Disallow: /api/',
    'Disallow: /__',
    'Disallow: /zoeken',
    '',
    'Sitemap: https://print&sign.example/sitemap.xml',
    '',
  ])
})
