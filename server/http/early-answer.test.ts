import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { capturedLog } from '#test/support/captured-log.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { listen } from '../db/listen.ts'
import { readSettings } from '../settings.ts'
import { answerFromCache } from './early-answer.ts'
import { type CatalogueNews, createCatalogueNews, EVERYTHING_CHANGED } from '../db/catalogue-news.ts'
import { createReplyCache, type ReplyCache } from './reply-cache.ts'

const LONG = 'Spandoek 3 × 1 m. '.repeat(100)

describe('a cached answer', () => {
  const today = new Date('2026-11-18T12:00:00Z')
  let now: Date
  let app: FastifyInstance
  let news: CatalogueNews
  let replies: ReplyCache
  beforeEach(async () => {
    now = today
    news = createCatalogueNews()
    replies = createReplyCache({ news })
    app = Fastify()
    const settings = readSettings({ SECRET: 'x'.repeat(40), DATABASE_URL: 'postgres://localhost/x' })
    answerFromCache(app, { replies, settings, clock: () => now })
    app.all('/*', () => 'the usual way')
    await replies.get(' 2026-11-18 /short', async () => 'early')
    await replies.get(' 2026-11-18 /long', async () => LONG)
    await replies.get('contract-1 2026-11-18 /own', async () => 'early')
  })
  afterEach(() => app.close())

  const asked = async (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    (await app.inject({ method: method as 'GET', url, headers })).body

  it.each([
    ['a visitor', '/short', {}, 'early'],
    ['who has other cookies', '/short', { cookie: 'LoggedIn=1; consent=all' }, 'early'],
    ['who asks for it unpacked', '/long', {}, LONG],
    ['who asks for an encoding that was not made yet', '/long', { 'accept-encoding': 'br' }, 'the usual way'],
    ['who asks for another address', '/short?x=1', {}, 'the usual way'],
    ['who has no part in its prices', '/own', {}, 'the usual way'],
    ['who has a session', '/short', { cookie: 'session=abc' }, 'the usual way'],
    ['who has a session over https', '/short', { cookie: 'a=1; __Host-session=abc' }, 'the usual way'],
  ])('for %s', async (_who, url, headers, body) => {
    expect(await asked(url, headers)).toBe(body)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is none to %s', async (method) => {
    expect(await asked('/short', {}, method)).toBe('the usual way')
  })

  it('is early once its encoding was made', async () => {
    const kept = replies.peek(' 2026-11-18 /long')
    const packed = kept?.kind === 'long' ? await kept.body('gzip') : null
    const answer = await app.inject({ url: '/long', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.rawPayload).toEqual(packed)
  })

  it('is gone on the next day, and after a change', async () => {
    now = new Date('2026-11-18T23:30:00Z')
    expect(await asked('/short')).toBe('the usual way')
    now = today
    expect(await asked('/short')).toBe('early')
    news.hear(EVERYTHING_CHANGED)
    expect(await asked('/short')).toBe('the usual way')
  })
})

/** Over the wire; all but the moment of sending. */
async function fetched(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, { headers })
  return { sent: { ...Object.fromEntries(answer.headers), date: '' }, text: await answer.text() }
}

describe('the shop', () => {
  const PRODUCT = '/api/products/SPD-510'
  const CONFIG = '/api/config'
  const MENUS = '/api/content/menus?ids=footer-column-1,footer-column-2'
  const CATEGORY = '/api/content/page/vlaggen-en-masten/mastvlaggen'
  /** Looks like a session and is none: the same visitor, answered the usual way. */
  const USUAL_WAY = { cookie: 'no-session=1' }

  let shop: TestShop
  let address: string
  const logged = capturedLog()
  beforeAll(async () => {
    shop = await testShop({ logStream: logged.stream })
    address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => shop.close())

  async function ask(
    url: string,
    method: 'GET' | 'HEAD' | 'POST',
    headers: Readonly<Record<string, string>>,
  ) {
    const answer = await shop.app.inject({ url, method, headers })
    const { date: _now, ...lasting } = answer.headers
    return { status: answer.statusCode, headers: lasting, body: answer.rawPayload }
  }

  const rows = [PRODUCT, CONFIG, MENUS, CATEGORY, `${PRODUCT}?x=1`].flatMap((url) =>
    (['GET', 'HEAD'] as const).flatMap((method) =>
      ['identity', 'gzip', 'gzip, deflate, br', 'br;q=0, *;q=0.1'].map(
        (encoding) => [method, url, { 'accept-encoding': encoding }, 200] as const,
      ),
    ),
  )
  it.each([
    ...rows,
    ['GET', PRODUCT, { 'if-none-match': '"x"' }, 200],
    ['GET', PRODUCT, { 'if-none-match': '*' }, 200],
    ['GET', PRODUCT, { range: 'bytes=0-9' }, 200],
    ['GET', CONFIG, { host: 'evil.example' }, 200],
    ['GET', CONFIG, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 200],
    ['POST', CONFIG, {}, 404],
    ['GET', `${CONFIG}/`, {}, 404],
    ['GET', '/api/products/weg', {}, 404],
    ['GET', '/api/products/%zz', {}, 404],
    ['GET', '/api/content/menus', {}, 422],
  ] as const)('answers %s %s %o early as it does later: %d', async (method, url, headers, status) => {
    const usual = await ask(url, method, { ...headers, ...USUAL_WAY })
    const early = await ask(url, method, headers)
    expect(early).toEqual(usual)
    expect(early.status).toBe(status)
  })

  it('sends the same over the wire, on a line that stays open', async () => {
    const url = `${address}${PRODUCT}`
    const usual = await fetched(url, USUAL_WAY)
    expect([await fetched(url), await fetched(url)]).toEqual([usual, usual])
    expect(usual.sent).toMatchObject({ connection: 'keep-alive', 'content-encoding': 'gzip' })
  })

  it('gives a customer the prices of the customer', async () => {
    const customer = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    const { body } = await ask(PRODUCT, 'GET', {})
    const { json, headers } = await customer.call('GET', PRODUCT)
    expect(json).not.toEqual(JSON.parse(String(body)))
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('gives what the database says, from the moment that it told of a change', async () => {
    const told = Promise.withResolvers<void>()
    let isChanged = false
    const listener = await listen(
      shop.database.url,
      'catalogue_changed',
      () => {
        shop.heardCatalogueChange()
        if (isChanged) told.resolve()
      },
      told.reject,
    )
    const { body: before } = await ask(PRODUCT, 'GET', {})
    isChanged = true
    await shop.database.db
      .updateTable('products')
      .set({ title: 'Spandoek met een nieuwe naam' })
      .where('sku', '=', 'SPD-510')
      .execute()
    await told.promise
    for (const { body } of [await ask(PRODUCT, 'GET', {}), await ask(PRODUCT, 'GET', {})]) {
      expect(body).not.toEqual(before)
      expect(String(body)).toContain('Spandoek met een nieuwe naam')
    }
    await listener.close()
  })

  it('logs the same lines, each once, without cookie and query', async () => {
    const linesOf = async (headers: Readonly<Record<string, string>>) => {
      logged.lines.length = 0
      await ask(MENUS, 'GET', { ...headers, authorization: 'geheim-99' })
      return logged.lines.map((line) => {
        const { time: _time, responseTime: _responseTime, reqId, ...lasting } = JSON.parse(line)
        return { ...lasting, hasId: /^[0-9a-f-]{36}$/.test(reqId) }
      })
    }
    const usual = await linesOf(USUAL_WAY)
    const early = await linesOf({ cookie: 'geheim-88=1' })
    expect(early).toEqual(usual)
    expect(early).toMatchObject([
      { msg: 'incoming request', hasId: true, req: { method: 'GET', path: '/api/content/menus' } },
      { msg: 'request completed', hasId: true, res: { status: 200 } },
    ])
    expect(logged.lines.join('')).not.toMatch(/geheim|footer/)
  })
})
