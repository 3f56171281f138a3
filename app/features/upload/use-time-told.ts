import { useEffect, useState } from 'react'
import { totalPace, type TimeLeft } from '#domain/designs/upload-pace.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import type { QueuedFile } from './queued-file.ts'

const TELL_EVERY_MS = 60_000

/** How long the uploads will go on, in a sentence for who hears the page: when that is known, and then once a minute. */
export function useTimeTold(queued: readonly QueuedFile[]): string {
  const [told, setTold] = useState<{ readonly count: number; readonly left: TimeLeft } | null>(null)
  const [isDue, setIsDue] = useState(true)
  const busy = queued.filter(({ phase }) => phase === 'waiting' || phase === 'sending')
  const left =
    totalPace(busy.map(({ size, percent, pace }) => ({ leftBytes: size * (1 - percent / 100), pace })))
      ?.left ?? null
  if (isDue && left !== null) {
    setIsDue(false)
    setTold({ count: busy.length, left })
  } else if (busy.length === 0 && told !== null) {
    setIsDue(true)
    setTold(null)
  }
  useEffect(() => {
    if (isDue) return
    const timer = setTimeout(() => setIsDue(true), TELL_EVERY_MS)
    return () => clearTimeout(timer)
  }, [isDue])
  return told === null ? '' : uploadTexts.timeTold(told.count, told.left)
}
