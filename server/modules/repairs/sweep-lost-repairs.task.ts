import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { HANGING_MS, since } from '../designs/retention.ts'
import { findPatchup, listLongProposed } from './patchup-store.ts'
import { failRepair, repairDesignTask } from './repair-design.task.ts'

/** No repair hangs: one that nobody will make any more is failed. One that has a turn to wait for waits, however long the queue. */
export const sweepLostRepairsTask = defineTask({
  name: 'sweep-lost-repairs',
  payload: z.object({}),
  attempts: 1,
  expireInSeconds: 3_600,
  cron: '* * * * *',
  async run(shop: ShopContext) {
    for (const patchupId of await listLongProposed(shop.db, since(shop.clock(), HANGING_MS))) {
      if ((await shop.jobs.count(repairDesignTask, { patchupId })) > 0) continue
      // Its job may have ended while it was counted; that leaves an answer.
      const patchup = await findPatchup(shop.db, patchupId)
      if (patchup?.state !== 'proposed') continue
      shop.log.error({ patchupId }, 'the job of a repair was lost')
      await failRepair(shop, patchup)
    }
  },
})
