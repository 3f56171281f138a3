import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let shop: TestShop
let sam: TestOperator
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await sql`truncate login_failures`.execute(shop.database.db)
  sam = await newOperator(shop, 'sales')
})

const later = (ms: number) => shop.setNow(new Date(TEST_NOW.getTime() + ms))
const login = (email: string, password: string, browser = shop.browser()) =>
  browser.call('POST', '/beheer/api/login', { body: { email, password } })
const seen = async (browser: TestBrowser) => (await browser.call('GET', '/beheer/api/me')).status
const change = (values: { readonly role?: 'finance'; readonly blocked_at?: Date | null }) =>
  shop.database.db.updateTable('operators').set(values).where('email', '=', sam.email).execute()

/** Another browser with the same cookie. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = shop.browser()
  copy.cookies.set('operator', browser.cookies.get('operator') ?? '')
  return copy
}

describe('POST /beheer/login', () => {
  it('sets one cookie that no script reads and no other site brings along, and tells who logged in', async () => {
    const { status, json, headers } = await login(` ${sam.email.toUpperCase()} `, sam.password)
    expect([status, json.operator]).toEqual([
      200,
      { id: expect.any(String), email: sam.email, name: expect.stringMatching(/^Sam/), role: 'sales' },
    ])
    const [cookie, ...others] = [headers['set-cookie']].flat().map(String)
    expect(others).toEqual([])
    expect(cookie?.split('; ').toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=43200',
      'Path=/',
      'SameSite=Strict',
      expect.stringMatching(/^operator=[\w-]{43}$/),
    ])
  })

  it('keeps the hash of what the cookie holds', async () => {
    const token = (await sam.loggedIn()).cookies.get('operator') ?? ''
    const { rows } = await sql<{ all: string }>`
      select json_agg(operator_sessions)::text as all from operator_sessions`.execute(shop.database.db)
    expect(rows[0]?.all).not.toContain(token)
  })

  it('answers the same for an unknown address, a wrong password, a customer and who is blocked', async () => {
    await change({ blocked_at: TEST_NOW })
    const answers = [
      await login('niemand@drukkerij.example', sam.password),
      await login((await newOperator(shop, 'owner')).email, 'nee'),
      await login('klant@demo.example', 'Paskruis-demo-1'),
      await login(sam.email, sam.password),
    ]
    for (const { status, json, headers } of answers) {
      expect([status, json.errors]).toEqual([
        401,
        [{ code: 'LoginFailed', message: 'Het e-mailadres of wachtwoord klopt niet.' }],
      ])
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it.each([
    ['no address', '', 'x', 'Vul een e-mailadres in'],
    ['no password', 'sam@drukkerij.example', '', 'Vul een wachtwoord in'],
    ['a password of a megabyte', 'sam@drukkerij.example', 'x'.repeat(100_000), 'Deze tekst is te lang'],
  ])('refuses %s in plain words', async (_case, email, password, message) => {
    const { status, json } = await login(email, password)
    expect([status, json.errors[0].message]).toEqual([422, message])
  })

  it('refuses after ten failures, also the right password, and opens again after fifteen minutes', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login(sam.email, 'nee')
    const { status, json, headers } = await login(sam.email, sam.password)
    expect([status, json.errors[0].message, headers['retry-after']]).toEqual([
      429,
      'Het inloggen is te vaak mislukt. Probeer het over een kwartier opnieuw.',
      '900',
    ])
    later(16 * MINUTE_MS)
    expect((await login(sam.email, sam.password)).status).toBe(200)
  })

  it.each([
    ['for one address', () => sam.email],
    ['of one network', (attempt: number) => `iemand${attempt}@drukkerij.example`],
  ])('tries no more than ten of thirty wrong passwords %s that come at once', async (_case, emailOf) => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => login(emailOf(at), 'nee')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('is not kept from staff by what customers type, nor the other way round', async () => {
    const asCustomer = (username: string, password: string) =>
      shop.browser().call('POST', '/api/customer/login', { body: { username, password } })
    for (let attempt = 0; attempt < 10; attempt += 1) await asCustomer(sam.email, 'nee')
    expect((await asCustomer('klant@demo.example', 'Paskruis-demo-1')).status).toBe(429)
    expect((await login(sam.email, sam.password)).status).toBe(200)
    await sql`truncate login_failures`.execute(shop.database.db)
    for (let attempt = 0; attempt < 10; attempt += 1) await login('klant@demo.example', 'nee')
    expect((await login(sam.email, sam.password)).status).toBe(429)
    expect((await asCustomer('klant@demo.example', 'Paskruis-demo-1')).status).toBe(200)
  })

  it('gives a new session each time, and ends the one that the browser had', async () => {
    const browser = await sam.loggedIn()
    const old = copyOf(browser)
    await login(sam.email, sam.password, browser)
    expect([await seen(browser), await seen(old)]).toEqual([200, 404])
  })
})

describe('a request of another site', () => {
  it.each([
    ['to log in', 'POST', '/beheer/api/login'],
    ['to log out', 'POST', '/beheer/api/logout'],
    ['to log out everywhere', 'DELETE', '/beheer/api/sessions'],
  ] as const)('is refused %s', async (_case, method, url) => {
    const browser = await sam.loggedIn()
    const body = { email: sam.email, password: sam.password }
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as const) {
      const { status, json } = await browser.call(method, url, { body, headers })
      expect([status, json.errors[0].code]).toEqual([403, 'ForeignOrigin'])
    }
    expect(await seen(browser)).toBe(200)
  })
})

describe('a session of an operator', () => {
  it('ends at logout, for everybody who has its cookie', async () => {
    const browser = await sam.loggedIn()
    const [copy, other] = [copyOf(browser), await sam.loggedIn()]
    expect((await browser.call('POST', '/beheer/api/logout')).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual([])
    expect([await seen(copy), await seen(other)]).toEqual([404, 200])
  })

  it('ends twelve hours after logging in, however much it was used', async () => {
    const browser = await sam.loggedIn()
    later(8 * HOUR_MS)
    expect(await seen(browser)).toBe(200)
    later(12 * HOUR_MS - 1)
    expect(await seen(browser)).toBe(200)
    later(12 * HOUR_MS)
    expect(await seen(browser)).toBe(404)
  })

  it('ends at once when its operator is blocked, and stays ended when he is let in again', async () => {
    const browser = await sam.loggedIn()
    await change({ blocked_at: TEST_NOW })
    expect(await seen(browser)).toBe(404)
    await change({ blocked_at: null })
    expect(await seen(browser)).toBe(404)
    expect((await login(sam.email, sam.password)).status).toBe(200)
  })

  it('has the role of this moment', async () => {
    const browser = await sam.loggedIn()
    await change({ role: 'finance' })
    expect((await browser.call('GET', '/beheer/api/me')).json.operator.role).toBe('finance')
  })

  it('stands in the list of the own ones, and ends with all of them everywhere', async () => {
    const home = await sam.loggedIn()
    const stranger = await (await newOperator(shop, 'sales')).loggedIn()
    later(HOUR_MS)
    const browser = await sam.loggedIn()
    later(2 * HOUR_MS)
    expect((await browser.call('GET', '/beheer/api/sessions')).json).toEqual({
      sessions: [
        session({ begun: HOUR_MS, used: 2 * HOUR_MS, isThisOne: true }),
        session({ begun: 0, used: 0, isThisOne: false }),
      ],
    })
    expect((await browser.call('DELETE', '/beheer/api/sessions')).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual([])
    expect([await seen(home), await seen(browser), await seen(stranger)]).toEqual([404, 404, 200])
  })
})

const at = (ms: number) => new Date(TEST_NOW.getTime() + ms).toISOString()
const session = ({ begun, used, isThisOne }: { begun: number; used: number; isThisOne: boolean }) => ({
  id: expect.any(String),
  browser: 'Onbekende browser',
  createdAt: at(begun),
  lastSeenAt: at(used),
  expiresAt: at(begun + 12 * HOUR_MS),
  isThisOne,
})

describe('an operator is no customer', () => {
  it('has no customer calls by the own cookie, nor by its secret as that of a customer', async () => {
    const operator = await sam.loggedIn()
    expect((await operator.call('GET', '/api/customer')).status).toBe(401)
    operator.cookies.set('session', operator.cookies.get('operator') ?? '')
    expect((await operator.call('GET', '/api/customer')).status).toBe(401)
  })

  it('is none by the secret of a customer', async () => {
    const customer = await shop.loggedIn()
    customer.cookies.set('operator', customer.cookies.get('session') ?? '')
    expect(await seen(customer)).toBe(404)
  })

  it('may be one in the same browser, and logs out of each apart', async () => {
    const browser = await shop.loggedIn()
    await login(sam.email, sam.password, browser)
    expect([await seen(browser), (await browser.call('GET', '/api/customer')).status]).toEqual([200, 200])
    await browser.call('POST', '/beheer/api/logout')
    expect([await seen(browser), (await browser.call('GET', '/api/customer')).status]).toEqual([404, 200])
  })
})

describe('at an https address', () => {
  let secure: TestShop
  beforeAll(async () => {
    secure = await testShop({ settings: { publicUrl: 'https://winkel.example' } })
  })
  afterAll(() => secure.close())

  it('the cookie is bound to the host and goes by https only', async () => {
    const { email, password, loggedIn } = await newOperator(secure, 'owner')
    const browser = await loggedIn()
    expect([...browser.cookies.keys()]).toEqual(['__Host-operator'])
    expect(await seen(browser)).toBe(200)
    const { headers } = await browser.call('POST', '/beheer/api/login', { body: { email, password } })
    expect(headers['set-cookie']).toMatch(/; Secure/)
    expect(headers['set-cookie']).not.toMatch(/Domain/)
    await browser.call('POST', '/beheer/api/logout')
    expect([...browser.cookies.keys()]).toEqual([])
  })

  it('a cookie without the prefix is nothing', async () => {
    const browser = await (await newOperator(secure, 'owner')).loggedIn()
    const plain = secure.browser()
    plain.cookies.set('operator', browser.cookies.get('__Host-operator') ?? '')
    expect(await seen(plain)).toBe(404)
  })
})
