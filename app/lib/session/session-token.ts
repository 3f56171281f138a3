import { isApiError } from '#contract/api-error.ts'
import { api } from '#app/lib/api/api.ts'
import { inTurn } from './in-turn.ts'
import { failedRenewal, isTokenExpired, storedSession, type StoredSession } from './session-rules.ts'
import { readSession, writeSession } from './session-storage.ts'

/** What became of asking for a token: a session to use, an end of the login, or nothing yet. */
export type TokenOutcome = StoredSession | 'ended' | 'later'

const LOCK = 'upload-token'

/** A usable token: the one another tab has just stored, or a new one. */
export function obtainToken(): Promise<TokenOutcome> {
  // One tab asks; the others find its token when their turn comes. Several may be valid at once: all that is lost is a call.
  return inTurn(LOCK, async () => {
    const asked = readSession()
    if (asked && !isTokenExpired(asked, Date.now())) return asked
    try {
      const fresh = storedSession(await api.createUploadToken(), Date.now())
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
