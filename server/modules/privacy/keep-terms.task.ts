import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { forgetPastTerms } from './forget-past-terms.ts'

/** Nothing about people is kept longer than its term. Files have jobs of their own (designs/housekeeping.task.ts). */
export const keepTermsTask = defineTask({
  name: 'keep-retention-terms',
  payload: z.object({}),
  attempts: 3,
  expireInSeconds: 3_600,
  cron: '11 4 * * *',
  async run(shop: Pick<ShopContext, 'db' | 'clock'>) {
    await forgetPastTerms(shop, { kind: 'system', task: 'keep-retention-terms' })
  },
})
