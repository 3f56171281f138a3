import type { Executor } from '../../db/database.ts'
import { listVatUse } from './vat-store.ts'

/** The lowest rate of VAT that products have besides these, with how many do; null for none. */
export async function lackingVat(
  executor: Executor,
  percents: readonly number[],
): Promise<{ readonly percent: number; readonly products: number } | null> {
  const [lowest = null] = await listVatUse(executor, percents)
  return lowest
}
