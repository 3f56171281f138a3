import type { DeskCategoryRow } from '#contract/office/categories.ts'
import type { CategoryPlace } from '#domain/catalogue/move-category.ts'

export type Rows = readonly DeskCategoryRow[]

export const childrenOf = (rows: Rows, parentId: string | null): Rows =>
  rows.filter((row) => row.parentId === parentId)

/** Whether customers see it: neither it nor one that it stands below is hidden. */
export function isInShop(rows: Rows, { isActive, parentId }: DeskCategoryRow): boolean {
  const parent = rows.find(({ id }) => id === parentId)
  return isActive && (!parent || isInShop(rows, parent))
}

/** Where a category stands now. */
export function placeOf(rows: Rows, { id, parentId }: DeskCategoryRow): CategoryPlace {
  const siblings = childrenOf(rows, parentId)
  return { parentId, before: siblings[siblings.findIndex((one) => one.id === id) + 1]?.id ?? null }
}

/** Where an arrow brings a category: up, down, below the one above it, or out of the one that it stands below; null for nowhere. */
export function placeByKey(rows: Rows, row: DeskCategoryRow, key: string): CategoryPlace | null {
  const { id, parentId } = row
  const siblings = childrenOf(rows, parentId)
  const at = siblings.findIndex((one) => one.id === id)
  const previous = siblings[at - 1]
  switch (key) {
    case 'ArrowUp':
      return previous ? { parentId, before: previous.id } : null
    case 'ArrowDown':
      return siblings[at + 1] ? { parentId, before: siblings[at + 2]?.id ?? null } : null
    case 'ArrowRight':
      return previous ? { parentId: previous.id, before: null } : null
    case 'ArrowLeft': {
      const parent = rows.find((one) => one.id === parentId)
      return parent ? placeOf(rows, parent) : null
    }
    default:
      return null
  }
}

/** On which part of a row something is dropped: before it, in it or after it. */
export const DROPS = ['before', 'in', 'after'] as const
export type Drop = (typeof DROPS)[number]

/** The part of a row at a height, from 0 on top to 1. */
export const dropAt = (height: number): Drop => (height < 0.3 ? 'before' : height > 0.7 ? 'after' : 'in')

/** Where a category comes that is dropped on a row. */
export function placeByDrop(rows: Rows, onto: DeskCategoryRow, drop: Drop): CategoryPlace {
  if (drop === 'in') return { parentId: onto.id, before: null }
  return drop === 'before' ? { parentId: onto.parentId, before: onto.id } : placeOf(rows, onto)
}
