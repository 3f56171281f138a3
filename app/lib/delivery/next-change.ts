import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** When the words for a deadline change: each minute on its day, before that only when another day begins; null once it has passed. */
export function nextChange(deadline: number, now: number): number | null {
  const left = deadline - now
  if (left <= 0) return null
  const isToday = amsterdamNow(new Date(deadline)).date === amsterdamNow(new Date(now)).date
  if (isToday) return deadline - (Math.ceil(left / MINUTE_MS) - 1) * MINUTE_MS
  // Every day begins on a whole hour.
  return (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
}
