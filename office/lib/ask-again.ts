import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { pageCount } from './page-count.ts'

/** A list of more pages is read anew page by page, each of which asks the server. */
const FEW_PAGES = 3
/** So long a longer list is left as it is for each page of it. */
const PAUSE_PER_PAGE_MS = 1_000

const isLong = (query: Query): boolean => pageCount(query) > FEW_PAGES

/** What is on its way of a list goes on: what is asked for once more would end it. */
const isBeingRead = ({ state }: Query): boolean => state.fetchStatus === 'fetching'

const mustWait = (query: Query): boolean => isLong(query) || (pageCount(query) > 0 && isBeingRead(query))

/**
 * Asks again for what may have changed: at once, but for a long list at most once in a time that grows with it, since
 * much may happen in a second and each time all of its pages come anew.
 */
export function createAskAgain(client: QueryClient) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()

  function rereadLater(query: Query): void {
    if (waiting.has(query.queryHash)) return
    const pauseMs = pageCount(query) * PAUSE_PER_PAGE_MS
    const reread = () => {
      if (isBeingRead(query)) return wait(PAUSE_PER_PAGE_MS)
      waiting.delete(query.queryHash)
      // What is not shown is read once it is.
      return void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
    const wait = (ms: number) => void waiting.set(query.queryHash, setTimeout(reread, ms))
    wait(isBeingRead(query) ? pauseMs : Math.max(0, query.state.dataUpdatedAt + pauseMs - Date.now()))
  }

  return {
    askAgain(queryKey: QueryKey): void {
      void client.invalidateQueries({ queryKey, predicate: (query) => !mustWait(query) })
      for (const query of client.getQueryCache().findAll({ queryKey, predicate: mustWait })) {
        if (query.isActive()) rereadLater(query)
        else query.invalidate()
      }
    },
    end(): void {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
