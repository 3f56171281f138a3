import type { UploadToken } from '#contract/customer.ts'

/** What the browser keeps of a login (spec 3, Session); the expiration is in the time of this browser's clock. */
export type StoredSession = { readonly uploadToken: string; readonly uploadTokenExpiration: string }

/** What is kept of a token that has just come: a clock that is wrong would take the shop's time for past, or for far away. */
export const storedSession = (
  { uploadToken, uploadTokenLifeMs }: UploadToken,
  nowMs: number,
): StoredSession => ({
  uploadToken,
  uploadTokenExpiration: new Date(nowMs + uploadTokenLifeMs).toISOString(),
})

/** What to do when the shop opens. */
export type SessionStart = 'restore' | 'clear' | 'request-token' | 'none'

/** The four cases of spec 4, Session, 'On start': `hasMark` is the LoggedIn cookie. */
export function sessionStart(stored: StoredSession | null, hasMark: boolean): SessionStart {
  if (stored) return hasMark ? 'restore' : 'clear'
  return hasMark ? 'request-token' : 'none'
}

/** The stored session; null for what is absent, broken or written by something else. */
export function parseSession(text: string | null): StoredSession | null {
  if (text === null) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return isSession(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isSession(value: unknown): value is StoredSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uploadToken' in value &&
    typeof value.uploadToken === 'string' &&
    'uploadTokenExpiration' in value &&
    typeof value.uploadTokenExpiration === 'string'
  )
}

/** Tabs that renew at the same moment would all wait for one lock: each adds a part of this. */
export const RENEWAL_JITTER_MS = 20_000
/** A timer sleeps with the machine and breaks above 24 days, so the clock is looked at this often. */
export const LONGEST_TIMER_MS = 60_000
/** After a renewal that got no answer. */
export const RETRY_RENEWAL_MS = 30_000

/** Whether the upload token must be renewed; an expiration that is no time is past. */
export function isTokenExpired({ uploadTokenExpiration }: StoredSession, nowMs: number): boolean {
  const expiresAtMs = Date.parse(uploadTokenExpiration)
  return Number.isNaN(expiresAtMs) || expiresAtMs <= nowMs
}

/** How long to wait before looking at the token again; `jitter` is 0 to 1. */
export function nextLookMs({ uploadTokenExpiration }: StoredSession, nowMs: number, jitter: number): number {
  const leftMs = Date.parse(uploadTokenExpiration) - nowMs
  if (Number.isNaN(leftMs) || leftMs <= 0) return jitter * RENEWAL_JITTER_MS
  return Math.min(leftMs + jitter * RENEWAL_JITTER_MS, LONGEST_TIMER_MS)
}

/** What a renewal that was asked for does with its answer; `other` is what another tab stored meanwhile. */
export type RenewalVerdict = 'adopt-other' | 'end' | 'retry'

/** After a failed renewal. Only a plain 401 ends the login: a token of another tab, or no answer at all, never does. */
export function failedRenewal(
  status: number,
  asked: StoredSession | null,
  other: StoredSession | null,
): RenewalVerdict {
  if (other && other.uploadToken !== asked?.uploadToken) return 'adopt-other'
  return status === 401 ? 'end' : 'retry'
}
