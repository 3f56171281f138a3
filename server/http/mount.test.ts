import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { createCatalogueNews } from '../db/catalogue-news.ts'
import { NO_SCOPE } from './asker.ts'
import { createCompanyShare } from './company-share.ts'
import { dayOf, cacheKey } from './cached-answer.ts'
import { mountOn } from './mount.ts'
import { createReplyCache } from './reply-cache.ts'

const LONG = '/api/products/VLG-100X150'
const SHORT = '/api/config'

let shop: TestShop
let plain: string
beforeAll(async () => {
  shop = await testShop()
  plain = (await shop.app.inject(LONG)).body
})
afterAll(() => shop.close())

const get = (url: string, accepted: string) =>
  shop.app.inject({ url, headers: { 'accept-encoding': accepted } })

describe('a cached answer', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['deflate', undefined, (body: Buffer) => body],
  ])('for %s goes as %s, packed once', async (accepted, encoding, unpack) => {
    // The second time it comes from the cache, encoding and all.
    for (const { headers, rawPayload } of [await get(LONG, accepted), await get(LONG, accepted)]) {
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        vary: 'accept-encoding',
      })
      expect(headers['content-encoding']).toBe(encoding)
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(unpack(rawPayload).toString()).toBe(plain)
    }
  })

  it('goes as it is when it is short', async () => {
    const { headers, body } = await get(SHORT, 'br')
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({ currency: 'EUR' })
  })

  it('has the headers of its body for HEAD', async () => {
    const { headers, body } = await shop.app.inject({
      method: 'HEAD',
      url: LONG,
      headers: { 'accept-encoding': 'br' },
    })
    expect([headers['content-encoding'], body]).toEqual(['br', ''])
  })

  it('that does not exist is an error for every encoding', async () => {
    const { statusCode, headers, body } = await get('/api/products/weg', 'br')
    expect([statusCode, headers['content-encoding'], JSON.parse(body).errors[0].code]).toEqual([
      404,
      undefined,
      'ProductNotFound',
    ])
  })
})

const isKept = (url: string) =>
  shop.shop.replies.peek(cacheKey(NO_SCOPE, dayOf(shop.shop.clock)(), url)) !== undefined

describe('a cached answer is kept once', () => {
  it.each([
    ['a name that the call does not know', '/api/config?x=1', '/api/config'],
    ['a name that it does know among others', '/api/content/menus?y=2&ids=a&z=3', '/api/content/menus?ids=a'],
    ['another spelling of its path', '/api/products/%56LG-100X150', LONG],
    ['another spelling of its query', '/api/content/blocks?ids=%61', '/api/content/blocks?ids=a'],
    ['another order', '/api/categories/:key?sort=title&page=1', '/api/categories/:key?page=1&sort=title'],
  ])('for %s', async (_case, ...urls) => {
    const { id } = await shop.database.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
    const [asked, own] = urls.map((url) => url.replace(':key', id)) as [string, string]
    const { statusCode, body } = await shop.app.inject(asked)
    expect(statusCode).toBe(200)
    expect([isKept(asked), isKept(own)]).toEqual([false, true])
    expect((await shop.app.inject(own)).body).toBe(body)
  })
})

describe('a cached answer to a question in a body', () => {
  const worked: unknown[] = []
  const work = ({ body }: { readonly body: unknown }) => {
    worked.push(body)
    return { ok: true as const }
  }
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    const mount = mountOn(
      app,
      new Set(),
      { ...shop.shop, clock: () => TEST_NOW },
      new Map(),
      createCompanyShare(),
    )
    mount('mailPasswordReset', work, {
      cache: createReplyCache({ news: createCatalogueNews() }),
      keyOf: async (question) => question,
    })
    await app.ready()
  })
  afterAll(() => app.close())
  const ask = (email: string, query = '', more = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/customer/reset-password-email${query}`,
      payload: { ...more, email },
    })

  it('is kept by what is asked, however that and its address are written', async () => {
    const ways = [
      () => ask('a@demo.example'),
      () => ask('a@demo.example', '?x=1'),
      () => ask('a@demo.example', '', { nonsense: 1 }),
      () => ask('b@demo.example', '?x=1'),
    ]
    for (const way of ways) expect((await way()).statusCode).toBe(200)
    expect(worked).toEqual([{ email: 'a@demo.example' }, { email: 'b@demo.example' }])
  })
})

describe('an answer that is not kept', () => {
  it('is compressed when it is long', async () => {
    const { headers, rawPayload } = await get('/api/docs', 'br')
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString()).openapi).toBe('3.1.0')
  })
})
