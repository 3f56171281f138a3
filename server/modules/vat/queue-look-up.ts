import { isAskedAbout } from '#domain/vat/vat-country.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import { lookUpVatIdTask } from './look-up-vat-id.task.ts'
import { findChecks, type VatCheck } from './vat-check-store.ts'

export type { VatCheck }

/** Has a number looked up that the caller's transaction writes. A shop that asks nobody queues nothing. */
export async function queueLookUp(
  { jobs, settings }: Pick<ShopContext, 'jobs' | 'settings'>,
  trx: Executor,
  vatId: string | null,
): Promise<void> {
  if (settings.vies === null || vatId === null) return
  const { company } = await shopTheme({ db: trx })
  if (isAskedAbout(vatId, company)) await jobs.send(trx, lookUpVatIdTask, { vatId })
}

/** What VIES said last about these numbers, by number. */
export async function vatChecksOf(
  executor: Executor,
  vatIds: readonly string[],
): Promise<ReadonlyMap<string, VatCheck>> {
  return new Map((await findChecks(executor, vatIds)).map((check) => [check.vatId, check]))
}
