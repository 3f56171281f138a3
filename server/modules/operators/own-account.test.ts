import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

const MINUTE_MS = 60_000
const NEW_PASSWORD = 'losse woorden naast elkaar'
const LOCKED = 'Het inloggen is te vaak mislukt. Probeer het over een kwartier opnieuw.'

let shop: TestShop
let now: Date
let sam: TestOperator
let browser: TestBrowser
beforeAll(async () => {
  shop = await testShop({ settings: { officeSecondFactor: true } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  setNow(TEST_NOW)
  await sql`truncate login_failures`.execute(shop.database.db)
  sam = await newOperator(shop, 'sales')
  browser = await sam.loggedIn()
})

function setNow(moment: Date) {
  now = moment
  shop.setNow(moment)
}
const wait = (ms: number) => setNow(new Date(now.getTime() + ms))
const codeOf = (key: string) =>
  generateSync({ secret: key.replaceAll(' ', ''), epoch: Math.floor(now.getTime() / 1_000) })
const login = (password: string) =>
  shop.browser().call('POST', '/beheer/api/login', { body: { email: sam.email, password } })
const seen = async (one: TestBrowser) => (await one.call('GET', '/beheer/api/me')).status
const account = async () => (await browser.call('GET', '/beheer/api/account')).json
const changePassword = (body: object) => browser.call('POST', '/beheer/api/account/password', { body })
const begin = (password: string) =>
  browser.call('POST', '/beheer/api/account/second-factor', { body: { password } })
const renew = (code: string) => browser.call('POST', '/beheer/api/account/recovery-codes', { body: { code } })
const faultOf = ({ status, json }: Answer) => [status, json.errors?.[0]?.code, json.errors?.[0]?.field]

/** Logs in with a code, whatever comes of it. */
async function enter(code: string): Promise<number> {
  const step: string = (await login(sam.password)).json.step.token
  return (await shop.browser().call('POST', '/beheer/api/login/code', { body: { step, code } })).status
}

/** Sets up an app; its key and the recovery codes. */
async function enrol() {
  const { json } = await begin(sam.password)
  const done = await browser.call('POST', '/beheer/api/login/second-factor', {
    body: { step: json.token, code: codeOf(json.key) },
  })
  expect(done.status).toBe(200)
  wait(MINUTE_MS)
  return { key: json.key, codes: done.json.recoveryCodes as string[] }
}

describe('the own name', () => {
  it('is changed, and written down', async () => {
    const { status, json } = await browser.call('PATCH', '/beheer/api/account', {
      body: { name: ' Sam <b> ' },
    })
    expect([status, json.name, (await browser.call('GET', '/beheer/api/me')).json.operator.name]).toEqual([
      200,
      'Sam <b>',
      'Sam <b>',
    ])
    const [change] = await shop.database.db
      .selectFrom('audit_events')
      .innerJoin('operators', 'operators.id', 'audit_events.actor_id')
      .select(['action', 'after'])
      .where('email', '=', sam.email)
      .execute()
    expect(change).toEqual({ action: 'update', after: { name: 'Sam <b>' } })
    expect((await browser.call('PATCH', '/beheer/api/account', { body: { name: ' ' } })).status).toBe(422)
  })
})

describe('the own password', () => {
  it('is changed by who knows it, which ends the other sessions', async () => {
    const other = await sam.loggedIn()
    const { status } = await changePassword({ password: sam.password, newPassword: NEW_PASSWORD })
    expect([status, await seen(browser), await seen(other)]).toEqual([200, 200, 404])
    expect([(await login(sam.password)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200])
  })

  it('stays when the present one is wrong or the new one is poor', async () => {
    expect(faultOf(await changePassword({ password: 'nee', newPassword: NEW_PASSWORD }))).toEqual([
      422,
      'PasswordWrong',
      'password',
    ])
    for (const newPassword of ['kort', 'wachtwoord123', sam.email])
      expect(faultOf(await changePassword({ password: sam.password, newPassword }))).toEqual([
        422,
        'InvalidInput',
        'newPassword',
      ])
    expect((await login(sam.password)).status).toBe(200)
  })

  it('is not guessed by who has the session', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await begin('nee')
    const { status, json } = await changePassword({ password: sam.password, newPassword: NEW_PASSWORD })
    expect([status, json.errors[0].message]).toEqual([429, LOCKED])
    wait(16 * MINUTE_MS)
    expect((await changePassword({ password: sam.password, newPassword: NEW_PASSWORD })).status).toBe(200)
  })
})

describe('the own second factor', () => {
  it('is set up in every role, after the password', async () => {
    expect(await account()).toMatchObject({ hasSecondFactor: false, codesLeft: 0, asksForCodes: true })
    expect(faultOf(await begin('nee'))).toEqual([422, 'PasswordWrong', 'password'])
    const other = await sam.loggedIn()
    await enrol()
    expect([await account(), await seen(other)]).toMatchObject([
      { hasSecondFactor: true, codesLeft: 10 },
      404,
    ])
    expect((await login(sam.password)).json.step.kind).toBe('code')
    expect(faultOf(await begin(sam.password)).slice(0, 2)).toEqual([409, 'SecondFactorKnown'])
  })

  it('gets new recovery codes by a code of the app, after which the old ones open nothing', async () => {
    const { key, codes } = await enrol()
    const code = codeOf(key)
    const renewed = await renew(code)
    expect([renewed.status, new Set([...renewed.json.recoveryCodes, ...codes]).size]).toEqual([200, 20])
    expect(faultOf(await renew(code))).toEqual([422, 'CodeWrong', 'code'])
    expect([await enter(codes[0] ?? ''), await enter(renewed.json.recoveryCodes[0])]).toEqual([422, 200])
    expect((await account()).codesLeft).toBe(9)
  })

  it('is locked in words that hold for codes', async () => {
    await enrol()
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(faultOf(await renew('letters'))).toEqual([422, 'CodeWrong', 'code'])
    const { status, json } = await renew('letters')
    expect([status, json.errors[0].message]).toEqual([429, LOCKED])
  })

  it('gives no codes to who has no app', async () => {
    expect(faultOf(await renew('123456'))).toEqual([422, 'CodeWrong', 'code'])
  })
})

describe('the own sessions', () => {
  it('name their browser, and end one by one', async () => {
    const phone = shop.browser()
    await phone.call('POST', '/beheer/api/login', {
      body: { email: sam.email, password: sam.password },
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/604.1' },
    })
    const { sessions } = (await browser.call('GET', '/beheer/api/sessions')).json
    const other = sessions.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne)
    expect([sessions.length, other.browser]).toEqual([2, 'Safari op iPhone'])
    const stranger = await (await newOperator(shop, 'sales')).loggedIn()
    const end = (by: TestBrowser) => by.call('DELETE', `/beheer/api/sessions/${other.id}`)
    expect(faultOf(await end(stranger)).slice(0, 2)).toEqual([404, 'SessionNotFound'])
    expect([await seen(phone), (await end(browser)).status]).toEqual([200, 200])
    expect([await seen(phone), await seen(browser), (await end(browser)).status]).toEqual([404, 200, 404])
  })
})
