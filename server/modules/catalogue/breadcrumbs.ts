import { navigationTexts } from '#texts/nl/navigation.ts'
import type { CategoryTree } from './category-tree.ts'

type Crumb = { label: string; url: string }

/** The way from the home page down to and including a category; to home alone when there is none. */
export function breadcrumbs(tree: CategoryTree, categoryId: string | undefined): Crumb[] {
  const trail = categoryId === undefined ? [] : tree.trailOf(categoryId)
  const crumbs = trail.map(({ title, path }) => ({ label: title, url: path }))
  return [{ label: navigationTexts.home, url: '/' }, ...crumbs]
}
