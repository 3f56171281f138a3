import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { Clock } from '../context.ts'
import type { Encoding } from './compression.ts'
import type { CachedReply } from './reply-cache.ts'

const MINUTE_MS = 60_000

/** Of a kept answer that is the same for every visitor: to be asked for again each time. */
export const FOR_EVERY_VISITOR = 'public, no-cache'

/** Of an answer that is for who asked, or follows from what they sent. */
export const OWN = 'private, no-store'

/** What an answer is kept under. The day is part of it, since price lists begin and end on one. */
export const cacheKey = (priceScope: string, day: PlainDate, url: string) => `${priceScope} ${day} ${url}`

/** What an answer says of its own bytes; a short one is never packed. */
export const contentHeaders = ({ kind }: CachedReply, encoding: Encoding) => ({
  'content-type': 'application/json; charset=utf-8',
  ...(kind === 'long' && { vary: 'accept-encoding' }),
  ...(kind === 'long' && encoding !== 'identity' && { 'content-encoding': encoding }),
})

/** The day in Amsterdam, worked out once a minute: clocks there differ from UTC by whole minutes. */
export function dayOf(clock: Clock): () => PlainDate {
  let known = { minute: NaN, date: '' }
  return () => {
    const now = clock()
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute !== known.minute) known = { minute, date: amsterdamNow(now).date }
    return known.date
  }
}
