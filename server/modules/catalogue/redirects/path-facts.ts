import type { PathFacts } from '#domain/shop/plan-redirects.ts'
import type { ShopContext } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import { isReservedPath } from '../reserved-paths.ts'
import { findRedirects, readReplacements, readWaysTo } from './redirect-store.ts'
import { whatLiesAt } from './what-lies-at.ts'

type Paths = { readonly froms: readonly string[]; readonly tos: readonly string[] }

/** What a plan of redirects has to know of the addresses that it is about. */
export async function readPathFacts(
  executor: Executor,
  { origin }: Pick<ShopContext, 'origin'>,
  { froms, tos }: Paths,
): Promise<PathFacts> {
  const paths = [...froms, ...tos]
  const lying = await whatLiesAt(executor, paths)
  const redirects = new Map((await findRedirects(executor, paths)).map(({ from, to }) => [from, to]))
  const replacements = new Map((await readReplacements(executor, paths)).map(({ from, to }) => [from, to]))
  const waysTo = Map.groupBy(await readWaysTo(executor, froms), ({ to }) => to)
  return {
    host: new URL(origin()).host,
    isReserved: isReservedPath,
    isLiving: (path) => lying.has(path),
    redirectFrom: (path) => redirects.get(path) ?? null,
    leadsOn: (path) => redirects.get(path) ?? replacements.get(path) ?? null,
    ledFrom: (path) => (waysTo.get(path) ?? []).map(({ from }) => from),
  }
}
