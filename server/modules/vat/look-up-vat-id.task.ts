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

/** VIES gave no answer: the queue tries again. */
class NoAnswer extends Error {}

type LookingUp = Pick<ShopContext, 'db' | 'clock' | 'log' | 'settings'>

/**
 * Looks a VAT number up in VIES, keeps the answer as proof, and tells the companies that have the number. Without an answer
 * it is tried again for two minutes, and then each hour by the clock.
 */
export const lookUpVatIdTask = defineTask({
  name: 'look-up-vat-id',
  payload: z.object({ vatId: z.string() }),
  attempts: 8,
  expireInSeconds: 120,
  async run({ db, clock, log, settings }: LookingUp, { vatId }, signal) {
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
    if (answer.status === 'unavailable') throw new NoAnswer(`VIES: ${answer.fault}`)
  },
})
