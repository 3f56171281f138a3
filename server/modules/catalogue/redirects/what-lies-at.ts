import type { REDIRECT_TARGETS } from '#contract/office/redirects.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { accountMenuTexts } from '#texts/nl/account-menu.ts'
import { accountRequestTexts } from '#texts/nl/account-request.ts'
import { ordersTexts } from '#texts/nl/account.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import { contactTexts } from '#texts/nl/contact.ts'
import { quickOrderTexts } from '#texts/nl/quick-order.ts'
import { quoteTexts } from '#texts/nl/quotes.ts'
import { searchTexts } from '#texts/nl/search.ts'
import type { Executor } from '../../../db/database.ts'
import { readCategoryTree } from '../category-tree.ts'
import { readOwnersPaths } from './redirect-store.ts'

export type Lying = Exclude<(typeof REDIRECT_TARGETS)[number], 'redirect'>

/** Pages of the shop itself to which an old shop has its like. */
export const OWN_PAGES: readonly { readonly path: string; readonly title: string }[] = [
  { path: pagePaths.contact, title: contactTexts.title },
  { path: pagePaths.accountRequest, title: accountRequestTexts.title },
  { path: pagePaths.account, title: accountMenuTexts.title },
  { path: pagePaths.orders, title: ordersTexts.title },
  { path: pagePaths.quotes, title: quoteTexts.title },
  { path: pagePaths.quickOrder, title: quickOrderTexts.title },
  { path: pagePaths.cart, title: cartTexts.title },
  { path: pagePaths.search(), title: searchTexts.title },
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
    ...OWN_PAGES.map(({ path }) => [path, 'shop'] as const),
    ...of('product'),
    ...paths.flatMap((path) => (tree.findByPath(path) ? [[path, 'category'] as const] : [])),
    ...of('page'),
    [pagePaths.home, 'home'],
  ])
}
