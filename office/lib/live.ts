const EVERY_MS = 15_000

let isLive = false

/** Whether the server tells what changes; until then lists are asked for again now and then. Answers whether that is new. */
export function setLive(live: boolean): boolean {
  const isNew = isLive !== live
  isLive = live
  return isNew
}

/** Whether a list that was not said to have changed is as it was. */
export const isNewsHeard = (): boolean => isLive

/** How often a list is asked for again: never while the server tells what changes. */
export const whileNotLive = (): number | false => (isLive ? false : EVERY_MS)
