import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETENTION_RULES } from '#domain/privacy/retention.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { keepTermsTask } from './keep-terms.task.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await (await newOperator(shop, 'owner')).loggedIn()
})
afterAll(() => shop.close())

const page = async () => (await owner.call('GET', '/beheer/api/system/retention')).json
const dueOf = async (rule: string) =>
  (await page()).rules.find((one: { rule: string }) => one.rule === rule).due
const oldMessages = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contact_messages where received_at < '2024-01-01'`.execute(
    shop.database.db,
  )
  return rows[0]?.count
}
const receive = () =>
  sql`insert into contact_messages (form, received_at) values
    ('{"v":1,"name":"Jan","email":"jan@oud.example","subject":"Vraag","message":"Hallo"}', '2023-01-01')`.execute(
    shop.database.db,
  )

it('tells what would go by looking, forgets it by pressing, and writes down who did', async () => {
  await receive()
  await receive()
  const { rules } = await page()
  expect(rules.map(({ rule }: { rule: string }) => rule).toSorted()).toEqual([...RETENTION_RULES].toSorted())
  expect(await dueOf('contactMessages')).toBe(2)
  // Looking at it is no forgetting.
  expect([await dueOf('contactMessages'), await oldMessages()]).toEqual([2, 2])

  expect((await owner.call('POST', '/beheer/api/system/retention/runs')).status).toBe(200)
  expect(await oldMessages()).toBe(0)
  const after = await page()
  expect(after.rules.find((one: { rule: string }) => one.rule === 'contactMessages')).toMatchObject({
    due: 0,
    lastCount: 2,
  })
  expect(after.runs[0]).toMatchObject({ by: expect.stringMatching(/^Sam \d+$/), isByHand: true })
  expect(after.runs[0].count).toBeGreaterThanOrEqual(2)
  const { rows } = await sql<{
    state: string
  }>`select state::text from pgboss.job where name = 'purge-designs'`.execute(shop.database.db)
  expect(rows).toEqual([{ state: 'created' }])
})

it('tells of payments too that would lose who paid', async () => {
  const before = await dueOf('payments')
  await sql`insert into payments (id, company_id, cents, paid_on, reference, booked_at)
    select gen_random_uuid(), id, 100, '2015-05-01', 'P. Kwakernaat dankt', '2015-05-01' from companies limit 1`.execute(
    shop.database.db,
  )
  expect(await dueOf('payments')).toBe(before + 1)
  await owner.call('POST', '/beheer/api/system/retention/runs')
  expect(await dueOf('payments')).toBe(0)
})

it('forgets what staff wrote about companies, and who asked about his own data', async () => {
  await sql`
    insert into company_notes (id, company_id, text, written_at)
    select gen_random_uuid(), id, 'Mevrouw Kwakernaat belt graag', at from
      (select id from companies limit 1) c, unnest('{2015-05-01,2026-05-01}'::timestamptz[]) at`.execute(
    shop.database.db,
  )
  await sql`
    insert into privacy_requests (kind, channel, state, email, received_on, due_on, note, answer, closed_at)
    select 'access', 'mail', 'done', 'kwakernaat@oud.example', at, at, 'Belde', 'Gestuurd', at
      from unnest('{2015-05-01,2026-05-01}'::date[]) at`.execute(shop.database.db)
  expect([await dueOf('companyNotes'), await dueOf('privacyRequests')]).toEqual([1, 1])
  await owner.call('POST', '/beheer/api/system/retention/runs')
  expect([await dueOf('companyNotes'), await dueOf('privacyRequests')]).toEqual([0, 0])
  const { rows } = await sql<{ notes: number; old: string; answer: string }>`
    select (select count(*)::int from company_notes where text like '%Kwakernaat%') as notes, email as old, answer
    from privacy_requests where received_on = '2015-05-01'`.execute(shop.database.db)
  expect(rows).toEqual([{ notes: 1, old: 'verwijderd', answer: '' }])
})

it('is written down of the clock too', async () => {
  await receive()
  await keepTermsTask.run(shop.shop, {}, new AbortController().signal)
  expect((await page()).runs).toEqual(
    expect.arrayContaining([expect.objectContaining({ by: null, isByHand: false, count: 1 })]),
  )
})
