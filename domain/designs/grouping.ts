import { amsterdamNow } from '../delivery/amsterdam-clock.ts'
import type { DesignCard } from './merge-uploads.ts'

/** Files of one size; `size` is null where it is unknown, and then it has no heading (spec 2, Grouping). */
export type SizeGroup = {
  readonly key: string
  readonly size: { readonly widthMm: number; readonly heightMm: number } | null
  readonly cards: readonly DesignCard[]
}

/** Files of one day ('2026-11-18', in Amsterdam), or 'recent' for those just dropped. */
export type DateGroup = { readonly day: string; readonly sizes: readonly SizeGroup[] }

const RECENT = 'recent'
const UNKNOWN = 'unknown'

const dayOf = ({ isRecent, uploadedAt, createdAt }: DesignCard) =>
  isRecent ? RECENT : amsterdamNow(new Date(uploadedAt ?? createdAt)).date

const sizeOf = ({ width, height }: DesignCard) =>
  width === null || height === null ? null : { widthMm: Math.round(width), heightMm: Math.round(height) }

function gather<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function sizeGroups(day: string, cards: readonly DesignCard[]): readonly SizeGroup[] {
  const bySize = gather(cards, (card) => {
    const size = sizeOf(card)
    return size === null ? UNKNOWN : `${size.widthMm}x${size.heightMm}`
  })
  const groups = [...bySize].map(([key, same]) => {
    const [first] = same
    return { key: `${day}/${key}`, size: first === undefined ? null : sizeOf(first), cards: same }
  })
  // What has no size yet is what the customer waits for: it comes first.
  return groups.toSorted((a, b) => Number(a.size !== null) - Number(b.size !== null))
}

/**
 * Cards by the day of their upload, just dropped ones first and then the newest day, and within it by size to the
 * millimetre; cards keep their order (spec 2, Grouping).
 */
export function groupCards(cards: readonly DesignCard[]): readonly DateGroup[] {
  const days = [...gather(cards, dayOf)].toSorted(([a], [b]) => {
    if (a === RECENT || b === RECENT) return a === RECENT ? -1 : 1
    return a < b ? 1 : -1
  })
  return days.map(([day, same]) => ({ day, sizes: sizeGroups(day, same) }))
}

/** The process ids as the cards stand on the screen, day by day and size by size. */
export const orderOnScreen = (cards: readonly DesignCard[]): readonly string[] =>
  groupCards(cards).flatMap(({ sizes }) =>
    sizes.flatMap((size) => size.cards.map(({ processId }) => processId)),
  )
