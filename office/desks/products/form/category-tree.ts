import type { FormProps } from './part.ts'

export type Category = FormProps['choices']['categories'][number]

/** A category with what is shown below it. */
export type CategoryBranch = { readonly category: Category; readonly below: readonly CategoryBranch[] }

/**
 * The tree of categories, as far as a text is in a title: what is found stands below what it belongs to, with all that lies
 * below it. All of it for an empty text.
 */
export function categoryBranches(
  categories: readonly Category[],
  search: string,
  parentId: string | null = null,
): readonly CategoryBranch[] {
  const sought = plain(search)
  return categories
    .filter((category) => category.parentId === parentId)
    .flatMap((category) => {
      const isFound = plain(category.title).includes(sought)
      const below = categoryBranches(categories, isFound ? '' : search, category.id)
      return isFound || below.length > 0 ? [{ category, below }] : []
    })
}

const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** All categories of a branch. */
export const idsWithin = ({ category, below }: CategoryBranch): readonly string[] => [
  category.id,
  ...below.flatMap(idsWithin),
]

/** 'Spandoeken en doeken > Spandoeken'. */
export function titlesTo(categories: readonly Category[], id: string): readonly string[] {
  const category = categories.find((one) => one.id === id)
  if (!category) return []
  return [...(category.parentId === null ? [] : titlesTo(categories, category.parentId)), category.title]
}
