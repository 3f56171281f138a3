import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Reply } from '#test/support/answers.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

const DAY_MS = 24 * 3_600_000
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const PASSWORD = 'losse woorden naast elkaar'

let shop: TestShop
let boss: TestOperator
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  boss = await newOperator(shop, 'owner')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await moveTo(TEST_NOW)
  await sql`truncate login_failures`.execute(shop.database.db)
})

async function moveTo(now: Date) {
  shop.setNow(now)
  owner = await boss.loggedIn()
}

type Operator = Reply<'listOperators'>['operators'][0]
const all = async (by = owner) => (await by.call('GET', '/beheer/api/operators')).json.operators
const find = async (email: string) => (await all()).find((one) => one.email === email)
const setRole = (one: Pick<Operator, 'id' | 'version'>, role: string, by = owner) =>
  by.call('PUT', `/beheer/api/operators/${one.id}/role`, { body: { role, version: one.version } })
const block = (one: Operator, isBlocked: boolean, by = owner) =>
  by.call('PUT', `/beheer/api/operators/${one.id}/block`, { body: { isBlocked, version: one.version } })
const login = (email: string, password: string) =>
  shop.browser().call('POST', '/beheer/api/login', { body: { email, password } })
const seen = async (browser: TestBrowser) => (await browser.call('GET', '/beheer/api/me')).status
const codeOf = ({ status, json }: Answer) => [status, json.errors?.[0]?.code]

let invited = 0
const invite = async (role = 'sales') => {
  invited += 1
  const { status, json } = await owner.call('POST', '/beheer/api/operators', {
    body: { email: `Nieuw-${invited}@drukkerij.example`, role },
  })
  expect(status).toBe(200)
  return json
}
const inviteAgain = ({
  id,
  invitedUntil = null,
}: {
  readonly id: string
  readonly invitedUntil?: string | null
}) => owner.call('POST', `/beheer/api/operators/${id}/invitation`, { body: { invitedUntil } })
/** The token of the latest invitation mail to somebody. */
async function tokenFor(email: string): Promise<string> {
  const { payload } = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('recipient', '=', email)
    .where('template', '=', 'operator_invitation')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /#code=([\w-]{43})/.exec((payload as { text: string }).text)?.[1] ?? ''
}
const look = (token: string) => shop.browser().call('POST', '/beheer/api/invitation', { body: { token } })
const accept = (token: string, more: object = {}) =>
  shop.browser().call('POST', '/beheer/api/invitation/accept', {
    body: { token, name: 'Sam Smit', password: PASSWORD, ...more },
  })

describe('the list of operators', () => {
  it('says who may do what, and when he was here last', async () => {
    const mate = await newOperator(shop, 'prepress')
    expect(await find(mate.email)).toEqual({
      id: expect.any(String),
      email: mate.email,
      name: expect.stringMatching(/^Sam/),
      role: 'prepress',
      state: 'active',
      hasSecondFactor: false,
      lastLoginAt: null,
      invitedUntil: null,
      version: 1,
    })
    await mate.loggedIn()
    expect(await find(mate.email)).toMatchObject({ lastLoginAt: TEST_NOW.toISOString(), version: 1 })
    expect(JSON.stringify(await all())).not.toMatch(/argon2|hash/)
  })
})

