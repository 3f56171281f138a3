import { z } from 'zod'
import type { ShopContext } from '../../../context.ts'
import { defineTask } from '../../../jobs/queue.ts'
import { dropOldImports } from './imports.ts'

/** A file of up to 2 GB lies there for as long as its import may be carried out. */
export const dropOldImportsTask = defineTask({
  name: 'drop-old-imports',
  payload: z.object({}),
  attempts: 3,
  expireInSeconds: 3_600,
  cron: '37 4 * * *',
  run: (shop: ShopContext) => dropOldImports(shop, { kind: 'system', task: 'drop-old-imports' }),
})
