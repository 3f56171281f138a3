import { z } from 'zod'
import { unansweredSince } from '#domain/vat/look-up.ts'
import { countriesAskedAbout } from '#domain/vat/vat-country.ts'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { shopTheme } from '../content/shop-config.ts'
import { lookUpVatIdTask } from './look-up-vat-id.task.ts'
import { numbersDue } from './vat-check-store.ts'

const MOST = 50

/** Looks up by the clock what was never answered, and again what was answered long ago. */
export const lookUpDueTask = defineTask({
  name: 'look-up-due-vat-ids',
  payload: z.object({}),
  attempts: 1,
  expireInSeconds: 300,
  cron: '4-59/15 * * * *',
  async run({ db, jobs, clock, settings }: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'settings'>) {
    if (settings.vies === null) return
    const now = clock()
    const { company } = await shopTheme({ db })
    const asked = {
      now,
      unansweredSince: unansweredSince(now),
      countries: countriesAskedAbout(company),
      most: MOST,
    }
    for (const vatId of await numbersDue(db, asked)) {
      if ((await jobs.count(lookUpVatIdTask, { vatId })) === 0)
        await jobs.send(db, lookUpVatIdTask, { vatId })
    }
  },
})
