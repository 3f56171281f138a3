import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OPEN_KINDS } from '#contract/office/open-desks.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { listen } from '../../db/listen.ts'

let shop: TestShop
let own: TestBrowser
let colleague: TestBrowser
let colleagueId: string
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  own = await (await newOperator(shop, 'prepress')).loggedIn()
  const other = await newOperator(shop, 'prepress')
  colleague = await other.loggedIn()
  const { rows } = await sql<{ id: string }>`
    update operators set name = 'Sanne' where email = ${other.email} returning id`.execute(shop.database.db)
  colleagueId = rows[0]!.id
  seller = await (await newOperator(shop, 'finance')).loggedIn()
})
afterAll(() => shop.close())

const keep = (browser: TestBrowser, id: string, kind = 'file') =>
  browser.call('POST', '/beheer/api/open', { body: { kind, id } })
const others = async (browser: TestBrowser, id: string, kind = 'file') =>
  (await keep(browser, id, kind)).json.others
const leave = (browser: TestBrowser, id: string) =>
  browser.call('POST', '/beheer/api/open/leave', { body: { kind: 'file', id } })
const age = (seconds: number) =>
  sql`update open_desks set seen_at = seen_at - make_interval(secs => ${seconds}) where operator_id = ${colleagueId}`.execute(
    shop.database.db,
  )

it('tells who else has the same open, and nobody of himself', async () => {
  const id = randomUUID()
  expect(await others(colleague, id)).toEqual([])
  expect(await others(colleague, id)).toEqual([])
  expect(await others(own, id)).toEqual(['Sanne'])
  expect(await others(own, randomUUID())).toEqual([])
  expect(await others(own, id, 'order')).toEqual([])
  expect((await leave(colleague, id)).json).toEqual({ ok: true })
  expect(await others(own, id)).toEqual([])
})

it('forgets who said nothing for a minute', async () => {
  const id = randomUUID()
  await keep(colleague, id)
  await age(59)
  expect(await others(own, id)).toEqual(['Sanne'])
  await age(2)
  expect(await others(own, id)).toEqual([])
  await keep(colleague, randomUUID())
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from open_desks where operator_id = ${colleagueId} and subject_id = ${id}`.execute(
    shop.database.db,
  )
  expect(rows).toEqual([{ count: 0 }])
})

it('is told to the screens when somebody comes or goes, and not while he stays', async () => {
  const heard: (string | null)[] = []
  const listener = await listen(
    shop.database.url,
    'desk_news',
    (said) => heard.push(said),
    () => undefined,
  )
  const id = randomUUID()
  /** What was said up to now: a word of ours comes after it. */
  async function saidUntil(word: string) {
    await sql`select pg_notify('desk_news', ${word})`.execute(shop.database.db)
    await expect.poll(() => heard.includes(word)).toBe(true)
    return heard.splice(0).filter((said) => said === 'open_desks').length
  }
  await saidUntil('begin')
  await keep(colleague, id)
  expect(await saidUntil('came')).toBe(1)
  await keep(colleague, id)
  expect(await saidUntil('stayed')).toBe(0)
  await leave(colleague, id)
  expect(await saidUntil('went')).toBe(1)
  await listener.close()
})

it('is for who may see it', async () => {
  expect((await keep(seller, randomUUID())).status).toBe(403)
  expect((await keep(seller, randomUUID(), 'order')).status).toBe(200)
  expect((await keep(own, 'geen-id')).status).toBe(422)
})

it.each(OPEN_KINDS)('is told of each kind: %s', async (kind) => {
  const owner = await (await newOperator(shop, 'owner')).loggedIn()
  expect((await keep(owner, randomUUID(), kind)).json).toEqual({ others: [] })
})
