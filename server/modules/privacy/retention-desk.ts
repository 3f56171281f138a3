import type { z } from 'zod'
import type { getRetention } from '#contract/office/system.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { purgeDesignsNow } from '../designs/purge-now.ts'
import { countPastTerms, forgetPastTerms } from './forget-past-terms.ts'
import { goesBefore } from './retention-rules.ts'
import { countsOfLastRun, lastRuns } from './retention-store.ts'

const SHOWN_RUNS = 10

type Shop = Pick<ShopContext, 'db' | 'clock' | 'jobs'>

/** What is kept for how long, how much of it would go now, and when that was done last. */
export async function showRetention(shop: Shop, staff: Staff): Promise<z.input<typeof getRetention.reply>> {
  const due = await countPastTerms(shop, staff)
  const counts = await countsOfLastRun(shop.db)
  const runs = await lastRuns(shop.db, SHOWN_RUNS)
  return {
    rules: due.map(({ rule, count }) => ({
      rule,
      due: count,
      lastCount: counts.get(rule) ?? null,
      before: goesBefore(rule, shop.clock()).toISOString(),
    })),
    runs: runs.map(({ at, ...run }) => ({ ...run, at: at.toISOString() })),
  }
}

/** Forgets now what is past its term; files are removed by their own job. */
export async function runRetention(shop: Shop, staff: Staff): Promise<void> {
  await forgetPastTerms(shop, staff)
  await purgeDesignsNow(shop)
}
