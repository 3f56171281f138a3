import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { defineTask, startJobs } from './queue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase('shop_empty')
})
afterAll(() => database.drop())

const start = () =>
  startJobs({
    databaseUrl: database.url,
    onError: (error) => {
      throw error
    },
  })

/** A task that tells what it did, and whoever waits until it did so much. */
function tellingTask(name: string) {
  const done: number[] = []
  const waiting: { readonly count: number; readonly resolve: () => void }[] = []
  const task = defineTask<null, z.ZodObject<{ number: z.ZodNumber }>>({
    name,
    payload: z.object({ number: z.number() }),
    attempts: 1,
    expireInSeconds: 60,
    async run(_context, { number }) {
      done.push(number)
      for (const { count, resolve } of waiting) if (done.length >= count) resolve()
    },
  })
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      waiting.push({ count, resolve })
    })
  return { task, done, until }
}

it('work is done as soon as it is sent, one after the other, and not before it is written', async () => {
  const { task, done, until } = tellingTask('told')
  const jobs = await start()
  try {
    await jobs.work(null, [task])
    const first = until(1)
    await database.db.transaction().execute(async (trx) => {
      await jobs.send(trx, task, { number: 1 })
      expect(done).toEqual([])
    })
    await first
    // Looking every five seconds, six of them would take half a minute.
    const rest = until(6)
    for (const number of [2, 3, 4, 5, 6]) await jobs.send(database.db, task, { number })
    await rest
    expect(done).toEqual([1, 2, 3, 4, 5, 6])
  } finally {
    await jobs.stop()
  }
}, 15_000)

it('a queue of before workers were woken wakes them from the next start on', async () => {
  const { task } = tellingTask('of-before')
  const boss = new PgBoss({ connectionString: database.url, max: 1 })
  boss.on('error', (error) => {
    throw error
  })
  await boss.start()
  await boss.createQueue(task.name, { retryLimit: 3 })
  const notifies = async () => (await boss.getQueue(task.name))?.notify
  expect(await notifies()).toBeFalsy()
  const jobs = await start()
  try {
    await jobs.work(null, [task])
    expect(await notifies()).toBe(true)
  } finally {
    await jobs.stop()
    await boss.stop({ graceful: false })
  }
})
