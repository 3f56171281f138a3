import { SESSION_KEY } from '#domain/access/browser-marks.ts'
import { parseSession, type StoredSession } from './session-rules.ts'

/** The session as this browser keeps it; null also where storage is forbidden. */
export function readSession(): StoredSession | null {
  try {
    return parseSession(localStorage.getItem(SESSION_KEY))
  } catch {
    return null
  }
}

/** Without storage the login lasts: the next page asks for a token of its own. */
export function writeSession(session: StoredSession | null): void {
  try {
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session))
    else localStorage.removeItem(SESSION_KEY)
  } catch {
    return
  }
}

/** The LoggedIn cookie, a mark that a login exists (spec 3, Session). */
export const hasLoginMark = (): boolean => /(?:^|; )LoggedIn=/.test(document.cookie)

export function removeLoginMark(): void {
  document.cookie = 'LoggedIn=; Path=/; Max-Age=0'
}
