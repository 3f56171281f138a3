import type { CatalogueChoices } from './products.ts'

type Category = Pick<CatalogueChoices['categories'][number], 'id' | 'parentId' | 'title'>

const STEP = '\u00a0\u00a0\u00a0'

/** The categories as options of a select: each below the one that it belongs to, further in. */
export function categoryOptions(
  categories: readonly Category[],
): readonly { readonly value: string; readonly label: string }[] {
  const below = Map.groupBy(categories, ({ parentId }) => parentId)
  const walk = (parentId: string | null, depth: number): { value: string; label: string }[] =>
    (below.get(parentId) ?? []).flatMap(({ id, title }) => [
      { value: id, label: `${STEP.repeat(depth)}${title}` },
      ...walk(id, depth + 1),
    ])
  return walk(null, 0)
}
