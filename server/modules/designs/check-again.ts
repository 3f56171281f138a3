import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { preflightDesignTask } from './preflight-design.task.ts'
import { reopenVerdict } from './verdict-store.ts'

/** Has the file of a design that was judged before be checked once more, as it lies; false where it is being checked, or gone. */
export async function checkAgain(
  { jobs }: Pick<ShopContext, 'jobs'>,
  trx: Executor,
  designId: string,
  now: Date,
): Promise<boolean> {
  const judged = await reopenVerdict(trx, designId, now)
  if (!judged) return false
  const { companyId, before } = judged
  await jobs.send(trx, preflightDesignTask, { designId, before }, { group: companyId })
  return true
}
