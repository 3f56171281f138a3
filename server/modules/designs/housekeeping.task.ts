import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { clearScratch } from '../../storage/scratch.ts'
import { uploadKey } from './begin-upload.ts'
import { giveUpCheck } from './check-design.ts'
import { clearOrphans, findLostFiles } from './clear-orphans.ts'
import {
  deleteUnfinished,
  deleteUnused,
  findHanging,
  findUnused,
  forgetOrderedFiles,
  recordWaiting,
} from './housekeeping-store.ts'
import { preflightDesignTask } from './preflight-design.task.ts'
import { previewKey } from './previews.ts'
import {
  DELETED_MS,
  HANGING_MS,
  monthsBefore,
  ORDERED_MONTHS,
  SETTLED_MS,
  since,
  UNFINISHED_MS,
  UNLINKED_MS,
} from './retention.ts'

type Keeping = Pick<ShopContext, 'db' | 'files' | 'jobs' | 'clock' | 'log'>
const byTheClock = { payload: z.object({}), attempts: 1, expireInSeconds: 3_600 }

/** No design hangs: one whose check nobody will do any more ends in error (check 11). */
export const sweepHangingDesignsTask = defineTask({
  ...byTheClock,
  name: 'sweep-hanging-designs',
  cron: '* * * * *',
  async run({ db, jobs, clock, log }: Keeping) {
    const now = clock()
    for (const designId of await findHanging(db, since(now, HANGING_MS))) {
      if ((await jobs.count(preflightDesignTask, { designId })) > 0) {
        await recordWaiting(db, designId, now)
        continue
      }
      log.error({ designId }, 'the check of a design was lost')
      await giveUpCheck({ db, jobs, clock }, designId)
    }
  },
})

/** Uploads that broke off and never went on. */
export const dropUnfinishedUploadsTask = defineTask({
  ...byTheClock,
  name: 'drop-unfinished-uploads',
  cron: '17 * * * *',
  async run({ db, files, clock }: Keeping) {
    for (const uploadId of await deleteUnfinished(db, since(clock(), UNFINISHED_MS))) {
      await files.arrivals.drop(uploadKey(uploadId))
    }
  },
})

/** What is kept no longer: designs that nothing uses, and the files of old orders. What an order shows of them stays. */
export const purgeDesignsTask = defineTask({
  ...byTheClock,
  name: 'purge-designs',
  cron: '23 3 * * *',
  async run({ db, files, clock }: Keeping) {
    const now = clock()
    const before = { deletedBefore: since(now, DELETED_MS), unlinkedBefore: since(now, UNLINKED_MS) }
    for (const designId of await findUnused(db, before)) {
      const removed = await deleteUnused(db, designId)
      if (removed?.storageKey) await files.remove(removed.storageKey)
      for (const preview of removed?.previews ?? []) await files.remove(previewKey(designId, preview))
    }
    for (const key of await forgetOrderedFiles(db, monthsBefore(now, ORDERED_MONTHS))) {
      await files.remove(key)
    }
  },
})

/** Files without a design, and designs without their file. */
export const clearOrphanFilesTask = defineTask({
  ...byTheClock,
  name: 'clear-orphan-files',
  cron: '41 3 * * *',
  async run(shop: Keeping) {
    const settled = since(shop.clock(), SETTLED_MS)
    await clearOrphans(shop, settled)
    await findLostFiles(shop, settled)
  },
})

/** What a process that was killed has left in the folder for temporary files. */
export const clearScratchTask = defineTask({
  ...byTheClock,
  name: 'clear-scratch',
  cron: '47 * * * *',
  // Folders say for themselves when they changed, by the clock of the machine.
  run: () => clearScratch(since(new Date(), SETTLED_MS)),
})
