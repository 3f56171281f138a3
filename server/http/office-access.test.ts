import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeContract } from '#contract/office/api.ts'
import type { OfficeEndpoint } from '#contract/office/endpoint.ts'
import { may } from '#domain/access/may.ts'
import { OPERATOR_ROLES, type OperatorRole } from '#domain/access/operator-roles.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

const NOT_THERE = { errors: [{ code: 'NotFound', message: 'Dit bestaat niet (meer).' }] }
const calls = Object.values<OfficeEndpoint>(officeContract)
const guarded = calls.filter(({ access }) => access === 'operator')

let shop: TestShop
let customer: TestBrowser
const staff = new Map<OperatorRole, TestOperator>()
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  for (const role of OPERATOR_ROLES) staff.set(role, await newOperator(shop, role))
})
afterAll(() => shop.close())

/** A path to something that does not exist. */
const pathToNothing = (path: string) =>
  path
    .replaceAll(':number', '1')
    .replaceAll('shop-versions/:kind', 'shop-versions/settings')
    .replaceAll(':kind', 'block')
    .replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')

// A login costs a hash that is slow on purpose, and most calls leave the session as it was.
const sessions = new Map<OperatorRole, TestBrowser>()

async function browserOf(role: OperatorRole): Promise<TestBrowser> {
  const kept = sessions.get(role)
  if (kept && (await kept.call('GET', '/beheer/api/me')).status === 200) return kept
  const fresh = await staff.get(role)!.loggedIn()
  sessions.set(role, fresh)
  return fresh
}

/** Makes a call about something that does not exist, with a body that says nothing. */
const ask = (browser: TestBrowser, { method, path }: Pick<OfficeEndpoint, 'method' | 'path'>) =>
  browser.call(method, pathToNothing(path), { ...(method !== 'GET' && { body: {} }) })

describe('the calls of the back office', () => {
  it('lie below /beheer/api, and are for operators but for logging in', () => {
    expect(calls.filter(({ path }) => !path.startsWith('/beheer/api/'))).toEqual([])
    expect(calls.filter((call) => !guarded.includes(call)).map(({ name }) => name)).toEqual([
      'logInOperator',
      'logInOperatorByCode',
      'enrolSecondFactor',
      'showInvitation',
      'acceptInvitation',
      'createFirstOwner',
    ])
  })

  it.each(guarded)('$method $path does not exist for visitors and customers', async (call) => {
    for (const browser of [shop.browser(), customer]) {
      const { status, json, headers } = await ask(browser, call)
      expect([status, json]).toEqual([404, NOT_THERE])
      expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    }
  })

  const matrix = guarded.flatMap((call) => OPERATOR_ROLES.map((role) => ({ role, call, name: call.name })))
  it.each(matrix)('$name by $role', async ({ role, call }) => {
    const browser = await browserOf(role)
    const { status, json, headers } = await ask(browser, call)
    const denial = call.may ? may({ kind: 'operator', operatorId: '', role }, call.may) : null
    if (denial) {
      const message = 'Voor deze handeling heb je geen rechten. Vraag het aan wie de rechten beheert.'
      expect([status, json]).toEqual([403, { errors: [{ code: 'RoleRequired', message }] }])
    } else {
      // It came to its own work, which may have found nothing there.
      expect([401, 403, 500]).not.toContain(status)
      expect(json).not.toEqual(NOT_THERE)
      if (status === 200) expect(headers).toMatchObject({ 'cache-control': 'private, no-store' })
    }
  })

  it('stand in no document for programs of customers', async () => {
    const { text } = await shop.browser().call('GET', '/api/docs')
    expect(Object.keys(JSON.parse(text).paths).filter((path) => path.includes('beheer'))).toEqual([])
  })
})

it('what is no call does not exist for operators either', async () => {
  const owner = await browserOf('owner')
  expect((await owner.call('GET', '/beheer/api')).json).toEqual(NOT_THERE)
  expect((await owner.call('GET', '/beheer/api/geheim')).json).toEqual(NOT_THERE)
  expect((await owner.call('GET', '/beheer/api/login')).json).toEqual(NOT_THERE)
})

describe('a place in a list that cannot be', () => {
  const ID = '00000000-0000-4000-8000-000000000000'
  const days = ['2026-02-30', '2026-13-01', '0000-01-01', 'gisteren']
  const places = days
    .flatMap((day) => [day, `${day}T10:00:00.000000Z`, `${day}T10:00:00.000Z`, `${day} 10:00:00.123+00`])
    .flatMap((moment) => [`${moment}_${ID}`, `${moment}_1`, `1_${moment}_${ID}`])
  const impossible = [
    ...places,
    `2026-11-18_${'-'.repeat(36)}`,
    `2026-11-18 10:00:00.123+00_${'-'.repeat(36)}`,
  ]
  const lists = guarded.filter(({ query }) => query instanceof z.ZodObject && 'after' in query.shape)

  it.each(lists)('$path refuses it', async ({ path }) => {
    const owner = await browserOf('owner')
    for (const after of impossible) {
      const { status } = await owner.call('GET', `${path}?${String(new URLSearchParams({ after }))}`)
      expect([after, [200, 404, 422].includes(status)]).toEqual([after, true])
    }
  })
})
