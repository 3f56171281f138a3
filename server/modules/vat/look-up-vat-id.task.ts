import { z } from 'zod'
import { normalisedVatId } from '#domain/companies/vat-id.ts'
import { recentSince } from '#domain/vat/look-up.ts'
import { isAskedAbout } from '#domain/vat/vat-country.ts'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { shopTheme } from '../content/shop-config.ts'
import { askVies } from './ask-vies.ts'
import { settleNumber } from './settle-number.ts'
import { findAnswer } from './vat-check-store.ts'

/** How often a number is asked about in a row; the wait before it doubles each time. */
const MOST_QUESTIONS = 8
const FIRST_WAIT_MS = 1000

type LookingUp = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'log' | 'settings'>

/**
 * Looks a VAT number up in VIES, keeps the answer as proof, and tells the companies that have the number. Without an answer
 * it is tried again for two minutes, and then each hour by the clock: that VIES is away is no failure of ours, about which
 * somebody would have to be woken. A slow answer holds no more than its own place up.
 */
export const lookUpVatIdTask = defineTask({
  name: 'look-up-vat-id',
  payload: z.object({ vatId: z.string(), unanswered: z.int().min(0).default(0) }),
  attempts: 8,
  expireInSeconds: 120,
  atOnce: 4,
  async run({ db, jobs, clock, log, settings }: LookingUp, { vatId, unanswered }, signal) {
    const askedAt = clock()
    const { company } = await shopTheme({ db })
    if (settings.vies === null || !isAskedAbout(vatId, company)) return
    const known = await findAnswer(db, vatId, recentSince(askedAt))
    if (known) return settleNumber({ db, log }, { vatId, check: known, now: askedAt })
    const answer = await askVies(settings.vies, { vatId, askedBy: normalisedVatId(company.vatId) }, signal)
    await settleNumber(
      { db, log },
      { vatId, check: { ...answer, vatId, askedAt, answeredAt: clock() }, now: askedAt },
    )
    if (answer.status !== 'unavailable' || unanswered + 1 >= MOST_QUESTIONS) return
    const startAfter = new Date(Date.now() + FIRST_WAIT_MS * 2 ** unanswered)
    await jobs.send(db, lookUpVatIdTask, { vatId, unanswered: unanswered + 1 }, { startAfter })
  },
})
