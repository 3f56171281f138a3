import { isApiError } from '#contract/api-error.ts'
import { api } from './api.ts'
import { failedRenewal, isTokenExpired, type StoredSession } from './session-rules.ts'
import { readSession, writeSession } from './session-storage.ts'

/** What became of asking for a token: a session to use, an end of the login, or nothing yet. */
export type TokenOutcome = StoredSession | 'ended' | 'later'

const LOCK = 'upload-token'

/** One tab asks at a time; the others find its token when their turn comes. */
async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  // Absent on plain http to another machine: several tokens may be valid at once, so that all that is lost is a call.
  return 'locks' in navigator ? await navigator.locks.request(LOCK, run) : await run()
}

/** A usable token: the one another tab has just stored, or a new one. */
export function obtainToken(): Promise<TokenOutcome> {
  return inTurn(async () => {
    const asked = readSession()
    if (asked && !isTokenExpired(asked, Date.now())) return asked
    try {
      const fresh = await api.createUploadToken()
      writeSession(fresh)
      return fresh
    } catch (error) {
      if (!isApiError(error)) throw error
      const other = readSession()
      const verdict = failedRenewal(error.status, asked, other)
      if (verdict === 'adopt-other' && other) return other
      return verdict === 'end' ? 'ended' : 'later'
    }
  })
}
