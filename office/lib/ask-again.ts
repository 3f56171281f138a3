import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { isNewsHeard } from './live.ts'

/** A list of more pages is read anew page by page, each of which asks the server. */
const FEW_PAGES = 3
/** So long a longer list is left as it is for each page of it. */
const PAUSE_PER_PAGE_MS = 1_000

/** Whoever comes back from an order finds the list as far as he had read it. */
export const KEPT_MS = 30 * 60_000

function pageCount({ state }: Query): number {
  const { data } = state
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 0
}

const isLong = (query: Query): boolean => pageCount(query) > FEW_PAGES

/** Whether what is shown again is read anew: a long list is not while the server would have told that it changed. */
export const isReadOnReturn = (query: Query): boolean =>
  !isLong(query) || query.state.isInvalidated || !isNewsHeard()

/**
 * Asks again for what may have changed: at once, but for a long list at most once in a time that grows with it, since
 * much may happen in a second and each time all of its pages come anew.
 */
export function createAskAgain(client: QueryClient) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()

  function readLater(query: Query): void {
    if (waiting.has(query.queryHash)) return
    const pauseMs = pageCount(query) * PAUSE_PER_PAGE_MS
    const readOn = () => {
      // A page that is on its way goes on; what it follows is read anew after it.
      if (query.state.fetchStatus === 'fetching') return wait(PAUSE_PER_PAGE_MS)
      waiting.delete(query.queryHash)
      // What is not shown is read once it is.
      return void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
    const wait = (ms: number) => void waiting.set(query.queryHash, setTimeout(readOn, ms))
    const isRead = query.state.fetchStatus === 'fetching'
    wait(isRead ? pauseMs : Math.max(0, query.state.dataUpdatedAt + pauseMs - Date.now()))
  }

  return {
    askAgain(queryKey: QueryKey): void {
      void client.invalidateQueries({ queryKey, predicate: (query) => !isLong(query) })
      for (const query of client.getQueryCache().findAll({ queryKey, predicate: isLong })) {
        if (query.isActive()) readLater(query)
        else query.invalidate()
      }
    },
    end(): void {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
