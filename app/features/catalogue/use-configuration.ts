import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '#app/lib/api/api.ts'
import { useDebouncedAction } from '#app/ui/use-debounced.ts'
import { askPrice, type PriceAnswer } from './ask-price.ts'
import {
  itemOf,
  readConfiguration,
  writeConfiguration,
  type Configuration,
  type Orderable,
} from './configuration.ts'

const SETTLES_AFTER_MS = 300

type LivePrice = PriceAnswer & {
  /** A newer price is under way; the old one stays, dimmed. */
  readonly isPending: boolean
}

/** The configuration of a product, kept in the address so that reloading and sharing work, and its price. */
export function useConfiguration(product: Orderable, firstAnswer: PriceAnswer) {
  const location = useLocation()
  const navigate = useNavigate()
  const [configuration, setConfiguration] = useState(() =>
    readConfiguration(product, new URLSearchParams(location.search)),
  )
  const [live, setLive] = useState<LivePrice>({ ...firstAnswer, isPending: false })
  const [known, setKnown] = useState(firstAnswer)
  const call = useRef<AbortController | null>(null)
  if (known !== firstAnswer) {
    // The page was read anew, as after logging in: the prices may be those of a customer now.
    setKnown(firstAnswer)
    setLive({ ...firstAnswer, isPending: false })
  }
  useEffect(() => () => call.current?.abort(), [])

  async function settle(next: Configuration) {
    const search = writeConfiguration(product, next, new URLSearchParams(window.location.search))
    const url = `?${search}`
    if (url !== window.location.search) void navigate(url, { replace: true, preventScrollReset: true })
    const asked = new AbortController()
    call.current = asked
    const answer = await askPrice(api, product, next, asked.signal).catch((error: unknown) => {
      if (asked.signal.aborted) return null
      throw error
    })
    if (answer && !asked.signal.aborted) setLive({ ...answer, isPending: false })
  }
  const settling = useDebouncedAction((next: Configuration) => void settle(next), SETTLES_AFTER_MS)

  function change(next: Configuration) {
    // An earlier call that is still under way answers a question that nobody asks any more (spec 7).
    call.current?.abort()
    setConfiguration(next)
    setLive((now) => ({ ...now, isPending: true }))
    settling.call(next)
  }

  return { configuration, change, live, item: itemOf(product, configuration) }
}
