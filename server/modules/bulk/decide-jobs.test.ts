import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { workThrough } from '#test/support/bulk-runs.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { defineTask } from '../../jobs/queue.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await (await newOperator(shop, 'owner')).loggedIn()
})
afterAll(() => shop.close())
beforeEach(() => sql`delete from pgboss.job where state = 'failed'`.execute(shop.database.db))

const task = defineTask({
  name: 'look-up-vat-id',
  payload: z.object({ companyId: z.string() }),
  attempts: 3,
  expireInSeconds: 60,
  run: async () => undefined,
})

const LATER = new Date(TEST_NOW.getTime() + 60_000)

/** Work that failed for good. */
async function failed(): Promise<string> {
  await shop.jobs.send(shop.database.db, task, { companyId: '00000000-0000-4000-8000-000000000000' })
  const { rows } = await sql<{ id: string }>`update pgboss.job
    set state = 'failed', retry_count = 2, completed_on = ${TEST_NOW}, output = '{"message":"connect ECONNREFUSED"}'
    where name = ${task.name} and state = 'created' returning id`.execute(shop.database.db)
  return rows[0]!.id
}
const failAgain = (id: string) =>
  sql`update pgboss.job set state = 'failed', completed_on = ${LATER} where id = ${id}`.execute(
    shop.database.db,
  )
/** As if the process had ended before it could say what became of the rows. */
async function workOnceMore(runId: string): Promise<void> {
  await sql`update bulk_runs set ended_at = null where id = ${runId}`.execute(shop.database.db)
  await sql`update bulk_rows set outcome = 'waiting' where run_id = ${runId}`.execute(shop.database.db)
  await workThrough(shop, runId)
}
const stateOf = async (id: string) =>
  (
    await sql<{ state: string }>`select state::text from pgboss.job where id = ${id}`.execute(
      shop.database.db,
    )
  ).rows[0]?.state ?? null
const start = (kind: string, rows: object, by = owner) =>
  by.call('POST', '/beheer/api/bulk', { body: { id: crypto.randomUUID(), order: { kind, rows } } })
const rowsOf = async (id: string) =>
  (await owner.call('GET', '/beheer/api/bulk?list=jobs')).json.runs.find((run) => run.id === id).rows
const faultOf = async (runId: string, jobId: string) =>
  (await rowsOf(runId)).find(({ id }) => id === jobId).fault
const decisionsOf = async (id: string) =>
  (
    await sql<{ decision: string; kind: string }>`select d.decision, e.actor_kind as kind from job_decisions d
      join audit_events e on e.entity = 'job_decisions' and e.after->>'job_id' = d.job_id::text
      where d.job_id = ${id}`.execute(shop.database.db)
  ).rows

describe('many failed jobs at once', () => {
  it('tries each again, and says of what a colleague was first with', async () => {
    const [first, second] = [await failed(), await failed()]
    const { json: run } = await start('retryJobs', { ids: [first, second] })
    expect([run.kind, run.total]).toEqual(['retryJobs', 2])
    await owner.call('POST', `/beheer/api/system/jobs/${second}/decision`, {
      body: { task: task.name, decision: 'dropped' },
    })
    await workThrough(shop, run.id)
    expect(await faultOf(run.id, first)).toBeNull()
    expect(await faultOf(run.id, second)).toBe(
      'Deze taak is niet (meer) mislukt. Bekijk hoe het ermee staat.',
    )
    expect((await rowsOf(run.id))[0].number).toMatch(/^.+, \d\d-\d\d-\d{4}/)
    expect(await stateOf(first)).not.toBe('failed')
    expect(await decisionsOf(first)).toEqual([{ decision: 'retried', kind: 'operator' }])
  })

  it('leaves all of them, and no more than were seen', async () => {
    const ids = [await failed(), await failed()]
    const all = { queue: 'failed', search: '' }
    const counted = await owner.call('POST', '/beheer/api/bulk/count', { body: { list: 'jobs', rows: all } })
    expect(counted.json).toEqual({ count: 2 })
    expect((await start('dropJobs', { ...all, seen: 1 })).json.errors[0].code).toBe('MoreThanSeen')
    const { json: run } = await start('dropJobs', { ...all, seen: 2 })
    await workThrough(shop, run.id)
    for (const id of ids) {
      expect(await faultOf(run.id, id)).toBeNull()
      expect(await stateOf(id)).toBeNull()
    }
    expect((await start('retryJobs', all)).json.errors[0].code).toBe('NothingChosen')
  })

  it('counts for done what a process did that ended before it could say so', async () => {
    const id = await failed()
    const { json: run } = await start('dropJobs', { ids: [id] })
    await workThrough(shop, run.id)
    await workOnceMore(run.id)
    expect(await faultOf(run.id, id)).toBeNull()
    expect(await decisionsOf(id)).toHaveLength(1)
  })

  it('leaves what failed anew after the press', async () => {
    const id = await failed()
    const { json: run } = await start('dropJobs', { ids: [id] })
    await failAgain(id)
    await workThrough(shop, run.id)
    expect(await faultOf(run.id, id)).toBe('Deze taak is niet (meer) mislukt. Bekijk hoe het ermee staat.')
    expect(await stateOf(id)).toBe('failed')
    expect(await decisionsOf(id)).toEqual([])
  })

  it('tries once what failed anew before the process could say that it was tried', async () => {
    const id = await failed()
    const { json: run } = await start('retryJobs', { ids: [id] })
    await workThrough(shop, run.id)
    await failAgain(id)
    await workOnceMore(run.id)
    expect(await faultOf(run.id, id)).toBeNull()
    expect(await stateOf(id)).toBe('failed')
    expect(await decisionsOf(id)).toHaveLength(1)
  })

  it('is not for who does not run the shop as a machine', async () => {
    const id = await failed()
    const seller = await (await newOperator(shop, 'sales')).loggedIn()
    expect((await start('retryJobs', { ids: [id] }, seller)).status).toBe(403)
  })
})
