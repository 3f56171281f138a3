import type { Operator } from '#domain/access/actor.ts'
import { isStudioOver } from '#domain/designs/studio.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { setJobTaker } from '../orders/follow-studio.ts'
import { lockJobOfId } from './studio-store.ts'

type Taking = {
  readonly jobId: string
  /** Takes it, from whoever had it; else lets it go. */
  readonly takes: boolean
  /** Who had it when it was looked at; null for nobody. */
  readonly seenTakerId: string | null
}

/** Notes that an operator works on a job, or does so no more. Who saw another have it than has it now is told. */
export async function takeJob(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  operator: Operator,
  { jobId, takes, seenTakerId }: Taking,
): Promise<void> {
  requireRight(operator, 'deliverProofs')
  await changeAs(db, operator, async (trx) => {
    const job = await lockJobOfId(trx, jobId)
    if (!job) throw new Refusal('StudioJobNotFound')
    const isDone = takes ? job.takenBy === operator.operatorId : job.takenBy === null
    if (isDone) return
    if (job.takenBy !== seenTakerId) throw new Refusal('StudioJobTaken')
    if (takes && (isStudioOver(job.state) || job.lineState === 'cancelled'))
      throw new Refusal('StudioJobDone')
    await setJobTaker(trx, jobId, takes ? { by: operator.operatorId, at: clock() } : null)
  })
}
