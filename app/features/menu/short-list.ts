import type { MenuNode } from '#contract/navigation.ts'

type ShortList = { readonly shown: readonly MenuNode[]; readonly isTruncated: boolean }

/**
 * The children of a node that show before 'Toon meer'; a count of 0 shows all (spec 3, Menu node). 'Toon meer' takes the
 * place of one: a list that is one too long is shown whole.
 */
export function shortList({ children, shortListItemCount }: MenuNode): ShortList {
  const isTruncated = shortListItemCount > 0 && children.length > shortListItemCount + 1
  return { shown: isTruncated ? children.slice(0, shortListItemCount) : children, isTruncated }
}
