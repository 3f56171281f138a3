import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { startWork } from '#server/worker.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

const EMAIL = 'tweede@demo.example'
const OLD = 'Paskruis-demo-2'
const NEW = 'Een-heel-nieuw-wachtwoord'
const soon = { timeout: 20_000, interval: 50 }

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await startWork(shop.shop, shop.jobs)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await sql`truncate outbox, login_failures cascade`.execute(shop.database.db)
})

// Each from a network of its own: asking has a limit per second.
let visitors = 0
const nextNetwork = () => `192.0.2.${(visitors += 1)}`
async function ask(email: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/customer/reset-password-email',
    payload: { email },
    remoteAddress: nextNetwork(),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const reset = (body: Record<string, string>) =>
  shop.browser().call('POST', '/api/customer/reset-password', { body })
const mails = () => shop.database.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()

/** Asks for a link and takes its token from the mail. */
async function askForToken(): Promise<string> {
  const before = (await mails()).length
  await ask(EMAIL)
  const all = await vi.waitFor(async () => {
    const found = await mails()
    expect(found.length).toBe(before + 1)
    return found
  }, soon)
  return /[?&]token=([\w-]{43})/.exec(JSON.stringify(all.at(-1)?.payload))?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('is chosen anew by the link of the mail, which ends every session and is told by mail', async () => {
    const browser = await shop.loggedIn(EMAIL, OLD)
    const token = await askForToken()
    expect(token).not.toBe('')
    expect((await reset({ email: EMAIL, token, password: NEW })).status).toBe(200)
    expect((await browser.call('GET', '/api/customer')).status).toBe(401)
    expect((await shop.loggedIn(EMAIL, NEW)).cookies.has('session')).toBe(true)
    expect((await mails()).map(({ template }) => template)).toEqual(['password_reset', 'password_changed'])
    const again = await askForToken()
    expect((await reset({ email: EMAIL, token: again, password: OLD })).status).toBe(200)
  })

  it('works once, also for two at the same moment', async () => {
    const token = await askForToken()
    const both = await Promise.all([0, 1].map(() => reset({ email: EMAIL, token, password: OLD })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const third = await reset({ email: EMAIL, token, password: OLD })
    expect([third.status, third.json.errors[0].code]).toEqual([422, 'ResetLinkInvalid'])
  })

  it('works for the newest link only, for half an hour, and for its own address', async () => {
    const first = await askForToken()
    const second = await askForToken()
    expect((await reset({ email: EMAIL, token: first, password: NEW })).status).toBe(422)
    expect((await reset({ email: 'klant@demo.example', token: second, password: NEW })).status).toBe(422)
    shop.setNow(new Date(TEST_NOW.getTime() + 31 * 60_000))
    expect((await reset({ email: EMAIL, token: second, password: NEW })).status).toBe(422)
    shop.setNow(new Date(TEST_NOW.getTime() + 29 * 60_000))
    expect((await reset({ email: EMAIL, token: second, password: OLD })).status).toBe(200)
  })

  it('answers the same for an address that nobody has, and mails nobody', async () => {
    const [known, unknown] = [await ask(EMAIL), await ask('niemand@demo.example')]
    expect(unknown).toEqual(known)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), soon)
  })

  it.each([
    ['too short', { password: 'kort' }, 'Kies een wachtwoord van minstens 10 tekens'],
    ['of the list', { password: 'Welkom-2026!' }, 'Dit wachtwoord is te makkelijk te raden. Kies een ander'],
    [
      'of the own address',
      { password: 'Tweede12345' },
      'Dit wachtwoord is te makkelijk te raden. Kies een ander',
    ],
    ['with a NUL', { password: 'lang-genoeg\0lang-genoeg' }, 'Controleer de ingevulde gegevens.'],
  ])('refuses a password %s', async (_case, change, message) => {
    const token = await askForToken()
    const { status, json } = await reset({ email: EMAIL, token, ...change })
    expect([status, json.errors[0].message]).toEqual([422, message])
    expect((await reset({ email: EMAIL, token, password: OLD })).status).toBe(200)
  })
})

