import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, type CallName, callParts } from '#contract/calls.ts'
import { capturedLog } from '#test/support/captured-log.ts'
import { type CutLine, cutLine } from '#test/support/cut-line.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
const logged = capturedLog()
beforeAll(async () => {
  shop = await testShop({ logStream: logged.stream })
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())

const raw = (headers: Record<string, string>, payload: string, url = '/api/cart/items') =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie: `session=${customer.cookies.get('session')}`, ...headers },
  })
const JSON_TYPE = { 'content-type': 'application/json' }

describe('a body', () => {
  it.each([
    ['broken JSON', JSON_TYPE, '{"cartItem":', 400, 'MalformedJson'],
    ['a prototype in JSON', JSON_TYPE, '{"__proto__":{"x":1}}', 400, 'MalformedJson'],
    ['JSON that nests too deep', JSON_TYPE, '['.repeat(21) + ']'.repeat(21), 400, 'MalformedJson'],
    ['a text', { 'content-type': 'text/plain' }, '{}', 415, 'UnsupportedMediaType'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1', 415, 'UnsupportedMediaType'],
    [
      'JSON with a tab in its type',
      { 'content-type': 'application/json\t; x' },
      '{"cartItem":{}}',
      422,
      'InvalidInput',
    ],
    ['more than 256 kB', JSON_TYPE, `{"x":"${'x'.repeat(300_000)}"}`, 413, 'BodyTooLarge'],
    ['the wrong shape', JSON_TYPE, '[]', 422, 'InvalidInput'],
  ])('of %s is refused with an errors list', async (_case, headers, payload, status, code) => {
    const answer = await raw(headers, payload)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code])
    expect(answer.json().errors[0].message).toMatch(/^[A-Z].*[.!]?$/)
  })

  it('may be empty without a content type', async () => {
    expect((await raw({}, '', '/api/cart/empty')).statusCode).toBe(200)
    expect((await raw(JSON_TYPE, '', '/api/cart/empty')).statusCode).toBe(200)
  })
})

describe('a request of another site', () => {
  it.each([
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign Origin', { origin: 'https://evil.example' }, 403],
    ['Origin null', { origin: 'null' }, 403],
    ['only a foreign Referer', { referer: 'https://evil.example/page' }, 403],
    ['a Referer that is no address', { referer: 'evil' }, 403],
    ['only its own Referer', { referer: 'http://localhost:80/winkelwagen', host: 'localhost:80' }, 200],
    ['its own Origin', { origin: 'http://localhost:80', host: 'localhost:80' }, 200],
    ['same-origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['neither header', {}, 200],
  ])('with %s', async (_case, headers, status) => {
    expect((await raw(headers, '', '/api/cart/empty')).statusCode).toBe(status)
  })

  it('may still read', async () => {
    const { status } = await shop
      .browser()
      .call('GET', '/api/config', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(status).toBe(200)
  })
})

describe('every call of spec 7', () => {
  const id = '0b7a1a5e-5f4f-4b57-9d66-3f1a3f7f9a11'
  // A login of its own, since one of the calls logs out.
  let another: TestBrowser
  beforeEach(async () => {
    another = await shop.loggedIn()
  })
  const urlOf = (name: CallName) =>
    callParts(name).path.replace(/:(\w+)|\*/g, (_wild, param?: string) => (param === 'id' ? id : 'x'))

  it.each(Object.keys(calls) as CallName[])(
    '%s is served and answers errors in the one shape',
    async (name) => {
      const { method } = callParts(name)
      const { status, json } = await another.call(method, urlOf(name))
      expect(status).not.toBe(500)
      if (status >= 400) {
        expect(json.errors.length).toBeGreaterThan(0)
        for (const error of json.errors)
          expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
      }
    },
  )

  it('answers an unknown call with 404 and an errors list', async () => {
    for (const url of ['/api/nope', '/api/', '/api/cart/items/x/y/z']) {
      const { status, json } = await shop.browser().call('GET', url)
      expect([url, status, json.errors[0].code]).toEqual([url, 404, 'NotFound'])
    }
  })
})

describe('a path that cannot be read', () => {
  it.each(['/%', '/api/%zz', '/api/cart/items/%', `/${'x'.repeat(3000)}`])(
    '%s is not found, in the one shape',
    async (url) => {
      const answer = await shop.app.inject(url)
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'NotFound'])
    },
  )
})

describe('a path with control characters', () => {
  it.each([
    '/api/products/%00',
    '/api/content/page/%00',
    '/api/content/page/a%1Fb',
    '/api/categories/%7F',
    '/api',
  ])('%s is not found, and no fault in the log', async (url) => {
    logged.lines.length = 0
    const answer = await shop.app.inject(url)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([
      404,
      expect.stringMatching(/NotFound$/),
    ])
    expect(logged.lines.join('')).not.toContain('"level":50')
  })
})

describe('headers', () => {
  it('let no page use the camera or the place of its visitor', async () => {
    const { headers } = await shop.app.inject('/api/config')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  it('refuse frames, sniffing and foreign scripts, and keep customers out of caches', async () => {
    const { headers } = await (await shop.loggedIn()).call('GET', '/api/cart')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await shop.browser().call('GET', '/healthz')).json).toEqual({ status: 'ok' })
    expect((await shop.browser().call('GET', '/readyz')).json).toEqual({ status: 'ready' })
  })
})

describe('the log', () => {
  it('holds no password, token, cookie or query', async () => {
    const secret = 'Geheim-Wachtwoord-77'
    await shop
      .browser()
      .call('POST', '/api/customer/login', { body: { username: 'klant@demo.example', password: secret } })
    await customer.call('GET', '/api/designs?token=geheim-token-88')
    const text = logged.lines.join('')
    expect(text).toContain('/api/customer/login')
    for (const word of [secret, 'geheim-token-88', customer.cookies.get('session') ?? 'geen sessie'])
      expect(text).not.toContain(word)
  })
})

describe('a client that leaves', () => {
  it('while its body comes is no fault in the log', async () => {
    logged.lines.length = 0
    await shop.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = shop.app.server.address() as AddressInfo
    for (const path of ['/api/contact', '/api/configurator/calculate']) {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n[`,
      )
      await vi.waitFor(() => expect(logged.lines.join('')).toContain(path))
      socket.destroy()
    }
    await vi.waitFor(() =>
      expect(logged.lines.filter((line) => line.includes('client left'))).toHaveLength(2),
    )
    expect(logged.lines.join('')).not.toContain('"level":50')
  })
})

describe('a database that goes away', () => {
  it('gives 503 with a Dutch sentence and Retry-After, keeps living, and serves again when it is back', async () => {
    let line: CutLine | undefined
    const cut = await testShop({
      by: async (url) => {
        line = await cutLine(url)
        return line.url
      },
    })
    const browser = await cut.loggedIn()
    await line?.cut()
    const { status, json, headers } = await browser.call('GET', '/api/cart')
    expect([status, json.errors[0].code, headers['retry-after']]).toEqual([503, 'Unavailable', '5'])
    expect((await cut.browser().call('GET', '/healthz')).status).toBe(200)
    expect((await cut.browser().call('GET', '/readyz')).status).toBe(503)
    await line?.mend()
    expect((await browser.call('GET', '/api/cart')).status).toBe(200)
    expect((await cut.browser().call('GET', '/readyz')).status).toBe(200)
    await cut.close()
    await line?.close()
  })
})
