import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { attentionJob } from './attention-job.ts'
import { type Judged, markTold, recordVerdict } from './verdict-store.ts'

export { markTold }

/** Who looks at the screen has seen to it by then; who went away gets a mail. */
const MAIL_AFTER_MS = 10 * 60_000

/** Ends the processing of a design, and has its customer told of it who did not wait; in one transaction. */
export async function endCheck(
  { db, jobs, clock }: Pick<ShopContext, 'db' | 'jobs' | 'clock'>,
  designId: string,
  judged: Omit<Judged, 'now'>,
): Promise<void> {
  const now = clock()
  await changeAs(db, { kind: 'system', task: 'preflight-design' }, async (trx) => {
    if (!(await recordVerdict(trx, designId, { ...judged, now }))) return
    // The queue goes by the time of the database, whatever the shop's clock says.
    const startAfter = new Date(Date.now() + MAIL_AFTER_MS)
    await jobs.send(trx, attentionJob, { designId }, { startAfter })
  })
}
