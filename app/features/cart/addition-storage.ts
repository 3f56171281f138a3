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
export const storageKeyOf = (accountId: string) => PREFIX + accountId

/** What waits for an account; nothing where storage is forbidden. */
export function readStored(accountId: string): readonly WaitingAddition[] {
  try {
    return readWaiting(localStorage.getItem(storageKeyOf(accountId)))
  } catch {
    return []
  }
}

/** Whose additions this browser keeps. */
function storedAccounts(): readonly string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
    return names.map((name) => name.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** Whether anything can be sent, for whatever account. */
export const isAnythingToSend = (): boolean =>
  storedAccounts().some((id) => nextToSend(readStored(id)) !== null)

export function forgetStored(accountId: string): void {
  try {
    localStorage.removeItem(storageKeyOf(accountId))
  } catch {
    return
  }
}

/** Whoever never came back leaves nothing behind in a browser that others use. */
export function forgetOld(nowMs: number): void {
  for (const id of storedAccounts()) {
    if (readStored(id).every((addition) => isForgotten(addition, nowMs))) forgetStored(id)
  }
}

/** Changes what waits for an account; null where it could not be written, for storage is full or forbidden. */
export function changeStored(
  accountId: string,
  change: WaitingChange,
): Promise<readonly WaitingAddition[] | null> {
  return inTurn(LOCK, async () => {
    const waiting = changeWaiting(readStored(accountId), change)
    try {
      if (waiting.length === 0) localStorage.removeItem(storageKeyOf(accountId))
      else localStorage.setItem(storageKeyOf(accountId), writeWaiting(waiting))
      return waiting
    } catch {
      return null
    }
  })
}
