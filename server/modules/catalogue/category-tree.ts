import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { loadCategories, type CategoryRow } from './category-store.ts'

/** The categories that customers see: active, below active ones only; siblings stand in the owner's order. */
export type CategoryTree = {
  readonly top: readonly CategoryRow[]
  find(id: string): CategoryRow | null
  findByPath(path: string): CategoryRow | null
  childrenOf(id: string): readonly CategoryRow[]
  /** From the top category down to and including this one. */
  trailOf(id: string): readonly CategoryRow[]
  /** This category and all below it. */
  idsWithin(id: string): readonly string[]
}

export function categoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const children = Map.groupBy(rows, (row) => row.parentId)
  const shown = new Map<string, CategoryRow>()
  const below = (parentId: string | null): readonly CategoryRow[] => children.get(parentId) ?? []
  const show = (row: CategoryRow): void => {
    shown.set(row.id, row)
    below(row.id).forEach(show)
  }
  below(null).forEach(show)
  const byPath = new Map([...shown.values()].map((row) => [row.path, row]))

  function trailOf(id: string): readonly CategoryRow[] {
    const row = shown.get(id)
    if (!row) return []
    return row.parentId === null ? [row] : [...trailOf(row.parentId), row]
  }
  const idsWithin = (id: string): readonly string[] => [
    id,
    ...below(id).flatMap((child) => idsWithin(child.id)),
  ]
  return {
    top: below(null),
    find: (id) => shown.get(id) ?? null,
    findByPath: (path) => byPath.get(path) ?? null,
    childrenOf: below,
    trailOf,
    idsWithin,
  }
}

export async function readCategoryTree(executor: Executor): Promise<CategoryTree> {
  return categoryTree(await loadCategories(executor))
}

/** The categories that customers see. In a preview staff see a hidden one too, where that is what they ask for, with all others. */
export async function readTreeWith(
  { db, isPreview }: Pick<ShopContext, 'db' | 'isPreview'>,
  find: (tree: CategoryTree) => CategoryRow | null,
): Promise<CategoryTree> {
  const tree = await readCategoryTree(db)
  if (!isPreview || find(tree)) return tree
  return categoryTree(await loadCategories(db, { withHidden: true }))
}
