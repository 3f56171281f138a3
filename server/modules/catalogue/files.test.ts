import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { attachment } from '../../http/attachment.ts'
import { storeDemoFiles } from '../demo/demo-files.ts'
import { demoShop } from '../demo/demo-shop.ts'

let shop: TestShop
let visitor: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  visitor = shop.browser()
  await storeDemoFiles(demoShop, shop.shop.files)
})
afterAll(() => shop.close())

const filesOf = async (sku: string) => (await visitor.call('GET', `/api/products/${sku}`)).json.files
const get = (url: string) => shop.app.inject({ url })
const setStatus = (status: 'active' | 'draft' | 'discontinued') =>
  shop.database.db.updateTable('products').set({ status }).where('sku', '=', 'PST-A3').execute()

describe('the files of a product', () => {
  it('are a template and specifications where its size is fixed', async () => {
    expect(await filesOf('PST-A1')).toEqual([
      { name: 'Werktekening Poster A1', url: expect.any(String), sizeBytes: expect.any(Number) },
      { name: 'Aanleverspecificaties Poster A1', url: expect.any(String), sizeBytes: expect.any(Number) },
    ])
  })

  it('are specifications where its size is chosen, and nothing where nothing is printed', async () => {
    const names = (await filesOf('SPD-510')).map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Aanleverspecificaties Spandoek 510 g'])
    expect(await filesOf('TOE-RAKEL')).toEqual([])
  })

  it('come as PDF, as large as said, to be saved under their name', async () => {
    const { products } = demoShop
    for (const { sku } of products.filter(({ print }) => print).slice(0, 10)) {
      for (const { url, name, sizeBytes } of await filesOf(sku)) {
        const answer = await get(url)
        expect(answer.statusCode, name).toBe(200)
        expect(answer.rawPayload).toHaveLength(sizeBytes)
        expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
        expect(answer.headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-length': String(sizeBytes),
          'x-content-type-options': 'nosniff',
          'content-disposition': attachment(`${name}.pdf`),
        })
      }
    }
  })

  it('answer HEAD without their content', async () => {
    const [{ url, sizeBytes }] = await filesOf('PST-A1')
    const { status, headers } = await visitor.call('HEAD', url)
    expect([status, headers['content-length']]).toEqual([200, String(sizeBytes)])
  })

  it('can be had as long as the product is known, and not while it is a draft', async () => {
    const [{ url }] = await filesOf('PST-A3')
    await setStatus('discontinued')
    expect((await get(url)).statusCode).toBe(200)
    await setStatus('draft')
    expect((await get(url)).statusCode).toBe(404)
    await setStatus('active')
    expect((await get(url)).statusCode).toBe(200)
  })

  it.each(['x', '00000000-0000-4000-8000-000000000000', '..%2F..%2Fsecret', 'downloads%2Fa.pdf'])(
    'are not found as %s',
    async (id) => {
      const { statusCode, headers } = await get(`/files/${id}`)
      expect(statusCode).toBe(404)
      expect(headers['content-disposition']).toBeUndefined()
    },
  )

  it('are not found when the storage has lost them', async () => {
    const [{ url }] = await filesOf('PST-A2')
    const row = await shop.database.db
      .selectFrom('product_files')
      .where('id', '=', url.slice('/files/'.length))
      .select('storage_key')
      .executeTakeFirstOrThrow()
    await shop.shop.files.remove(row.storage_key)
    expect((await get(url)).statusCode).toBe(404)
  })
})
