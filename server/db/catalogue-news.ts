import type { CatalogueChange } from './catalogue-changes.ts'

/**
 * What an answer shows, by name; it holds until one of these changes. `assortment` is which products there are, `listing` those in
 * a category, `tree` the categories themselves.
 */
export type ShownName =
  | `product ${string}`
  | `listing ${string}`
  | `list ${string}`
  | 'assortment'
  | 'tree'
  | 'terms'
  | 'content'

/** Everything: an answer that does not say what it shows holds until anything changes. */
export type Shown = ReadonlySet<ShownName> | 'everything'

/** What this process has heard of changes of the catalogue. */
export type CatalogueNews = {
  /** Counts what was heard, so that what is made can tell from when it is. */
  moment(): number
  /** Whether something that is shown has changed after this moment. */
  hasChanged(shown: Shown, since: number): boolean
  hear(change: Omit<CatalogueChange, 'version'>): void
}

/** Told when it is not known what changed. */
export const EVERYTHING_CHANGED = {
  isEverything: true,
  products: [],
  hasAssortment: true,
  listings: [],
  lists: [],
  hasTree: true,
  hasTerms: true,
  hasContent: true,
} satisfies Omit<CatalogueChange, 'version'>

const namesOf = ({
  products,
  hasAssortment,
  listings,
  lists,
  hasTree,
  hasTerms,
  hasContent,
}: Omit<CatalogueChange, 'version'>): readonly ShownName[] => [
  ...products.map((id) => `product ${id}` as const),
  ...(hasAssortment ? (['assortment'] as const) : []),
  ...listings.map((id) => `listing ${id}` as const),
  ...(hasTree ? (['tree'] as const) : []),
  ...lists.map((id) => `list ${id}` as const),
  ...(hasTerms ? (['terms'] as const) : []),
  ...(hasContent ? (['content'] as const) : []),
]

/** So many names are remembered; then everything made before has changed. */
const MOST_NAMES = 50_000

export function createCatalogueNews(): CatalogueNews {
  const changedAt = new Map<ShownName, number>()
  let now = 0
  let everythingAt = 0

  return {
    moment: () => now,
    hasChanged(shown, since) {
      if (since === now) return false
      if (since < everythingAt || shown === 'everything') return true
      for (const name of shown) if ((changedAt.get(name) ?? 0) > since) return true
      return false
    },
    hear(change) {
      const names = namesOf(change)
      if (names.length === 0 && !change.isEverything) return
      now += 1
      if (change.isEverything || changedAt.size + names.length > MOST_NAMES) {
        everythingAt = now
        changedAt.clear()
      } else for (const name of names) changedAt.set(name, now)
    },
  }
}

/** Collects what an answer shows while it is made. */
export type Shows = (...names: readonly ShownName[]) => void
