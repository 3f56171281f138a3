import { useEffect, useEffectEvent } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { ORDER_NEWS_PATH, type OrderNews } from '#contract/order-news.ts'

/** What all customers are told at once they do not all ask at once. */
const SPREAD_MS = 10_000

/**
 * Reads again what is shown of an order, or of all of them, when the server tells that it changed; only while the window can
 * be seen, as a browser has few lines to one server. Without a stream the page stays as it was, and so it does when
 * it can't be read again.
 */
export function useOrderNews(orderId: string | null, read: () => Promise<unknown>): void {
  const readNow = useEffectEvent(read)
  useEffect(() => {
    let stream: EventSource | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isReading = false
    let isStale = false
    // What changed while the page came is told when it begins to listen; what changed while it was not looked at is not.
    let isBehind = document.hidden

    async function readAgain() {
      isStale = true
      if (isReading) return
      isReading = true
      try {
        while (isStale) {
          isStale = false
          await readNow()
        }
      } catch (error) {
        if (!isApiError(error)) throw error
      } finally {
        isReading = false
      }
    }
    function readSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => void readAgain(), Math.random() * SPREAD_MS)
    }
    function hear() {
      let wasLost = false
      const opened = new EventSource(ORDER_NEWS_PATH)
      opened.addEventListener('open', () => {
        if (wasLost) readSoon()
        else if (isBehind) void readAgain()
        isBehind = true
      })
      opened.addEventListener('error', () => {
        wasLost = true
      })
      opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const { changed }: OrderNews = JSON.parse(data)
        if (changed === null) readSoon()
        else if (orderId === null || changed.includes(orderId)) void readAgain()
      })
      stream = opened
    }
    function stop() {
      clearTimeout(timer)
      stream?.close()
      stream = null
    }
    const follow = () => (document.hidden ? stop() : (stream ?? hear()))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [orderId])
}
