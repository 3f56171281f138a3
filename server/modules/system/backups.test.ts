import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { StorageFailure } from '../../storage/file-storage.ts'
import { makeBackupTask, tryBackupTask } from './backup.task.ts'
import { backupKey } from './backup-work.ts'

let shop: TestShop
let owner: TestOperator
let browser: TestBrowser
let storageFails = false
beforeAll(async () => {
  shop = await testShop({
    filesBy: (files) => ({
      ...files,
      async put(key, content) {
        if (storageFails) throw new StorageFailure('full', null)
        return files.put(key, content)
      },
    }),
  })
  owner = await newOperator(shop, 'owner')
  browser = await owner.loggedIn()
})
afterAll(() => shop.close())

const never = new AbortController().signal
const URL = '/beheer/api/system/backups'
const list = async () => (await browser.call('GET', URL)).json.backups
const one = async (id: string) => (await list()).find((backup: { id: string }) => backup.id === id)
const begin = async () => (await browser.call('POST', URL)).json.id
const work = (id: string) => makeBackupTask.run(shop.shop, { backupId: id }, never)
const trial = (id: string) => tryBackupTask.run(shop.shop, { backupId: id }, never)
async function made(): Promise<string> {
  const id = await begin()
  await work(id)
  return id
}
const ask = (id: string, password = owner.password, by = browser) =>
  by.call('POST', `${URL}/${id}/download`, { body: { password } })
const refusal = ({ status, json }: Answer) => [status, json?.errors?.[0]?.code]
const fileOf = async (id: string) => shop.shop.files.find(backupKey(id))

/** What the log says of a backup, the newest last. */
async function logOf(id: string) {
  return shop.database.db
    .selectFrom('audit_events')
    .select(['actor_kind', 'actor_task', 'action', 'after'])
    .where('entity', '=', 'backups')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
}

async function download(path: string, by = browser) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return shop.app.inject({ method: 'GET', url: path, headers: { cookie } })
}

