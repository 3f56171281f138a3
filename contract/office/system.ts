import { z } from 'zod'
import { RETENTION_RULES } from '#domain/privacy/retention.ts'
import { WARNINGS } from '#domain/system/warnings.ts'
import { Done, IdParams, line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

const rules = { access: 'operator', may: 'runSystem' } as const
const Moment = z.iso.datetime()

export const getSystemHealth = officeEndpoint('getSystemHealth', {
  summary:
    'How the shop does as a machine: storage, work in the background, mail, versions, and what asks for attention',
  ...rules,
  reply: z.object({
    measuredAt: Moment,
    /** What asks for attention, the worst first; `count` is how many, how many minutes or what percentage, as the warning says. */
    warnings: z.array(
      z.object({
        name: z.enum(WARNINGS),
        tone: z.enum(['error', 'warning', 'info']),
        count: z.int().nullable(),
      }),
    ),
    database: z.object({
      version: z.string(),
      sizeBytes: z.int(),
      upSince: Moment,
      connections: z.int(),
      mostConnections: z.int(),
      tables: z.array(z.object({ name: z.string(), sizeBytes: z.int(), rows: z.int() })),
    }),
    files: z.object({
      place: z.enum(['folder', 's3']),
      answers: z.boolean(),
      printFiles: z.int(),
      printFilesBytes: z.int(),
      /** Of the disk with the data folder. */
      disk: z.object({ freeBytes: z.int(), sizeBytes: z.int() }).nullable(),
    }),
    mail: z.object({
      isSent: z.boolean(),
      waiting: z.int(),
      failed: z.int(),
      oldestWaitingAt: Moment.nullable(),
    }),
    jobs: z.object({
      waiting: z.int(),
      running: z.int(),
      failed: z.int(),
      /** Of the work that could be done now. */
      oldestDueAt: Moment.nullable(),
    }),
    shop: z.object({
      version: z.string(),
      node: z.string(),
      upSince: Moment,
      memoryBytes: z.int(),
      migrationsDone: z.int(),
      migrationsAll: z.int(),
      newestMigration: z.string().nullable(),
    }),
  }),
})

const TaskRow = z.object({
  task: z.string(),
  label: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  oldestDueAt: Moment.nullable(),
  /** When it was last done without a fault, as far as the queue still knows. */
  lastDoneAt: Moment.nullable(),
  /** When it comes by the clock, in words; null for work that comes by itself. */
  clock: z.string().nullable(),
})
export type TaskRow = z.output<typeof TaskRow>

const FailedJob = z.object({
  id: z.string(),
  task: z.string(),
  label: z.string(),
  failedAt: Moment,
  attempts: z.int(),
  /** What went wrong in plain words, and as the machine says it. */
  reason: z.string(),
  error: z.string(),
  /** What it is about, by ids. */
  about: z.array(z.string()),
})
export type FailedJob = z.output<typeof FailedJob>

export const listJobs = officeEndpoint('listJobs', {
  summary: 'Work in the background by kind, what of it failed for good, and what was decided about that',
  ...rules,
  reply: z.object({
    tasks: z.array(TaskRow),
    failed: z.array(FailedJob),
    decided: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        decision: z.enum(['retried', 'dropped']),
        reason: z.string(),
        at: Moment,
        by: z.string().nullable(),
      }),
    ),
  }),
})

export const decideJob = officeEndpoint('decideJob', {
  summary:
    'Try work that failed for good once more, or leave it; what did not fail (any more) answers 409 `JobNotFailed`',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ task: line(100).min(1, 'Required'), decision: z.enum(['retried', 'dropped']) }),
  reply: Done,
})

const SettingRow = z.object({
  name: z.string(),
  meaning: z.string(),
  /** Null where it was not given; of a secret nothing is told but that there is one. */
  value: z.string().nullable(),
  isSecret: z.boolean(),
  from: z.enum(['environment', 'file', 'default']),
  /** What holds without it. */
  fallback: z.string(),
})
export type SettingRow = z.output<typeof SettingRow>

export const listSettings = officeEndpoint('listSettings', {
  summary:
    'Every setting of the process with its value, where that comes from, and what it means; secrets stay hidden',
  ...rules,
  reply: z.object({ settings: z.array(SettingRow) }),
})

export const getRetention = officeEndpoint('getRetention', {
  summary: 'What is kept for how long, how much of it would go now, and when that was done last',
  ...rules,
  reply: z.object({
    rules: z.array(
      z.object({
        rule: z.enum(RETENTION_RULES),
        /** How much would go when it is done now. */
        due: z.int(),
        /** How much went the last time; null where that is not counted. */
        lastCount: z.int().nullable(),
        /** The moment before which it goes. */
        before: Moment,
      }),
    ),
    runs: z.array(
      z.object({
        id: z.string(),
        at: Moment,
        by: z.string().nullable(),
        isByHand: z.boolean(),
        count: z.int(),
      }),
    ),
  }),
})

export const runRetention = officeEndpoint('runRetention', {
  summary: 'Forget now what is past its term, as each night; files follow in the background',
  ...rules,
  reply: Done,
})