describe('an invitation', () => {
  it('makes a login, by a link that works once', async () => {
    const sam = await invite('production')
    expect(sam).toMatchObject({
      email: expect.stringMatching(/^nieuw-\d+@/),
      name: '',
      role: 'production',
      state: 'invited',
      invitedUntil: new Date(TEST_NOW.getTime() + 7 * DAY_MS).toISOString(),
    })
    const token = await tokenFor(sam.email)
    expect((await look(token)).json).toEqual({ email: sam.email, role: 'production' })
    const accepted = await accept(token)
    expect([accepted.status, accepted.json]).toEqual([200, { email: sam.email }])
    const { json } = await login(sam.email, PASSWORD)
    expect(json.operator).toMatchObject({ name: 'Sam Smit', role: 'production' })
    expect(await find(sam.email)).toMatchObject({ state: 'active', invitedUntil: null })
    expect(codeOf(await accept(token, { password: 'van een dief gekregen' }))).toEqual([
      422,
      'InvitationOver',
    ])
    expect((await login(sam.email, PASSWORD)).status).toBe(200)
  })

  it('is taken up by one of two at once', async () => {
    const sam = await invite()
    const token = await tokenFor(sam.email)
    const answers = await Promise.all([accept(token), accept(token, { name: 'Jan' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('takes no poor password, and no name of nothing', async () => {
    const sam = await invite()
    const token = await tokenFor(sam.email)
    const answers = [
      await accept(token, { password: 'kort' }),
      await accept(token, { password: 'wachtwoord123' }),
      await accept(token, { password: sam.email }),
      await accept(token, { name: ' ' }),
    ]
    expect(answers.map(({ status, json }) => [status, json.errors[0].field])).toEqual([
      [422, 'password'],
      [422, 'password'],
      [422, 'password'],
      [422, 'name'],
    ])
    expect((await accept(token)).status).toBe(200)
  })

  it('ends after a week, with a newer one, when blocked and when taken back', async () => {
    const sam = await invite()
    const first = await tokenFor(sam.email)
    shop.setNow(new Date(TEST_NOW.getTime() + 8 * DAY_MS))
    expect(codeOf(await look(first))).toEqual([422, 'InvitationOver'])
    await moveTo(TEST_NOW)

    shop.setNow(new Date(TEST_NOW.getTime() + 1000))
    const presses = await Promise.all([inviteAgain(sam), inviteAgain(sam)])
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    const { rows: mailed } = await sql`
      select from outbox where recipient = ${sam.email} and template = 'operator_invitation'`.execute(
      shop.database.db,
    )
    expect(mailed).toHaveLength(2)
    const second = await tokenFor(sam.email)
    expect(second).not.toBe(first)
    expect(codeOf(await accept(first))).toEqual([422, 'InvitationOver'])

    const blocked = await block(await find(sam.email), true)
    expect(codeOf(await accept(second))).toEqual([422, 'InvitationOver'])
    await block(blocked.json, false)

    expect((await owner.call('DELETE', `/beheer/api/operators/${sam.id}/invitation`)).status).toBe(200)
    expect(codeOf(await accept(second))).toEqual([422, 'InvitationOver'])
    expect(await find(sam.email)).toBeUndefined()
  })

  it('is for an address that nobody has, and is not taken back once it was taken up', async () => {
    const known = await owner.call('POST', '/beheer/api/operators', {
      body: { email: boss.email.toUpperCase(), role: 'sales' },
    })
    expect([...codeOf(known), known.json.errors[0].field]).toEqual([409, 'OperatorKnown', 'email'])
    const { id } = await find(boss.email)
    const takeBack = (one: string) => owner.call('DELETE', `/beheer/api/operators/${one}/invitation`)
    expect(codeOf(await inviteAgain({ id }))).toEqual([409, 'OperatorNotInvited'])
    expect(codeOf(await takeBack(id))).toEqual([409, 'OperatorNotInvited'])
    expect(codeOf(await inviteAgain({ id: NOWHERE }))).toEqual([404, 'OperatorNotFound'])
    expect(codeOf(await takeBack(NOWHERE))).toEqual([404, 'OperatorNotFound'])
  })

  it('leaves no token in the database but in its mail', async () => {
    const sam = await invite()
    const token = await tokenFor(sam.email)
    const { rows } = await sql<{ all: string }>`
      select concat((select json_agg(t) from operators t), (select json_agg(t) from operator_invitations t),
        (select json_agg(t) from audit_events t)) as all`.execute(shop.database.db)
    expect(rows[0]?.all).toContain(sam.email)
    expect(rows[0]?.all).not.toContain(token)
    const seller = await (await newOperator(shop, 'sales')).loggedIn()
    const { mails } = (await seller.call('GET', `/beheer/api/mails?queue=all&search=${sam.email}`)).json
    const { json } = await seller.call('GET', `/beheer/api/mails/${mails[0].id}`)
    expect([json.isPersonal, JSON.stringify(json).includes(token)]).toEqual([true, false])
  })
})

describe('changing an operator', () => {
  it('gives him another role at once, and says who did it', async () => {
    const mate = await newOperator(shop, 'sales')
    const browser = await mate.loggedIn()
    const one = await find(mate.email)
    const { status, json } = await setRole(one, 'production')
    expect([status, json]).toMatchObject([200, { role: 'production', version: one.version + 1 }])
    expect((await browser.call('GET', '/beheer/api/mails')).status).toBe(403)
    const changes = await shop.database.db
      .selectFrom('audit_events')
      .innerJoin('operators', 'operators.id', 'audit_events.actor_id')
      .select(['operators.email', 'before', 'after'])
      .where('entity', '=', 'operators')
      .where('entity_id', '=', one.id)
      .where('action', '=', 'update')
      .execute()
    expect(changes).toEqual([{ email: boss.email, before: { role: 'sales' }, after: { role: 'production' } }])
  })

  it('blocks him, which ends his sessions, and lets him in again', async () => {
    const mate = await newOperator(shop, 'sales')
    const browser = await mate.loggedIn()
    const blocked = await block(await find(mate.email), true)
    expect([blocked.json.state, await seen(browser)]).toEqual(['blocked', 404])
    expect((await login(mate.email, mate.password)).status).toBe(401)
    expect((await block(blocked.json, false)).json.state).toBe('active')
    expect((await login(mate.email, mate.password)).status).toBe(200)
    expect(await seen(browser)).toBe(404)
  })

  it('forgets a second factor that he lost', async () => {
    const mate = await newOperator(shop, 'sales')
    const browser = await mate.loggedIn()
    const one = await find(mate.email)
    await sql`insert into operator_second_factors (operator_id, sealed_key, last_step, created_at)
      values (${one.id}, '\\x00', 0, ${TEST_NOW})`.execute(shop.database.db)
    await sql`insert into operator_recovery_codes (operator_id, code_hash) values (${one.id}, '\\x01')`.execute(
      shop.database.db,
    )
    expect((await find(mate.email)).hasSecondFactor).toBe(true)
    const { status, json } = await owner.call('POST', `/beheer/api/operators/${one.id}/second-factor/reset`, {
      body: { version: one.version },
    })
    expect([status, json.hasSecondFactor, await seen(browser)]).toEqual([200, false, 404])
    const codes = await shop.database.db
      .selectFrom('operator_recovery_codes')
      .select('operator_id')
      .where('operator_id', '=', one.id)
      .execute()
    expect(codes).toEqual([])
  })

  it('tells who saw an older one', async () => {
    const mate = await newOperator(shop, 'sales')
    const other = await (await newOperator(shop, 'owner')).loggedIn()
    const one = await find(mate.email)
    const answers = await Promise.all([setRole(one, 'prepress'), setRole(one, 'content', other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(codeOf(answers.find(({ status }) => status === 409)!)).toEqual([409, 'OperatorChanged'])
    expect(codeOf(await block(one, true))).toEqual([409, 'OperatorChanged'])
    expect(codeOf(await setRole({ id: NOWHERE, version: 1 }, 'sales'))).toEqual([404, 'OperatorNotFound'])
  })
})

describe('the last owner who can log in', () => {
  it('keeps his rights, whoever else is owner by name', async () => {
    const alone = await testShop()
    try {
      const [first, second] = [await newOperator(alone, 'owner'), await newOperator(alone, 'owner')]
      await sql`update operators set blocked_at = now() where email = 'beheer@demo.example'`.execute(
        alone.database.db,
      )
      const [mine, other] = [await first.loggedIn(), await second.loggedIn()]
      await mine.call('POST', '/beheer/api/operators', {
        body: { email: 'later@drukkerij.example', role: 'owner' },
      })
      const one = (await all(mine)).find(({ email }) => email === first.email)
      const two = (await all(mine)).find(({ email }) => email === second.email)
      // Both give up at once: one of them stays.
      const answers = await Promise.all([setRole(one, 'sales', mine), setRole(two, 'sales', other)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(codeOf(answers.find(({ status }) => status === 409)!)).toEqual([409, 'LastOwner'])
      const [left, email] = answers[0]?.status === 409 ? [mine, first.email] : [other, second.email]
      const last = (await all(left)).find((found) => found.email === email)
      expect(codeOf(await block(last, true, left))).toEqual([409, 'LastOwner'])
    } finally {
      await alone.close()
    }
  })
})