describe('the present password', () => {
  it.each([
    ['PUT', '/api/customer/password', { newPassword: NEW }],
    ['POST', '/api/customer/erasure', {}],
  ] as const)('cannot be guessed by %s %s with a session that was left open', async (method, url, body) => {
    const thief = await shop.loggedIn(EMAIL, OLD)
    const guess = (password: string) => thief.call(method, url, { body: { ...body, password } })
    for (let tried = 0; tried < 10; tried += 1) expect((await guess(`gok-${tried}`)).status).toBe(422)
    const { status, json } = await guess(OLD)
    expect([status, json.errors[0].code]).toEqual([429, 'TooManyAttempts'])
  })
})

describe('PUT /customer/password', () => {
  it.each(['tweede@demo.example', 'Tweede12345', 'abcdefghij'])(
    'refuses %s as the new one',
    async (newPassword) => {
      const browser = await shop.loggedIn(EMAIL, OLD)
      const { status, json } = await browser.call('PUT', '/api/customer/password', {
        body: { password: OLD, newPassword },
      })
      expect([status, json.errors[0]]).toEqual([
        422,
        {
          code: 'InvalidInput',
          message: 'Dit wachtwoord is te makkelijk te raden. Kies een ander',
          field: 'newPassword',
        },
      ])
    },
  )

  it('wants the present password, ends the other sessions and keeps this one', async () => {
    const [here, elsewhere] = [await shop.loggedIn(EMAIL, OLD), await shop.loggedIn(EMAIL, OLD)]
    const change = (password: string, newPassword: string) =>
      here.call('PUT', '/api/customer/password', { body: { password, newPassword } })
    const wrong = await change('verkeerd', NEW)
    expect([wrong.status, wrong.json.errors[0]]).toEqual([
      422,
      { code: 'PasswordWrong', message: 'Je huidige wachtwoord klopt niet.', field: 'password' },
    ])
    expect((await change(OLD, NEW)).status).toBe(200)
    expect((await here.call('GET', '/api/customer')).status).toBe(200)
    expect((await elsewhere.call('GET', '/api/customer')).status).toBe(401)
    expect((await change(NEW, OLD)).status).toBe(200)
  })
})

describe('the captcha', () => {
  let service: Server
  let verdict: { status: number; body: string }
  let guarded: TestShop
  beforeAll(async () => {
    service = createServer((_request, reply) => reply.writeHead(verdict.status).end(verdict.body))
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    guarded = await testShop({
      settings: {
        recaptcha: { siteKey: 'site', secret: 'geheim', verifyUrl: `http://127.0.0.1:${port}/verify` },
      },
    })
  })
  afterAll(async () => {
    await guarded.close()
    await new Promise((resolve) => service.close(resolve))
  })

  it.each([
    ['a person', 'ok', 200, '{"success":true}', 200],
    ['a robot', 'ok', 200, '{"success":false}', 422],
    ['a person, as v3 tells', 'ok', 200, '{"success":true,"score":0.9}', 200],
    ['a robot, as v3 tells', 'ok', 200, '{"success":true,"score":0.1}', 422],
    ['no answer', '', 200, '{"success":true}', 422],
    ['a service that fails', 'ok', 500, 'oeps', 422],
    ['an answer that makes no sense', 'ok', 200, '[]', 422],
  ])('with %s', async (_case, recaptchaResponse, status, body, expected) => {
    verdict = { status, body }
    const answer = await guarded.app.inject({
      method: 'POST',
      url: '/api/customer/reset-password-email',
      payload: { email: EMAIL, recaptchaResponse },
      remoteAddress: nextNetwork(),
    })
    expect(answer.statusCode).toBe(expected)
    if (expected === 422)
      expect(answer.json().errors[0].message).toMatch(/^Er is iets misgegaan met de captcha-service\./)
  })
})
