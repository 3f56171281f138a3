import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { liveSearch, NOT_SEARCHED } from './live-search.ts'

const LISTED_RESULTS = 8

export function useLiveSearch() {
  const [state, setState] = useState(NOT_SEARCHED)
  const [live] = useState(() =>
    liveSearch(
      (query, signal) => api.search({ query: { query, limit: LISTED_RESULTS } }, { signal }),
      setState,
    ),
  )
  useEffect(() => () => live.stop(), [live])
  return { state, type: (text: string) => live.type(text) }
}
