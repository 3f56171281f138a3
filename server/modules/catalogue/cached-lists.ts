import { bookOf, type IndexedList, type PriceBook } from '#domain/pricing/price-book.ts'

/** Lists by id as they were read; null for one that is not there. */
export type ReadLists = ReadonlyMap<string, IndexedList | null>

/** Group and contract lists, those that were asked for last, as many as fit. */
export type CachedLists = {
  /** The book of these lists; null while one of them has to be read first. */
  book(ids: readonly string[]): PriceBook | null
  keep(read: ReadLists): void
  drop(ids: Iterable<string>): void
  clear(): void
}

const MOST_BYTES = 32 * 1024 * 1024
/** As measured, with their place in the index. */
const RULE_BYTES = 400
const BAND_BYTES = 100

function bytesOf(list: IndexedList | null): number {
  if (!list) return RULE_BYTES
  const rules = [...list.rulesBySku.values()].flat()
  const bands = rules.map((rule) => (rule.bands?.length ?? 0) + (rule.runPrices?.length ?? 0))
  return (
    RULE_BYTES * (1 + rules.length + list.percentByCategory.size) +
    BAND_BYTES * bands.reduce((sum, count) => sum + count, 0)
  )
}

export function createCachedLists(maxBytes = MOST_BYTES): CachedLists {
  /** The one that was used last comes last. */
  const cached = new Map<string, { readonly list: IndexedList | null; readonly bytes: number }>()
  let bytes = 0

  function drop(id: string) {
    bytes -= cached.get(id)?.bytes ?? 0
    cached.delete(id)
  }
  return {
    book(ids) {
      const found = ids.flatMap((id) => {
        const entry = cached.get(id)
        return entry ? [{ id, entry }] : []
      })
      if (found.length < ids.length) return null
      for (const { id, entry } of found) {
        cached.delete(id)
        cached.set(id, entry)
      }
      return bookOf(found.flatMap(({ entry }) => entry.list ?? []))
    },
    keep(read) {
      for (const [id, list] of read) {
        drop(id)
        const entry = { list, bytes: bytesOf(list) }
        cached.set(id, entry)
        bytes += entry.bytes
      }
      for (const oldest of cached.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    drop(ids) {
      for (const id of ids) drop(id)
    },
    clear() {
      cached.clear()
      bytes = 0
    },
  }
}
