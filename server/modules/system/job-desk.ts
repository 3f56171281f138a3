import type { z } from 'zod'
import type { listJobs as listJobsCall } from '#contract/office/system.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { maskSecrets } from '#domain/mails/mask-secrets.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { systemTexts as texts } from '#texts/nl/office/system.ts'
import { clockText, failureReason, taskLabel } from '#texts/nl/office/tasks.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import {
  chosenFailedWork,
  countFailedWork,
  type FailedWork,
  lockFailedWork,
  taskStates,
} from '../../jobs/queue-store.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { letMailWait } from '../mail/revive-mails.ts'
import { lastDecisions, recordDecision } from './job-decision-store.ts'

export { isJobDecided } from './job-decision-store.ts'

const MOST_FAILED = 200
const MOST_DECIDED = 20
const MOST_COUNTED = 1000
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Work in the background by kind, what of it failed for good, and what was decided about that. */
export async function showJobs(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
): Promise<z.input<typeof listJobsCall.reply>> {
  requireRight(staff, 'runSystem')
  const tasks = await taskStates(db)
  const failed = await chosenFailedWork(db, null, MOST_FAILED)
  const decided = await lastDecisions(db, MOST_DECIDED)
  return {
    tasks: tasks
      .map(({ cron, oldestDueAt, lastDoneAt, ...row }) => ({
        ...row,
        label: taskLabel(row.task),
        oldestDueAt: oldestDueAt?.toISOString() ?? null,
        lastDoneAt: lastDoneAt?.toISOString() ?? null,
        clock: cron === null ? null : clockText(cron),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'nl')),
    failed: failed.map(({ data, failedAt, error, ...row }) => ({
      ...row,
      label: taskLabel(row.task),
      failedAt: failedAt.toISOString(),
      reason: failureReason(error),
      error: maskSecrets(error),
      about: Object.values(data).filter(
        (value): value is string => typeof value === 'string' && UUID.test(value),
      ),
    })),
    decided: decided.map(({ task, error, at, ...row }) => ({
      ...row,
      label: taskLabel(task),
      reason: failureReason(error),
      at: at.toISOString(),
    })),
  }
}

/** The first work that failed for good, the oldest first, and how much there is. */
export async function failedJobs(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  most: number,
): Promise<FirstOfMany<FailedWork>> {
  requireRight(staff, 'runSystem')
  return firstOfMany(
    most,
    (limit) => chosenFailedWork(db, null, limit),
    () => countFailedWork(db, MOST_COUNTED),
  )
}

/** Which failed work is meant by its ids, or all of it, for work with many. */
export async function chooseFailedJobs(
  { db }: Pick<ShopContext, 'db'>,
  ids: readonly string[] | null,
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  const failed = await chosenFailedWork(db, ids, limit)
  return failed.map(({ id, task, failedAt }) => ({
    id,
    number: texts.jobNamed(taskLabel(task), formatMoment(failedAt.toISOString())),
  }))
}

type Decision = {
  readonly id: string
  readonly task: string
  readonly decision: 'retried' | 'dropped'
  /** When it was meant, where that is not now: what failed anew since is another failure. */
  readonly seenAt?: Date
}

/** Tries work that failed for good once more, or leaves it; of two who decide at once the first does. */
export async function decideJob(
  { db, jobs, clock }: Pick<ShopContext, 'db' | 'jobs' | 'clock'>,
  staff: Staff,
  { id, task, decision, seenAt }: Decision,
): Promise<void> {
  requireRight(staff, 'runSystem')
  await changeAs(db, staff, async (trx) => {
    const failed = await lockFailedWork(trx, { id, task })
    if (!failed || (seenAt && failed.failedAt > seenAt)) throw new Refusal('JobNotFailed')
    if (decision === 'dropped') await jobs.drop(trx, { id, task })
    else {
      await letMailWait(trx, failed)
      await jobs.retry(trx, { id, task })
    }
    const by = operatorIdOf(staff)
    const error = maskSecrets(failed.error)
    await recordDecision(trx, { jobId: id, task, error, decision, at: clock(), by })
  })
}

/** Decides of failed work by its id alone, as work with many does. */
export async function decideFailedJob(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock'>,
  staff: Staff,
  { id, decision, seenAt }: Required<Omit<Decision, 'task'>>,
): Promise<void> {
  const [failed] = await chosenFailedWork(shop.db, [id], 1)
  if (!failed) throw new Refusal('JobNotFailed')
  await decideJob(shop, staff, { id, task: failed.task, decision, seenAt })
}
