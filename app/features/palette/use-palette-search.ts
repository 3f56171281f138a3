import { useEffect, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { liveSearch, NOT_SEARCHED, type SearchState } from '#app/lib/search/live-search.ts'
import { orNull } from '#app/lib/pages/load.ts'
import { askLatest, askPalette, type PaletteAnswer } from './ask-palette.ts'
import type { PaletteGroup } from './palette-item.ts'

const isWhole = ({ isPart }: PaletteAnswer) => !isPart

/** What the shop knows of what is typed, and the last orders for as long as nothing is. */
export function usePaletteSearch(isLoggedIn: boolean) {
  const [state, setState] = useState<SearchState<PaletteAnswer>>(NOT_SEARCHED)
  const [latest, setLatest] = useState<readonly PaletteGroup[]>([])
  const [live] = useState(() =>
    liveSearch<PaletteAnswer>(
      (query, signal) => askPalette(query, { api, isLoggedIn, signal }),
      setState,
      isWhole,
    ),
  )
  useEffect(() => () => live.stop(), [live])
  useEffect(() => {
    let isGone = false
    if (isLoggedIn) {
      // Without an answer there are the commands.
      void orNull(askLatest(api)).then((groups) => {
        if (groups && !isGone) setLatest(groups)
      })
    }
    return () => {
      isGone = true
    }
  }, [isLoggedIn])
  return { state, latest, type: (text: string) => live.type(text) }
}
