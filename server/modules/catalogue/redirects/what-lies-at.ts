import type { REDIRECT_TARGETS } from '#contract/office/redirects.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { Executor } from '../../../db/database.ts'
import { readCategoryTree } from '../category-tree.ts'
import { readOwnersPaths } from './redirect-store.ts'

export type Lying = Exclude<(typeof REDIRECT_TARGETS)[number], 'redirect'>

/** Pages of the shop itself to which an old shop has its like. */
const OWN_PAGES = [
  pagePaths.contact,
  pagePaths.accountRequest,
  pagePaths.account,
  pagePaths.orders,
  pagePaths.quotes,
  pagePaths.quickOrder,
  pagePaths.cart,
  pagePaths.search(),
]

/** What customers see at these paths; those at which nothing is are left out. A page goes before a category, and that before a product. */
export async function whatLiesAt(
  executor: Executor,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Lying>> {
  const owners = await readOwnersPaths(executor, paths)
  const tree = await readCategoryTree(executor)
  const of = (wanted: 'page' | 'product') =>
    owners.flatMap(({ path, kind }) => (kind === wanted ? [[path, kind] as const] : []))
  return new Map<string, Lying>([
    ...OWN_PAGES.map((path) => [path, 'shop'] as const),
    ...of('product'),
    ...paths.flatMap((path) => (tree.findByPath(path) ? [[path, 'category'] as const] : [])),
    ...of('page'),
    [pagePaths.home, 'home'],
  ])
}
