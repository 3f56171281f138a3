import { z } from 'zod'
import type { ShopContext } from '../../../context.ts'
import { defineTask } from '../../../jobs/queue.ts'
import { carryOutImport, readImport } from './import-work.ts'

// Both write down for themselves how they ended: who asked for it asks again.
const once = {
  payload: z.object({ importId: z.uuid() }),
  attempts: 1,
  expireInSeconds: 2 * 60 * 60,
  heartbeatSeconds: 60,
}

/** Finds out what an import of the catalogue would do. */
export const tryImportTask = defineTask({
  ...once,
  name: 'try-catalogue-import',
  run: (shop: ShopContext, { importId }, signal) => readImport(shop, importId, signal),
})

/** Carries out an import of the catalogue. */
export const applyImportTask = defineTask({
  ...once,
  name: 'apply-catalogue-import',
  run: (shop: ShopContext, { importId }, signal) => carryOutImport(shop, importId, signal),
})
