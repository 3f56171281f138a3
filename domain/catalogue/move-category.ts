/** A category by its place among the others; siblings stand in the order of `position`. */
export type PlacedCategory = {
  readonly id: string
  readonly parentId: string | null
  readonly path: string
}

/** Where a category comes to stand: below which one (null for on top), and before which sibling (null for last). */
export type CategoryPlace = { readonly parentId: string | null; readonly before: string | null }

export type CategoryMove = {
  /** The ids below the new parent in their new order, the moved one among them. */
  readonly siblings: readonly string[]
  /** The addresses that change: its own, and those of categories below it. */
  readonly paths: readonly ChangedPath[]
}

export type ChangedPath = { readonly id: string; readonly from: string; readonly to: string }

export type CategoryMoveFault = 'CategoryNotFound' | 'CategoryBelowItself' | 'CategoriesMovedOn'

/**
 * What moving a category makes of the tree; `all` holds every category, siblings in their order. A category cannot come to stand below
 * itself, nor before one that is no sibling there any more. An address that lay below that of the parent comes to lie below that of
 * the new one; an address of its own stays.
 */
export function moveCategory(
  all: readonly PlacedCategory[],
  id: string,
  { parentId, before }: CategoryPlace,
): CategoryMove | { readonly fault: CategoryMoveFault } {
  const byId = new Map(all.map((one) => [one.id, one]))
  const moved = byId.get(id)
  if (!moved) return { fault: 'CategoryNotFound' }
  if (parentId !== null && !byId.has(parentId)) return { fault: 'CategoriesMovedOn' }
  if (parentId !== null && idsWithin(all, id).includes(parentId)) return { fault: 'CategoryBelowItself' }
  const others = all.filter((one) => one.parentId === parentId && one.id !== id).map((one) => one.id)
  const at = before === null ? others.length : others.indexOf(before)
  if (at === -1) return { fault: 'CategoriesMovedOn' }
  const parentPath = (of: string | null) => (of === null ? '' : (byId.get(of)?.path ?? ''))
  const to = below(moved.path, parentPath(moved.parentId), parentPath(parentId))
  return { siblings: others.toSpliced(at, 0, id), paths: changedPaths(all, id, to) }
}

/** The addresses that change when a category gets another one: those of categories below it follow where they lay below its own. */
export function changedPaths(all: readonly PlacedCategory[], id: string, to: string): readonly ChangedPath[] {
  const from = all.find((one) => one.id === id)?.path
  if (from === undefined || from === to) return []
  const within = new Set(idsWithin(all, id))
  return all
    .filter((one) => within.has(one.id))
    .map((one) => ({ id: one.id, from: one.path, to: one.id === id ? to : below(one.path, from, to) }))
    .filter((path) => path.from !== path.to)
}

/** The address as it lies below `to` where it lay below `from`; elsewhere it stays. */
function below(path: string, from: string, to: string): string {
  return path.startsWith(`${from}/`) ? `${to}${path.slice(from.length)}` : path
}

/** A category and all below it. */
export function idsWithin(all: readonly PlacedCategory[], id: string): readonly string[] {
  const found = new Set([id])
  // What is found grows while it is walked through.
  for (const known of found) for (const one of all) if (one.parentId === known) found.add(one.id)
  return [...found]
}
