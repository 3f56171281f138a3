import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { preflightDesignTask } from './preflight-design.task.ts'
import { turnOfFile } from './turn-of-file.ts'
import { reopenVerdict } from './verdict-store.ts'

/** Lower than the turn of any file that somebody sends: no company has so many of them on their way. */
const BEHIND_SENT_FILES = -1_000_000

type Again = {
  readonly designId: string
  /** It is one of many, which are not to hold up what customers send. */
  readonly isOfMany: boolean
  readonly now: Date
}

/** Has the file of a design that was judged before be checked once more, as it lies; else says why it can't be. */
export async function checkAgain(
  { jobs }: Pick<ShopContext, 'jobs'>,
  trx: Executor,
  { designId, isOfMany, now }: Again,
): Promise<'FileUnread' | 'FileNotKept' | null> {
  const judged = await reopenVerdict(trx, designId, now)
  if (typeof judged === 'string') return judged
  const { companyId, before } = judged
  await jobs.send(
    trx,
    preflightDesignTask,
    { designId, before },
    {
      group: companyId,
      ...(isOfMany && { priority: BEHIND_SENT_FILES + (await turnOfFile(trx, designId)) }),
    },
  )
  return null
}
