import { gather } from './gather.ts'

/** Which orders changed, by company; null where it may be any order of anybody. */
export type ChangedOrders = ReadonlyMap<string, readonly string[]> | null
type Told = (changed: ChangedOrders) => void

/** What this process has heard of changes that customers look at, and who in it wants to know. */
export type OrderNews = {
  /** A company and an order of it, as the triggers of `0052-order-news` say it; null where something may have been missed. */
  hear(said: string | null): void
  /** Answers how to hear no more. */
  listen(told: Told): () => void
}

export function createOrderNews(): OrderNews {
  const listeners = new Set<Told>()
  const hear = gather<string | null>((said) => {
    const changed = byCompany(said)
    for (const told of listeners) told(changed)
  })
  return {
    hear(said) {
      if (listeners.size > 0) hear([said])
    },
    listen(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
  }
}

function byCompany(said: readonly (string | null)[]): ChangedOrders {
  const changed = new Map<string, string[]>()
  for (const one of said) {
    const [companyId, orderId] = one?.split(' ') ?? []
    if (companyId === undefined || orderId === undefined) return null
    changed.set(companyId, [...(changed.get(companyId) ?? []), orderId])
  }
  return changed
}
