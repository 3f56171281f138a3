import type { MenuNode } from '#contract/navigation.ts'

type ShortList = { readonly shown: readonly MenuNode[]; readonly isTruncated: boolean }

/** The children of a node that show before 'Toon meer'; a count of 0 shows all (spec 3, Menu node). */
export function shortList({ children, shortListItemCount }: MenuNode): ShortList {
  const isTruncated = shortListItemCount > 0 && children.length > shortListItemCount
  return { shown: isTruncated ? children.slice(0, shortListItemCount) : children, isTruncated }
}
