import type { RedirectTarget } from '#contract/office/redirects.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { Staff } from '#domain/access/actor.ts'
import { redirectTexts } from '#texts/nl/office/redirects.ts'
import type { ShopContext } from '../../../context.ts'
import { requireRight } from '../../../require-right.ts'
import { readCategoryTree } from '../category-tree.ts'
import { findNamedPaths } from './redirect-store.ts'
import { OWN_PAGES } from './what-lies-at.ts'

/** Of each kind, so that many products leave room for the rest. */
const MOST_OF_A_KIND = 8

/** What customers see with this text in its name, path or SKU, pages first and products last. */
export async function findRedirectTargets(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  search: string,
): Promise<RedirectTarget[]> {
  requireRight(staff, 'changeCatalogue')
  const text = search.trim().toLowerCase()
  if (text === '') return []
  const named = await findNamedPaths(db, text, MOST_OF_A_KIND)
  const tree = await readCategoryTree(db)
  const categories = tree.top
    .flatMap(({ id }) => tree.idsWithin(id))
    .flatMap((id) => tree.find(id) ?? [])
    .map(({ path, title }) => ({ path, title, kind: 'category' as const }))
  const home = { path: pagePaths.home, title: redirectTexts.targets.home, kind: 'home' as const }
  const own = OWN_PAGES.map((page) => ({ ...page, kind: 'shop' as const }))
  const holds = ({ path, title }: RedirectTarget) =>
    title.toLowerCase().includes(text) || path.toLowerCase().includes(text)
  return [
    ...[home].filter(({ title }) => title.toLowerCase().includes(text)),
    ...named.filter(({ kind }) => kind === 'page'),
    ...own.filter(holds),
    ...categories.filter(holds).slice(0, MOST_OF_A_KIND),
    ...named.filter(({ kind }) => kind === 'product'),
  ]
}
