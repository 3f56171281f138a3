import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { networkOf } from '../../network.ts'
import { hashPassword, isPassword } from './passwords.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await sql`truncate login_failures`.execute(shop.database.db)
})

const login = (username: string, password: string) =>
  shop.browser().call('POST', '/api/customer/login', { body: { username, password } })

describe('POST /customer/login', () => {
  it('sets an httpOnly session cookie and the readable mark, and tells who logged in', async () => {
    const { status, json, headers } = await login('klant@demo.example', 'Paskruis-demo-1')
    expect([status, json.contact.firstName]).toEqual([200, 'Marloes'])
    const cookies = [headers['set-cookie']].flat().map(String)
    expect(cookies.find((cookie) => cookie.startsWith('session='))).toMatch(
      /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/,
    )
    const mark = cookies.find((cookie) => cookie.startsWith('LoggedIn='))
    expect(mark).toMatch(/^LoggedIn=1/)
    expect(mark).not.toMatch(/HttpOnly/)
  })

  it('trims the address and ignores its case', async () => {
    expect((await login('  Klant@Demo.Example ', 'Paskruis-demo-1')).status).toBe(200)
  })

  it('answers the same for an unknown address and a wrong password', async () => {
    const [wrong, unknown] = [
      await login('klant@demo.example', 'nee'),
      await login('niemand@demo.example', 'nee'),
    ]
    expect(wrong.status).toBe(401)
    expect(wrong.json).toEqual(unknown.json)
    expect(wrong.json.errors[0].message).toBe('Het e-mailadres of wachtwoord klopt niet.')
  })

  it.each([
    ['an empty address', '', 'x', 'Vul een e-mailadres in'],
    ['a malformed address', 'geen adres', 'x', 'Vul een geldig e-mailadres in'],
    ['no password', 'klant@demo.example', '', 'Vul een wachtwoord in'],
    ['a password of a megabyte', 'klant@demo.example', 'x'.repeat(100_000), 'Deze tekst is te lang'],
  ])('refuses %s in the words of the spec', async (_case, username, password, message) => {
    const { status, json } = await login(username, password)
    expect([status, json.errors[0].message]).toEqual([422, message])
  })

  it('refuses after ten failures, also the right password, and opens again after fifteen minutes', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login('klant@demo.example', 'nee')
    expect((await login('klant@demo.example', 'Paskruis-demo-1')).status).toBe(429)
    shop.setNow(new Date(TEST_NOW.getTime() + 16 * 60_000))
    expect((await login('klant@demo.example', 'Paskruis-demo-1')).status).toBe(200)
  })

  it('tries no more than ten of thirty wrong passwords that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('klant@demo.example', 'nee')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('tries no more than ten of fifty addresses that one network tries at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => login(`iemand${index}@demo.example`, 'nee')),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(40)
    expect(refused[0]?.headers['retry-after']).toBe('900')
  })

  it('meets no limit in fifty good logins', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await login('klant@demo.example', 'Paskruis-demo-1')).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('refuses a blocked company', async () => {
    await sql`update companies set is_blocked = true where name like 'Bakkerij%'`.execute(shop.database.db)
    const { status } = await login('klant@demo.example', 'Paskruis-demo-1')
    await sql`update companies set is_blocked = false`.execute(shop.database.db)
    expect(status).toBe(403)
  })

  it('gives a new session each time, and ends the one that the browser had', async () => {
    const browser = await shop.loggedIn()
    const first = browser.cookies.get('session')
    await browser.call('POST', '/api/customer/login', {
      body: { username: 'klant@demo.example', password: 'Paskruis-demo-1' },
    })
    expect(browser.cookies.get('session')).not.toBe(first)
    const old = shop.browser()
    old.cookies.set('session', first ?? '')
    expect((await old.call('GET', '/api/customer')).status).toBe(401)
  })
})

describe('a session', () => {
  it('ends at logout, for everybody who has its cookie', async () => {
    const browser = await shop.loggedIn()
    const copy = shop.browser()
    copy.cookies.set('session', browser.cookies.get('session') ?? '')
    expect((await copy.call('GET', '/api/customer')).status).toBe(200)
    await browser.call('POST', '/api/customer/logout')
    expect([...browser.cookies.keys()]).toEqual([])
    expect((await copy.call('GET', '/api/customer')).status).toBe(401)
  })

  it('ends when it was not used for thirty days, and its mark is taken away', async () => {
    const browser = await shop.loggedIn()
    shop.setNow(new Date(TEST_NOW.getTime() + 29 * 86_400_000))
    expect((await browser.call('GET', '/api/customer')).status).toBe(200)
    shop.setNow(new Date(TEST_NOW.getTime() + 58 * 86_400_000))
    expect((await browser.call('GET', '/api/customer')).status).toBe(200)
    shop.setNow(new Date(TEST_NOW.getTime() + 89 * 86_400_000))
    expect((await browser.call('GET', '/api/customer')).status).toBe(401)
    expect(browser.cookies.has('LoggedIn')).toBe(false)
  })

  it('is not made by the mark alone', async () => {
    const browser = shop.browser()
    browser.cookies.set('LoggedIn', '1')
    browser.cookies.set('session', 'verzonnen')
    expect((await browser.call('POST', '/api/customer/upload-token')).status).toBe(401)
  })

  it('deleted under way answers 401 with errors, never 5xx', async () => {
    const browser = await shop.loggedIn()
    await sql`delete from sessions`.execute(shop.database.db)
    const { status, json } = await browser.call('GET', '/api/cart')
    expect([status, json.errors[0].code]).toEqual([401, 'LoginRequired'])
  })
})

describe('POST /customer/upload-token', () => {
  it('gives a token of 256 bits, stated to end at 80 % of its half hour, several at once', async () => {
    const browser = await shop.loggedIn()
    const [one, other] = await Promise.all([
      browser.call('POST', '/api/customer/upload-token'),
      browser.call('POST', '/api/customer/upload-token'),
    ])
    expect(one.json.uploadToken).toMatch(/^[\w-]{43}$/)
    expect(one.json.uploadToken).not.toBe(other.json.uploadToken)
    expect(one.json.uploadTokenExpiration).toBe(new Date(TEST_NOW.getTime() + 24 * 60_000).toISOString())
    expect(one.json.uploadTokenLifeMs).toBe(24 * 60_000)
  })
})

describe('networkOf', () => {
  it.each([
    ['an IPv4 address is its own network', '192.0.2.7', '192.0.2.7'],
    ['a mapped address is the IPv4 one', '::ffff:192.0.2.7', '192.0.2.7'],
    ['an IPv6 customer is a /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['a shortened address is filled up', '2001:db8::1', '2001:db8:0:0::/64'],
  ])('%s', (_rule, ip, network) => expect(networkOf(ip)).toBe(network))
})

describe('passwords', () => {
  it('are known again, and no other', async () => {
    const hash = await hashPassword('Geheim-123')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isPassword('Geheim-123', hash)).toBe(true)
    expect(await isPassword('geheim-123', hash)).toBe(false)
    expect(await isPassword('Geheim-123\0', hash)).toBe(false)
    expect(await isPassword('Geheim-123', null)).toBe(false)
    expect(await isPassword('Geheim-123', 'onzin')).toBe(false)
    await expect(hashPassword('a\0b')).rejects.toThrow(RangeError)
  })
})
