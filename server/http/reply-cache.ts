/**
 * Answers of the catalogue as text, kept until the catalogue changes. Bounded by bytes, oldest first; an answer that
 * was being made while the catalogue changed is given to who asked and not kept.
 */
export type ReplyCache = {
  get(key: string, make: () => Promise<string>): Promise<string>
  clear(): void
}

export function createReplyCache(maxBytes = 64 * 1024 * 1024): ReplyCache {
  const kept = new Map<string, string>()
  const making = new Map<string, Promise<string>>()
  let bytes = 0
  let generation = 0

  function keep(key: string, text: string) {
    kept.set(key, text)
    bytes += text.length
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= old.length
    }
  }

  return {
    async get(key, make) {
      const known = kept.get(key)
      if (known !== undefined) return known
      const underWay = making.get(key)
      if (underWay) return underWay
      const startedIn = generation
      const answer = make()
      making.set(key, answer)
      try {
        const text = await answer
        if (generation === startedIn) keep(key, text)
        return text
      } finally {
        if (making.get(key) === answer) making.delete(key)
      }
    },
    clear() {
      generation += 1
      kept.clear()
      making.clear()
      bytes = 0
    },
  }
}
