import { useEffect, useRef } from 'react'

const EVERY_MS = 1_000
const MOST_TRIES = 50

/** Asks again once a second while a repair is being made, at most 50 times; `onSlow` is told that it takes longer. */
export function useRepairPolling(isBusy: boolean, ask: () => Promise<unknown>, onSlow: () => void): void {
  const latest = useRef({ ask, onSlow })
  useEffect(() => {
    latest.current = { ask, onSlow }
  })
  useEffect(() => {
    if (!isBusy) return undefined
    let tries = 0
    let timer = window.setTimeout(again, EVERY_MS)
    function again() {
      tries += 1
      if (tries > MOST_TRIES) return latest.current.onSlow()
      void latest.current.ask().finally(() => {
        timer = window.setTimeout(again, EVERY_MS)
      })
    }
    return () => {
      tries = MOST_TRIES + 1
      window.clearTimeout(timer)
    }
  }, [isBusy])
}
