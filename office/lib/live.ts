import { type Asked, pageCount } from './page-count.ts'

const EVERY_MS = 15_000

let isLive = false

/** Whether the server tells what changes; until then lists are asked for again now and then. Answers whether that is new. */
export function setLive(live: boolean): boolean {
  const isNew = isLive !== live
  isLive = live
  return isNew
}

/** How often it is asked for again: never while the server tells what changes, and the less often the more pages it has. */
export const whileNotLive = (query: Asked): number | false =>
  isLive ? false : EVERY_MS * Math.max(1, pageCount(query))