describe('making a backup', () => {
  it('is done in the background, one at a time, and told as it goes', async () => {
    const id = await begin()
    expect(await one(id)).toMatchObject({ state: 'making', percent: 0, by: expect.stringMatching(/^Sam/) })
    expect(refusal(await browser.call('POST', URL))).toEqual([409, 'BackupAtWork'])
    expect(refusal(await browser.call('DELETE', `${URL}/${id}`))).toEqual([409, 'BackupAtWork'])
    await work(id)
    const backup = await one(id)
    expect(backup).toMatchObject({ state: 'ready', fault: null, trial: null, downloaded: null })
    expect(backup.rows).toBeGreaterThan(1_000)
    expect(backup.sizeBytes).toBe((await fileOf(id))?.sizeBytes)
    expect(await logOf(id)).toEqual([
      expect.objectContaining({ actor_kind: 'operator', action: 'insert' }),
      expect.objectContaining({ actor_kind: 'system', actor_task: 'make-backup', action: 'update' }),
    ])
    // Done again, as a task may be, it changes nothing.
    await work(id)
    expect(await one(id)).toEqual(backup)
  })

  it('of two who press at once begins one', async () => {
    const answers = await Promise.all([browser.call('POST', URL), browser.call('POST', URL)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await work(answers.find(({ status }) => status === 200)!.json.id)
  })

  it('that finds no room says so, and leaves nothing', async () => {
    const id = await begin()
    storageFails = true
    await work(id)
    storageFails = false
    expect(await one(id)).toMatchObject({ state: 'failed', fault: 'noRoom', sizeBytes: null })
    expect(await fileOf(id)).toBeNull()
    expect((await browser.call('DELETE', `${URL}/${id}`)).status).toBe(200)
    expect(await one(id)).toBeUndefined()
  })

  it('that is stopped with the shop says so, and another can be made', async () => {
    const id = await begin()
    await makeBackupTask.run(shop.shop, { backupId: id }, AbortSignal.abort())
    expect(await one(id)).toMatchObject({ state: 'failed', fault: 'stopped' })
    expect(await one(await made())).toMatchObject({ state: 'ready' })
  })

  it('of which nothing is heard any more is lost', async () => {
    const id = await begin()
    await sql`update backups set moved_at = now() - interval '6 minutes' where id = ${id}`.execute(
      shop.database.db,
    )
    expect(await one(id)).toMatchObject({ state: 'failed', fault: 'lost' })
    const next = await made()
    expect(await one(id)).toMatchObject({ state: 'failed', fault: 'lost' })
    expect(await one(next)).toMatchObject({ state: 'ready' })
  })

  it('keeps the newest five, and no files of others', async () => {
    const loose = backupKey('00000000-0000-4000-8000-000000000000')
    await shop.shop.files.put(loose, Buffer.from('half'))
    const ids: string[] = []
    for (let index = 0; index < 6; index += 1) {
      shop.setNow(new Date(TEST_NOW.getTime() + index * 60_000))
      ids.push(await made())
    }
    const ready = (await list()).filter(({ state }: { state: string }) => state === 'ready')
    expect(ready.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 5))
    expect(await fileOf(ids[0] ?? '')).toBeNull()
    expect(await fileOf(ids[1] ?? '')).not.toBeNull()
    expect(await shop.shop.files.find(loose)).toBeNull()
  })
})

describe('the file of a backup', () => {
  it('is given to who knows the password, in his session, for five minutes', async () => {
    const id = await made()
    expect(refusal(await ask(id, 'niet dit wachtwoord'))).toEqual([422, 'PasswordWrong'])
    const { path } = (await ask(id)).json
    const file = await download(path)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/gzip',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/filename="paskruis-[\d-]+\.sql\.gz"/),
    })
    const backup = await one(id)
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(backup.sha256)
    expect(backup.downloaded).toMatchObject({ by: expect.stringMatching(/^Sam/) })
    expect((await logOf(id)).at(-1)).toMatchObject({
      actor_kind: 'operator',
      after: { downloaded_at: expect.any(String), downloaded_by: expect.any(String) },
    })

    const again = await owner.loggedIn()
    expect((await download(path, again)).statusCode).toBe(404)
    expect((await download(path, shop.browser())).statusCode).toBe(404)
    expect((await download(`${URL}/${id}/file`)).statusCode).toBe(404)
    expect((await download(path.replace(/\d{3}\./, '999.'))).statusCode).toBe(404)
    const other = (await list()).find(
      (row: { id: string; state: string }) => row.id !== id && row.state === 'ready',
    )
    expect((await download(path.replace(id, other.id))).statusCode).toBe(404)
    const finance = await (await newOperator(shop, 'finance')).loggedIn()
    expect((await download(path, finance)).statusCode).toBe(403)
    shop.setNow(new Date(shop.shop.clock().getTime() + 6 * 60_000))
    expect((await download(path)).statusCode).toBe(404)
  })

  it('is no more of a backup that is gone', async () => {
    const id = await made()
    const { path } = (await ask(id)).json
    expect((await browser.call('DELETE', `${URL}/${id}`)).status).toBe(200)
    expect((await download(path)).statusCode).toBe(404)
    expect(refusal(await ask(id))).toEqual([404, 'BackupNotFound'])
    expect(await fileOf(id)).toBeNull()
  })
})

const tryIt = (id: string) => browser.call('POST', `${URL}/${id}/trial`)

describe('trying a backup', () => {
  it('restores it beside the shop, compares all rows, and is told', async () => {
    const id = await made()
    expect((await tryIt(id)).status).toBe(200)
    expect((await one(id)).trial).toMatchObject({ state: 'trying' })
    expect(refusal(await tryIt(id))).toEqual([409, 'BackupAtWork'])
    expect(refusal(await browser.call('POST', URL))).toEqual([409, 'BackupAtWork'])
    expect(refusal(await browser.call('DELETE', `${URL}/${id}`))).toEqual([409, 'BackupAtWork'])
    await trial(id)
    expect((await one(id)).trial).toMatchObject({ state: 'passed', fault: null, by: expect.any(String) })
    expect((await one(id)).trial.seconds).toBeGreaterThan(0)
    expect((await logOf(id)).at(-1)).toMatchObject({ actor_task: 'try-backup', after: { trial: 'passed' } })
  })

  it('removes a file that is broken', async () => {
    const id = await made()
    const whole: Buffer[] = []
    for await (const part of (await fileOf(id))?.stream() ?? new PassThrough().end()) whole.push(part)
    const content = Buffer.concat(whole)
    await shop.shop.files.put(backupKey(id), content.subarray(0, content.length - 1_000))
    await tryIt(id)
    await trial(id)
    expect(await one(id)).toMatchObject({ state: 'failed', fault: 'broken', trial: { fault: 'broken' } })
    expect(await fileOf(id)).toBeNull()
    expect(refusal(await tryIt(id))).toEqual([404, 'BackupNotFound'])
  })

  it('says of a file that is gone that it is', async () => {
    const id = await made()
    await shop.shop.files.remove(backupKey(id))
    await tryIt(id)
    await trial(id)
    expect(await one(id)).toMatchObject({ state: 'failed', fault: 'gone' })
  })
})
