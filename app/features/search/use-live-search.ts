import { startTransition, useEffect, useState } from 'react'
import type { Reply } from '#contract/client.ts'
import { api } from '#app/lib/api/api.ts'
import { liveSearch, NOT_SEARCHED, type SearchState } from '#app/lib/search/live-search.ts'

export type SearchAnswer = Reply<'search'>

const LISTED_RESULTS = 8

export function useLiveSearch() {
  const [state, setState] = useState<SearchState<SearchAnswer>>(NOT_SEARCHED)
  const [live] = useState(() =>
    liveSearch<SearchAnswer>(
      (query, signal) => api.search({ query: { query, limit: LISTED_RESULTS } }, { signal }),
      // Drawn in pieces: whoever types on is not held up.
      (next) => startTransition(() => setState(next)),
    ),
  )
  useEffect(() => () => live.stop(), [live])
  return { state, type: (text: string) => live.type(text) }
}
