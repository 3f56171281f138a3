import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { openKey, sealKey } from './sealed-key.ts'

const MINUTE_MS = 60_000

let shop: TestShop
let now: Date
beforeAll(async () => {
  shop = await testShop({ settings: { officeSecondFactor: true } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  setNow(TEST_NOW)
  await sql`truncate login_failures`.execute(shop.database.db)
})

function setNow(moment: Date) {
  now = moment
  shop.setNow(moment)
}
const wait = (ms: number) => setNow(new Date(now.getTime() + ms))

const login = ({ email, password }: TestOperator, browser = shop.browser()) =>
  browser.call('POST', '/beheer/api/login', { body: { email, password } })
const send = (path: 'code' | 'second-factor', step: string, code: string, browser = shop.browser()) =>
  browser.call('POST', `/beheer/api/login/${path}`, { body: { step, code } })
const seen = async (browser: TestBrowser) => (await browser.call('GET', '/beheer/api/me')).status

/** What the app shows at this moment of the shop, or so much later. */
const codeOf = (key: string, laterMs = 0) =>
  generateSync({ secret: key.replaceAll(' ', ''), epoch: Math.floor((now.getTime() + laterMs) / 1_000) })
/** A code that the app shows at no moment near now. */
const wrongCode = (key: string) => {
  const near = new Set([-60_000, -30_000, 0, 30_000, 60_000].map((ms) => codeOf(key, ms)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? ''
}

/** Somebody who set up an app, and then waited for its next code. */
async function enrolled(role: OperatorRole) {
  const operator = await newOperator(shop, role)
  const browser = shop.browser()
  const { step } = (await login(operator, browser)).json
  const { status, json } = await send('second-factor', step.token, codeOf(step.key), browser)
  expect(status).toBe(200)
  wait(MINUTE_MS)
  return { ...operator, browser, key: step.key, recoveryCodes: json.recoveryCodes as string[] }
}
const stepOf = async (operator: TestOperator): Promise<string> => (await login(operator)).json.step.token

describe('who must have a second factor and has none', () => {
  it.each(['owner', 'finance'] as const)('is led to set one up: %s', async (role) => {
    const operator = await newOperator(shop, role)
    const browser = shop.browser()
    const { status, json, headers } = await login(operator, browser)
    expect([status, json.operator, headers['set-cookie']]).toEqual([200, null, undefined])
    expect(json.step).toMatchObject({
      kind: 'enrol',
      key: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
    })
    expect(json.step.qr).toMatch(/^<svg [^]*<\/svg>\s*$/)
    expect(await seen(browser)).toBe(404)

    const done = await send('second-factor', json.step.token, codeOf(json.step.key), browser)
    expect([done.status, done.json.operator.email]).toEqual([200, operator.email])
    expect(new Set(done.json.recoveryCodes).size).toBe(10)
    expect(await seen(browser)).toBe(200)
  })

  it.each(['sales', 'prepress', 'production', 'content'] as const)('is not: %s', async (role) => {
    const browser = shop.browser()
    const { json } = await login(await newOperator(shop, role), browser)
    expect([json.step, await seen(browser)]).toEqual([null, 200])
  })

  it('can do nothing else with the token of that step', async () => {
    const { token } = (await login(await newOperator(shop, 'owner'))).json.step
    const thief = shop.browser()
    thief.cookies.set('operator', token)
    expect(await seen(thief)).toBe(404)
    for (const code of ['000000', 'aaaa-bbbb-cccc-dddd']) {
      const { status, json } = await send('code', token, code, thief)
      expect([status, json.errors[0].code]).toEqual([422, 'CodeWrong'])
    }
  })

  it('keeps no session from when his role needed none', async () => {
    const operator = await newOperator(shop, 'sales')
    const browser = shop.browser()
    await login(operator, browser)
    expect(await seen(browser)).toBe(200)
    await shop.database.db
      .updateTable('operators')
      .set({ role: 'finance' })
      .where('email', '=', operator.email)
      .execute()
    expect(await seen(browser)).toBe(404)
  })

  it('sets up one app, though two steps were begun', async () => {
    const operator = await newOperator(shop, 'owner')
    const [mine, other] = [(await login(operator)).json.step, (await login(operator)).json.step]
    expect((await send('second-factor', mine.token, codeOf(mine.key))).status).toBe(200)
    const { status, json } = await send('second-factor', other.token, codeOf(other.key))
    expect([status, json.errors[0].code]).toEqual([401, 'LoginStepOver'])
    expect((await login(operator)).json.step.kind).toBe('code')
  })
})

describe('who has a second factor', () => {
  it('logs in with a code of his app', async () => {
    const sam = await enrolled('owner')
    const browser = shop.browser()
    const { json, headers } = await login(sam, browser)
    expect([json, headers['set-cookie']]).toEqual([
      { operator: null, step: { kind: 'code', token: expect.any(String) } },
      undefined,
    ])
    expect(await seen(browser)).toBe(404)
    const code = codeOf(sam.key)
    const entered = await send('code', json.step.token, `${code.slice(0, 3)} ${code.slice(3)}`, browser)
    expect([entered.status, entered.json.operator.email]).toEqual([200, sam.email])
    expect(await seen(browser)).toBe(200)
  })

  it('is asked for it also in a role that needs none', async () => {
    const sam = await enrolled('owner')
    await shop.database.db
      .updateTable('operators')
      .set({ role: 'sales' })
      .where('email', '=', sam.email)
      .execute()
    expect((await login(sam)).json.step.kind).toBe('code')
  })

  it('finds that a code works once, also the one that set up the app', async () => {
    const sam = await enrolled('owner')
    const code = codeOf(sam.key)
    expect((await send('code', await stepOf(sam), code)).status).toBe(200)
    const again = await send('code', await stepOf(sam), code)
    expect([again.status, again.json.errors]).toEqual([
      422,
      [
        {
          code: 'CodeWrong',
          message: 'Deze code klopt niet, of is al gebruikt. Vul de code in die er nu staat.',
          field: 'code',
        },
      ],
    ])
    const older = await send('code', await stepOf(sam), codeOf(sam.key, -30_000))
    expect(older.status).toBe(422)
    wait(MINUTE_MS)
    expect((await send('code', await stepOf(sam), codeOf(sam.key))).status).toBe(200)
  })

  it('finds that one of two at once gets in with the same code', async () => {
    const sam = await enrolled('finance')
    const steps = [await stepOf(sam), await stepOf(sam)]
    const answers = await Promise.all(steps.map((step) => send('code', step, codeOf(sam.key))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('uses up the step: a token that was seen by another opens nothing more', async () => {
    const sam = await enrolled('owner')
    const step = await stepOf(sam)
    expect((await send('code', step, codeOf(sam.key))).status).toBe(200)
    wait(MINUTE_MS)
    const { status, json } = await send('code', step, codeOf(sam.key))
    expect([status, json.errors[0].code]).toEqual([401, 'LoginStepOver'])
  })

  it('begins anew after a quarter of an hour, or when blocked meanwhile', async () => {
    const sam = await enrolled('owner')
    const slow = await stepOf(sam)
    wait(16 * MINUTE_MS)
    expect((await send('code', slow, codeOf(sam.key))).status).toBe(401)
    const blocked = await stepOf(sam)
    await shop.database.db
      .updateTable('operators')
      .set({ blocked_at: now })
      .where('email', '=', sam.email)
      .execute()
    expect((await send('code', blocked, codeOf(sam.key))).status).toBe(401)
  })

  it.each([['letters'], ['12345'], ['1234567'], ['٠١٢٣٤٥'], ['1'.repeat(40)]])(
    'is refused %s',
    async (code) => {
      const { status } = await send('code', await stepOf(await enrolled('owner')), code)
      expect(status).toBe(422)
    },
  )

  it('is locked after ten wrong codes, and a right password in between makes up for none', async () => {
    const sam = await enrolled('owner')
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await send('code', await stepOf(sam), wrongCode(sam.key))).status).toBe(422)
    }
    expect((await login(sam)).status).toBe(429)
    wait(16 * MINUTE_MS)
    expect((await send('code', await stepOf(sam), codeOf(sam.key))).status).toBe(200)
  })

  it('is locked within one step, also when all codes come at once', async () => {
    const sam = await enrolled('owner')
    const step = await stepOf(sam)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('code', step, wrongCode(sam.key))),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect((await send('code', step, codeOf(sam.key))).status).toBe(429)
  })
})

describe('a recovery code', () => {
  it('opens once, whichever way it is typed, and others stay', async () => {
    const sam = await enrolled('owner')
    const [first = '', second = ''] = sam.recoveryCodes
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `
    expect((await send('code', await stepOf(sam), typed)).status).toBe(200)
    expect((await send('code', await stepOf(sam), first)).status).toBe(422)
    expect((await send('code', await stepOf(sam), second)).status).toBe(200)
  })

  it('of somebody else opens nothing', async () => {
    const [sam, other] = [await enrolled('owner'), await enrolled('owner')]
    expect((await send('code', await stepOf(sam), other.recoveryCodes[0] ?? '')).status).toBe(422)
  })

  it('is written down when used', async () => {
    const sam = await enrolled('owner')
    await send('code', await stepOf(sam), sam.recoveryCodes[0] ?? '')
    const changes = await shop.database.db
      .selectFrom('audit_events')
      .innerJoin('operators', 'operators.id', 'audit_events.actor_id')
      .select(['entity', 'action'])
      .where('email', '=', sam.email)
      .orderBy('audit_events.id')
      .execute()
    expect(changes).toEqual([
      { entity: 'operator_second_factors', action: 'insert' },
      { entity: 'operator_recovery_codes', action: 'update' },
    ])
  })
})

describe('what is kept', () => {
  it('holds neither the key, nor a recovery code, nor the token of a step', async () => {
    const sam = await enrolled('owner')
    const step = await stepOf(sam)
    const { rows } = await sql<{ all: string }>`
      select concat((select json_agg(t) from operator_second_factors t), (select json_agg(t) from operator_recovery_codes t),
        (select json_agg(t) from operator_login_steps t), (select json_agg(t) from audit_events t)) as all
    `.execute(shop.database.db)
    const kept = rows[0]?.all ?? ''
    const key = sam.key.replaceAll(' ', '')
    expect(kept).toContain('sealed_key')
    for (const secret of [key, step, ...sam.recoveryCodes]) {
      expect(kept).not.toContain(secret)
      expect(kept).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  it('opens with the same SECRET and for the same operator only', () => {
    const sealed = sealKey({ secret: 'a'.repeat(40) }, 'sam', 'SLEUTEL')
    expect(openKey({ secret: 'a'.repeat(40) }, 'sam', sealed)).toBe('SLEUTEL')
    expect(openKey({ secret: 'b'.repeat(40) }, 'sam', sealed)).toBeNull()
    expect(openKey({ secret: 'a'.repeat(40) }, 'jan', sealed)).toBeNull()
    expect(sealKey({ secret: 'a'.repeat(40) }, 'sam', 'SLEUTEL').equals(sealed)).toBe(false)
  })
})

it('a shop that asks for no second factor lets in by the password, also who has one', async () => {
  const sam = await enrolled('owner')
  const open = await testShop({ sharedWith: shop, settings: { officeSecondFactor: false } })
  try {
    const { json } = await open.browser().call('POST', '/beheer/api/login', {
      body: { email: sam.email, password: sam.password },
    })
    expect([json.step, json.operator.email]).toEqual([null, sam.email])
  } finally {
    await open.close()
  }
})
