import { inTurn } from '#app/lib/session/in-turn.ts'
import {
  changeWaiting,
  isForgotten,
  nextToSend,
  readWaiting,
  type WaitingAddition,
  type WaitingChange,
  writeWaiting,
} from './waiting-additions.ts'

// Another form of the list gets another number: what an older or newer shop kept is left alone.
const PREFIX = 'waiting-additions-1:'
const LOCK = 'waiting-additions'

/** Where an account's additions are kept; a `storage` event of it comes from another tab. */
export const keptUnder = (accountId: string) => PREFIX + accountId

/** What waits for an account; nothing where storage is forbidden. */
export function readKept(accountId: string): readonly WaitingAddition[] {
  try {
    return readWaiting(localStorage.getItem(keptUnder(accountId)))
  } catch {
    return []
  }
}

/** Whose additions this browser keeps. */
function keptAccounts(): readonly string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
    return names.map((name) => name.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** Whether anything can be sent, for whatever account. */
export const isAnythingToSend = (): boolean => keptAccounts().some((id) => nextToSend(readKept(id)) !== null)

export function forgetKept(accountId: string): void {
  try {
    localStorage.removeItem(keptUnder(accountId))
  } catch {
    return
  }
}

/** Whoever never came back leaves nothing behind in a browser that others use. */
export function forgetOld(nowMs: number): void {
  for (const id of keptAccounts()) {
    if (readKept(id).every((addition) => isForgotten(addition, nowMs))) forgetKept(id)
  }
}

/** Changes what waits for an account; null where it could not be written, for storage is full or forbidden. */
export function changeKept(
  accountId: string,
  change: WaitingChange,
): Promise<readonly WaitingAddition[] | null> {
  return inTurn(LOCK, async () => {
    const waiting = changeWaiting(readKept(accountId), change)
    try {
      if (waiting.length === 0) localStorage.removeItem(keptUnder(accountId))
      else localStorage.setItem(keptUnder(accountId), writeWaiting(waiting))
      return waiting
    } catch {
      return null
    }
  })
}
