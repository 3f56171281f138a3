import { describe, expect, it } from 'vitest'
import {
  failedRenewal,
  isTokenExpired,
  LONGEST_TIMER_MS,
  nextLookMs,
  parseSession,
  RENEWAL_JITTER_MS,
  sessionStart,
  storedSession,
} from './session-rules.ts'

const NOW_MS = Date.parse('2026-11-20T10:00:00Z')
const session = (minutesLeft: number, uploadToken = 'a') => ({
  uploadToken,
  uploadTokenExpiration: new Date(NOW_MS + minutesLeft * 60_000).toISOString(),
})

it.each([
  ['a stored session with the cookie restores it', session(5), true, 'restore'],
  ['a stored session without the cookie is cleared', session(5), false, 'clear'],
  ['only the cookie asks for a new upload token', null, true, 'request-token'],
  ['neither is a visitor', null, false, 'none'],
])('%s', (_rule, stored, hasMark, start) => {
  expect(sessionStart(stored, hasMark)).toBe(start)
})

it.each([
  ['what was stored', JSON.stringify(session(5)), session(5)],
  ['nothing', null, null],
  ['broken text', '{', null],
  ['the word null', 'null', null],
  ['a list', '[]', null],
  ['half a session', '{"uploadToken":"a"}', null],
  ['a token that is no text', '{"uploadToken":1,"uploadTokenExpiration":"x"}', null],
])('reads %s', (_rule, text, stored) => {
  expect(parseSession(text)).toEqual(stored)
})

it.each([-3_600_000, 0, 3_600_000])(
  'keeps a token for its life by a clock that is %i ms ahead',
  (aheadMs) => {
    const nowMs = NOW_MS + aheadMs
    const kept = storedSession(
      {
        uploadToken: 'a',
        uploadTokenExpiration: session(24).uploadTokenExpiration,
        uploadTokenLifeMs: 1_440_000,
      },
      nowMs,
    )
    expect(isTokenExpired(kept, nowMs)).toBe(false)
    expect(isTokenExpired(kept, nowMs + 1_439_999)).toBe(false)
    expect(isTokenExpired(kept, nowMs + 1_440_000)).toBe(true)
  },
)

describe('renewal', () => {
  it.each([
    ['not before the stated expiration', session(1), false],
    ['at the stated expiration', session(0), true],
    ['after a night of sleep', session(-600), true],
    ['when the expiration is no time', { uploadToken: 'a', uploadTokenExpiration: 'soon' }, true],
  ])('%s', (_rule, stored, expired) => {
    expect(isTokenExpired(stored, NOW_MS)).toBe(expired)
  })

  it.each([
    ['looks again within a minute however long the token lives', session(60 * 24 * 365), 0, LONGEST_TIMER_MS],
    ['waits for the expiration when that is near', session(0.5), 0, 30_000],
    ['spreads the tabs', session(0.5), 0.5, 30_000 + RENEWAL_JITTER_MS / 2],
    ['spreads them too when it is past', session(-10), 0.5, RENEWAL_JITTER_MS / 2],
    [
      'does not wait for an expiration that is no time',
      { uploadToken: 'a', uploadTokenExpiration: '' },
      0,
      0,
    ],
  ])('%s', (_rule, stored, jitter, waitMs) => {
    expect(nextLookMs(stored, NOW_MS, jitter)).toBe(waitMs)
  })

  it.each([
    ['a lost race takes the token of the other tab', 401, session(-1), session(20, 'b'), 'adopt-other'],
    ['a new login in another tab is no logout', 401, null, session(20, 'b'), 'adopt-other'],
    ['a session that has ended ends here', 401, session(-1), session(-1), 'end'],
    ['a session that was removed elsewhere ends here', 401, session(-1), null, 'end'],
    ['no answer is tried again', 0, session(-1), session(-1), 'retry'],
    ['a shop that is away is tried again', 503, session(-1), session(-1), 'retry'],
    ['too many requests is tried again', 429, session(-1), session(-1), 'retry'],
  ])('%s', (_rule, status, asked, other, verdict) => {
    expect(failedRenewal(status, asked, other)).toBe(verdict)
  })
})
