import { z } from 'zod'
import type { ShopContext } from '../../../context.ts'
import { defineTask } from '../../../jobs/queue.ts'
import { readMailbox } from './read-mailbox.ts'

/** With waits that double up to an hour: somebody hears of a mailbox that was away for two hours. */
const ATTEMPTS = 14
const LONGEST_WAIT_SECONDS = 3_600

type Reading = Pick<ShopContext, 'db' | 'clock' | 'log' | 'jobs' | 'settings'>

/** Reads by the clock what mail servers sent back to the mailbox that the settings name. */
export const readBouncesTask = defineTask({
  name: 'read-bounces',
  payload: z.object({}),
  attempts: ATTEMPTS,
  longestWaitSeconds: LONGEST_WAIT_SECONDS,
  expireInSeconds: 600,
  cron: '2-59/10 * * * *',
  async run(shop: Reading, _payload, signal) {
    const { bounces } = shop.settings
    // While one waits to be tried again the clock sends no other one after it.
    if (bounces === null || (await shop.jobs.count(readBouncesTask, {})) > 1) return
    await readMailbox(shop, bounces, signal)
  },
})
