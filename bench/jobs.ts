import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { openDatabase } from '#server/db/database.ts'
import { startTestPostgres } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { defineTask, startJobs } from '#server/jobs/queue.ts'
import { type Bench, figure, median } from './support/figure.ts'

const QUEUES = 30
const ROUNDS = 20
const IN_A_ROW = 200
const IDLE_SECONDS = 20
/** Between two of them, so that they fall at every moment between two looks. */
const PAUSE_MS = 137

let heard: () => void = () => undefined
const tasks = Array.from({ length: QUEUES }, (_one, at) =>
  defineTask<null, z.ZodObject>({
    name: `bench-${at}`,
    payload: z.object({}),
    attempts: 1,
    expireInSeconds: 60,
    run: async () => heard(),
  }),
)
const [asked] = tasks

/** How often this process asks a database something, from now on. */
function countAsks(): () => number {
  let count = 0
  const original = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown
  Reflect.set(Client.prototype, 'query', function counting(this: Client, ...args: unknown[]) {
    count += 1
    return Reflect.apply(original, this, args)
  })
  return () => count
}

/** How long work waits until it is begun, and what it costs that nothing is sent. */
export const jobs: Bench = {
  name: 'jobs',
  async run() {
    const postgres = await startTestPostgres()
    const db = openDatabase({ url: postgres.url, onLost: () => undefined })
    try {
      await migrate(db)
      const begin = async () => {
        const queue = await startJobs({ databaseUrl: postgres.url, onError: console.error })
        await queue.work(null, tasks)
        return queue
      }
      // The first start makes the queues; a process knows those well that were there when it began.
      await (await begin()).stop()
      const queue = await begin()
      const sendAndWait = async (count: number) => {
        const startedMs = performance.now()
        let left = count
        const done = new Promise<void>((resolve) => {
          heard = () => {
            left -= 1
            if (left === 0) resolve()
          }
        })
        for (let sent = 0; sent < count; sent += 1) if (asked) await queue.send(db, asked, {})
        await done
        return performance.now() - startedMs
      }
      const waits: number[] = []
      while (waits.length < ROUNDS) {
        await delay(PAUSE_MS)
        waits.push(await sendAndWait(1))
      }
      const rowMs = await sendAndWait(IN_A_ROW)
      const asks = countAsks()
      await delay(IDLE_SECONDS * 1000)
      const idle = asks()
      await queue.stop()
      return [
        figure({ what: 'from sent to begun', value: median(waits), digits: 0, unit: ' ms' }, { atMost: 50 }),
        figure(
          { what: `${IN_A_ROW} of one kind`, value: rowMs / IN_A_ROW, digits: 1, unit: ' ms each' },
          null,
        ),
        figure(
          { what: `asks of ${QUEUES} idle kinds`, value: idle / IDLE_SECONDS, digits: 1, unit: '/s' },
          null,
        ),
      ]
    } finally {
      await db.destroy()
      await postgres.stop()
    }
  },
}
