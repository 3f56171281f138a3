import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import type { RetentionRule } from '#domain/privacy/retention.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { requireRight } from '../../require-right.ts'
import { countPastTerm } from '../designs/count-past-term.ts'
import { recordRun } from './retention-store.ts'
import { goesBefore, rowRules } from './retention-rules.ts'

/** What is done under this name is written down without what it forgets (`0025-audit.ts`). */
const FORGETTING = { kind: 'system', task: 'forgetting' } as const

type Shop = Pick<ShopContext, 'db' | 'clock'>
export type RuleCount = { readonly rule: RetentionRule; readonly count: number }

/** Forgets what is past its term, each kind in a transaction of its own, and writes down how much that was. */
export async function forgetPastTerms({ db, clock }: Shop, staff: Staff): Promise<void> {
  requireRight(staff, 'runSystem')
  const now = clock()
  const counts: RuleCount[] = []
  for (const [rule, forget] of rowRules) {
    const count = await changeAs(db, FORGETTING, (trx) => forget(trx, goesBefore(rule, now), now))
    counts.push({ rule, count })
  }
  const ranBy = operatorIdOf(staff)
  await changeAs(db, staff, (trx) => recordRun(trx, { ranAt: now, ranBy, counts }))
}

/** Only takes a transaction back, after what it would have done was counted. */
class TakenBack extends Error {}

/** How much would go now: it is done by the same statements, and taken back. */
export async function countPastTerms({ db, clock }: Shop, staff: Staff): Promise<readonly RuleCount[]> {
  requireRight(staff, 'runSystem')
  const now = clock()
  const counts: RuleCount[] = []
  const tryAll = async (trx: Executor) => {
    for (const [rule, forget] of rowRules)
      counts.push({ rule, count: await forget(trx, goesBefore(rule, now), now) })
    const files = await countPastTerm(trx, now)
    counts.push(
      { rule: 'unlinkedUploads', count: files.unlinked },
      { rule: 'orderedFiles', count: files.ordered },
    )
    throw new TakenBack()
  }
  try {
    await changeAs(db, FORGETTING, tryAll)
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return counts
}
