import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Desk, DESK_NEWS_PATH, type DeskNews, DESKS } from '#contract/office/news.ts'
import { whatWaits } from '../work/today.ts'
import { createAskAgain } from '../lib/ask-again.ts'
import { setLive } from '../lib/live.ts'

/** At these desks lies what waits for somebody, which the first page of all shows together. */
const WAITS_AT: ReadonlySet<Desk> = new Set([
  'orders',
  'files',
  'studio',
  'quotes',
  'requests',
  'messages',
  'invoices',
  'mails',
  'system',
  'products',
  'configurator',
])

/** So long a screen waits for news before it asks what it shows. */
const OPEN_WITHIN_MS = 1_000

/**
 * Hears from the server what changed, and asks for it again; only while the window can be seen, as a browser has few lines
 * to one server. What an operator is typing lies in its form, which no list that comes anew touches. Answers whether it hears,
 * or need not be waited for: what is asked before would have to be asked once more.
 */
export function useNews(isOn: boolean): boolean {
  const client = useQueryClient()
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const settle = () => setIsSettled(true)
    const patience = setTimeout(settle, OPEN_WITHIN_MS)
    let stream: EventSource | null = null
    const asking = createAskAgain(client)
    const askAgain = (desks: readonly Desk[]) => {
      for (const desk of desks) asking.askAgain([desk])
      if (desks.some((desk) => WAITS_AT.has(desk))) asking.askAgain(whatWaits.queryKey)
    }
    function hear() {
      const opened = new EventSource(DESK_NEWS_PATH)
      opened.addEventListener('open', () => {
        setLive(true)
        // What was said before is not said again.
        askAgain(DESKS)
        settle()
      })
      opened.addEventListener('error', () => {
        settle()
        // Each list that is asked for once more goes on by itself from there.
        if (setLive(false)) askAgain(DESKS)
      })
      opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const { stale }: DeskNews = JSON.parse(data)
        askAgain(stale)
      })
      stream = opened
    }
    function stop() {
      stream?.close()
      stream = null
      setLive(false)
    }
    const follow = () => (document.hidden ? stop() : (stream ?? hear()))
    follow()
    if (document.hidden) settle()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
      asking.end()
      clearTimeout(patience)
      setIsSettled(false)
    }
  }, [client, isOn])
  return isSettled
}
