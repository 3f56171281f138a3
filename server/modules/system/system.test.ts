import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { settingsTable } from '#server/settings.ts'
import { startWork } from '#server/worker.ts'
import { isNamedTask } from '#texts/nl/office/tasks.ts'
import { defineTask } from '../../jobs/queue.ts'
import { showSettings } from './show-settings.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await (await newOperator(shop, 'owner')).loggedIn()
})
afterAll(() => shop.close())

const SOME_ID = '00000000-0000-4000-8000-000000000000'
const task = defineTask({
  name: 'look-up-vat-id',
  payload: z.object({ companyId: z.string() }),
  attempts: 3,
  expireInSeconds: 60,
  run: async () => undefined,
})

/** Work that failed for good, with what was said of it. */
async function failed(
  name = task.name,
  data: object = { companyId: SOME_ID },
  message = 'connect ECONNREFUSED',
) {
  await shop.jobs.send(shop.database.db, { ...task, name }, data)
  const { rows } = await sql<{ id: string }>`update pgboss.job
    set state = 'failed', retry_count = 2, completed_on = now(), output = ${JSON.stringify({ message })}::jsonb
    where name = ${name} and state = 'created' returning id`.execute(shop.database.db)
  return rows[0]!.id
}
const jobs = async () => (await owner.call('GET', '/beheer/api/system/jobs')).json
const decide = (id: string, decision: string, name = task.name) =>
  owner.call('POST', `/beheer/api/system/jobs/${id}/decision`, { body: { task: name, decision } })
const stateOf = async (id: string) => {
  const { rows } = await sql<{ state: string }>`select state::text from pgboss.job where id = ${id}`.execute(
    shop.database.db,
  )
  return rows[0]?.state ?? null
}
const failedIds = async () => (await jobs()).failed.map((job: { id: string }) => job.id)
const health = async () => (await owner.call('GET', '/beheer/api/system/health')).json
const warningsOf = async () => (await health()).warnings.map(({ name }: { name: string }) => name)

describe('the work in the background', () => {
  it('is shown by kind, and what failed with its reason', async () => {
    const id = await failed()
    const { tasks, failed: shown } = await jobs()
    expect(shown.find((job: { id: string }) => job.id === id)).toEqual({
      id,
      task: 'look-up-vat-id',
      label: 'Btw-nummer opzoeken',
      failedAt: expect.any(String),
      attempts: 3,
      reason: 'Een andere server gaf geen antwoord. Controleer de verbinding en probeer het opnieuw.',
      error: 'connect ECONNREFUSED',
      about: [SOME_ID],
    })
    expect(tasks.find((row: { task: string }) => row.task === task.name)).toMatchObject({
      failed: 1,
      running: 0,
    })
    expect(await warningsOf()).toContain('jobsFailed')
  })

  it('is tried again once, which is written down', async () => {
    const id = await failed()
    const answers = await Promise.all([decide(id, 'retried'), decide(id, 'retried')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await stateOf(id)).toBe('retry')
    expect(await failedIds()).not.toContain(id)
    expect((await jobs()).decided[0]).toMatchObject({
      label: 'Btw-nummer opzoeken',
      decision: 'retried',
      by: expect.stringMatching(/^Sam \d+$/),
    })
    const change = await shop.database.db
      .selectFrom('audit_events')
      .select(['actor_kind', 'after'])
      .where('entity', '=', 'job_decisions')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(change).toMatchObject({ actor_kind: 'operator', after: { job_id: id, decision: 'retried' } })
  })

  it('is left, and done no more', async () => {
    const id = await failed()
    expect((await decide(id, 'dropped')).status).toBe(200)
    expect(await stateOf(id)).toBe(null)
    const late = await decide(id, 'retried')
    expect([late.status, late.json.errors[0].code]).toEqual([409, 'JobNotFailed'])
    expect((await decide(SOME_ID, 'dropped')).status).toBe(409)
  })

  it('lets a mail wait again that was given up', async () => {
    const { id: mailId } = await shop.database.db
      .insertInto('outbox')
      .values({
        dedupe_key: randomUUID(),
        template: 'quote',
        recipient: 'jan@bedrijf.example',
        payload: JSON.stringify({ subject: 'Bericht', html: '<p>Hallo</p>', text: 'Hallo' }),
        state: 'failed',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = await failed('send-mail', { mailId }, 'connect ETIMEDOUT')
    expect((await decide(id, 'retried', 'send-mail')).status).toBe(200)
    const { state } = await shop.database.db
      .selectFrom('outbox')
      .select('state')
      .where('id', '=', mailId)
      .executeTakeFirstOrThrow()
    expect(state).toBe('waiting')
  })

  it('has a name for each kind that the shop does', async () => {
    const other = await testShop()
    try {
      await startWork(other.shop, other.jobs)
      const { rows } = await sql<{ name: string }>`select name from pgboss.queue
        where name <> 'dead-letters' and name not like '\\_\\_pgboss%'`.execute(other.database.db)
      expect(rows.length).toBeGreaterThan(15)
      expect(rows.filter(({ name }) => !isNamedTask(name))).toEqual([])
    } finally {
      await other.close()
    }
  })
})

describe('the health of the shop', () => {
  it('tells storage, versions and the schema', async () => {
    const { database, files, shop: process, mail } = await health()
    expect(database.sizeBytes).toBeGreaterThan(1_000_000)
    expect(database.version).toMatch(/^\d+/)
    expect(database.tables[0].sizeBytes).toBeGreaterThanOrEqual(database.tables[1].sizeBytes)
    expect(files).toMatchObject({ place: 'folder', answers: true })
    expect(files.disk.freeBytes).toBeLessThan(files.disk.sizeBytes)
    expect(process.migrationsDone).toBe(process.migrationsAll)
    expect(mail.isSent).toBe(false)
    expect(await warningsOf()).toEqual(expect.arrayContaining(['mailUnset']))
  })
})

describe('the settings', () => {
  it('are all told, secrets only as being there, addresses without their login', () => {
    const given = {
      SECRET: 'x'.repeat(40),
      DATABASE_URL: 'postgres://drukker:Geheim1@db.example:5432/winkel?sslmode=verify-full',
      PORT: '3100',
    } as Readonly<Record<string, string>>
    const { settings } = showSettings({ kind: 'system', task: 'test' }, (name) => ({
      value: given[name] ?? null,
      from: given[name] === undefined ? 'default' : 'environment',
    }))
    expect(settings.map(({ name }) => name)).toEqual(settingsTable.map(({ name }) => name))
    const by = (name: string) => settings.find((row) => row.name === name)
    expect(by('SECRET')).toMatchObject({ value: null, isSecret: true, from: 'environment' })
    expect(by('RECAPTCHA_SECRET')).toMatchObject({ value: null, isSecret: false, from: 'default' })
    expect(by('DATABASE_URL')?.value).toBe('postgres://…@db.example:5432/winkel')
    expect(by('PORT')).toMatchObject({ value: '3100', from: 'environment' })
    expect(JSON.stringify(settings)).not.toMatch(/Geheim1|xxxx|drukker/)
  })
})
