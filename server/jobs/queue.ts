import { CompiledQuery } from 'kysely'
import { type JobWithMetadata, PgBoss, type SendOptions } from 'pg-boss'
import type { z } from 'zod'
import type { Executor } from '../db/database.ts'

/** A kind of background work. Its payload carries ids; it may run twice, and must end the same. */
export type Task<Context, Payload extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly payload: Payload
  readonly attempts: number
  readonly expireInSeconds: number
  /** The wait before another attempt doubles each time, up to this. */
  readonly longestWaitSeconds?: number
  /** When its process has been silent for so long, the work is given to another one. */
  readonly heartbeatSeconds?: number
  /** How many are done at a time by one process; one unless it says more. */
  readonly atOnce?: number
  /** How many of those for one group, for work that is sent with one. */
  readonly atOnceOfGroup?: number
  /** For work that comes by the clock of Amsterdam: minute, hour, day, month and weekday; its payload is empty. */
  readonly cron?: string
  run(context: Context, payload: z.output<Payload>, signal: AbortSignal): Promise<void>
  /** Called once after the last attempt failed. */
  givenUp?(context: Context, payload: z.output<Payload>, error: Error): Promise<void>
}

export function defineTask<Context, Payload extends z.ZodType>(
  task: Task<Context, Payload>,
): Task<Context, Payload> {
  return task
}

type AnyTask = Pick<
  Task<never>,
  'name' | 'attempts' | 'expireInSeconds' | 'longestWaitSeconds' | 'heartbeatSeconds'
>

/** Puts work in the queue within the caller's transaction, so that row and job are written together or not at all. */
export type JobQueue = {
  send(
    executor: Executor,
    task: AnyTask,
    payload: object,
    options?: {
      readonly startAfter?: Date
      /** Work with a higher one goes first, and what was sent first among equals; 0 unless it says otherwise. */
      readonly priority?: number
      /** Whose work it is, where a task says how much is done at a time for one. */
      readonly group?: string
    },
  ): Promise<void>
  /** How often this work waits, is under way, or has been tried in vain and will be again. */
  count(task: AnyTask, payload: object): Promise<number>
  /** Lets work that failed for good be tried once more, in the caller's transaction. */
  retry(trx: Executor, failed: { readonly id: string; readonly task: string }): Promise<void>
  /** Forgets work that failed for good, in the caller's transaction. */
  drop(trx: Executor, failed: { readonly id: string; readonly task: string }): Promise<void>
}

const DEAD_LETTERS = 'dead-letters'
const UNFINISHED = new Set(['created', 'retry', 'active'])
// Whoever does the work is woken when it is sent; work for later, or a wake-up that was lost, is found by looking.
const LOOK_EVERY_SECONDS = 5

/** pg-boss over an open transaction of Kysely's. */
const within = (executor: Executor) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await executor.executeQuery<never>(CompiledQuery.raw(text, values))
    return { rows: [...rows] }
  },
})

export type Jobs = JobQueue & {
  /** Starts to work on these tasks in this process. */
  work<Context>(context: Context, tasks: readonly Task<Context>[]): Promise<void>
  stop(): Promise<void>
}

export type JobsOptions = {
  readonly databaseUrl: string
  readonly onError: (error: Error) => void
  /** Follows each piece of work by the name of its task. */
  readonly follow?: (task: string, work: () => Promise<void>) => Promise<void>
}

/** The queue of pg-boss in the shop's own database. */
export async function startJobs({
  databaseUrl,
  onError,
  follow = (_task, work) => work(),
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'paskruis-jobs',
    useListenNotify: true,
  })
  boss.on('error', onError)
  await boss.start()
  const known = new Set<string>()

  async function ensureQueue(task: AnyTask): Promise<void> {
    if (known.has(task.name)) return
    await boss.createQueue(DEAD_LETTERS)
    await boss.createQueue(task.name, {
      retryLimit: task.attempts - 1,
      retryBackoff: true,
      retryDelay: 1,
      ...(task.longestWaitSeconds && { retryDelayMax: task.longestWaitSeconds }),
      expireInSeconds: task.expireInSeconds,
      ...(task.heartbeatSeconds && { heartbeatSeconds: task.heartbeatSeconds }),
      deadLetter: DEAD_LETTERS,
      notify: true,
    })
    // A queue stays as it was first made.
    if (!(await boss.getQueue(task.name))?.notify) await boss.updateQueue(task.name, { notify: true })
    known.add(task.name)
  }

  async function startWorkers<Context>(context: Context, task: Task<Context>): Promise<void> {
    const { atOnce = 1, atOnceOfGroup } = task
    const options = { batchSize: 1, pollingIntervalSeconds: 1, includeMetadata: true } as const
    if (atOnceOfGroup) {
      // Only the workers of one call know how much of a group is under way; none of them can be woken by itself.
      const limits = { localConcurrency: atOnce, localGroupConcurrency: atOnceOfGroup }
      const often = { ...options, ...limits, notifyPollingIntervalSeconds: 1 }
      await boss.work(task.name, often, ([job]) => doJob(context, task, job))
      return
    }
    for (let count = 0; count < atOnce; count += 1) {
      const seldom = { ...options, notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS }
      const worker = await boss.work(task.name, seldom, async ([job]) => {
        try {
          await doJob(context, task, job)
        } finally {
          // There may be more of it.
          boss.notifyWorker(worker)
        }
      })
    }
  }

  async function doJob<Context>(
    context: Context,
    task: Task<Context>,
    job: JobWithMetadata<unknown> | undefined,
  ): Promise<void> {
    if (!job) return
    const payload = task.payload.parse(job.data)
    try {
      await follow(task.name, () => task.run(context, payload, job.signal))
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error))
      onError(cause)
      if (job.retryCount >= task.attempts - 1) await task.givenUp?.(context, payload, cause)
      throw cause
    }
  }

  return {
    async send(executor, task, payload, { startAfter, priority, group } = {}) {
      await ensureQueue(task)
      const options: SendOptions = {
        db: within(executor),
        ...(startAfter && { startAfter }),
        ...(priority !== undefined && { priority }),
        ...(group !== undefined && { group: { id: group } }),
      }
      await boss.send(task.name, payload, options)
    },
    async work(context, tasks) {
      for (const task of tasks) {
        await ensureQueue(task)
        if (task.cron) await boss.schedule(task.name, task.cron, {}, { tz: 'Europe/Amsterdam' })
        await startWorkers(context, task)
      }
    },
    async count(task, payload) {
      await ensureQueue(task)
      const jobs = await boss.findJobs(task.name, { data: payload })
      return jobs.filter(({ state }) => UNFINISHED.has(state)).length
    },
    async retry(trx, { id, task }) {
      await boss.retry(task, id, { db: within(trx) })
    },
    async drop(trx, { id, task }) {
      await boss.deleteJob(task, id, { db: within(trx) })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}
