import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { isAnyPathTaken, lockPaths } from './desk-category-store.ts'
import { movePath } from './product-fields-store.ts'
import { isReservedPath } from './reserved-paths.ts'

type Movers = { readonly categoryIds?: readonly string[]; readonly pageIds?: readonly string[] }

/** Refuses addresses at which something lies already but what moves itself, or which the shop itself uses. */
export async function refuseTakenPaths(
  trx: Executor,
  paths: readonly string[],
  { categoryIds = [], pageIds = [] }: Movers,
  field: string,
): Promise<void> {
  if (paths.length === 0) return
  await lockPaths(trx)
  const isTaken = await isAnyPathTaken(trx, paths, [...categoryIds, ...pageIds])
  if (isTaken || paths.some(isReservedPath)) throw new Refusal('PathTaken', { field })
}

/** Leads who knows an old address to a new one, also by the addresses that led to the old. */
export const leadElsewhere = (trx: Executor, from: string, to: string): Promise<void> =>
  movePath(trx, from, to)
