import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { doBackup, doTrial } from './backup-work.ts'

// Both write down for themselves how they ended: who asked for it asks again.
const once = {
  payload: z.object({ backupId: z.uuid() }),
  attempts: 1,
  expireInSeconds: 6 * 60 * 60,
  heartbeatSeconds: 60,
}

/** Makes a backup of the database. */
export const makeBackupTask = defineTask({
  ...once,
  name: 'make-backup',
  run: (shop: ShopContext, { backupId }, signal) => doBackup(shop, backupId, signal),
})

/** Restores a backup beside the shop's database, to see whether that works. */
export const tryBackupTask = defineTask({
  ...once,
  name: 'try-backup',
  run: (shop: ShopContext, { backupId }, signal) => doTrial(shop, backupId, signal),
})
