import { expect, it } from 'vitest'
import { keptSince, RETENTION } from './retention.ts'

it.each([
  ['days', RETENTION.sessions, '2026-11-22T10:00:00.000Z', '2026-10-23T10:00:00.000Z'],
  ['months', RETENTION.orderedFiles, '2026-11-22T10:00:00.000Z', '2024-11-22T10:00:00.000Z'],
  ['whole years of the books', RETENTION.bookkeeping, '2026-11-22T10:00:00.000Z', '2019-01-01T00:00:00.000Z'],
])('counts in %s', (_unit, term, now, since) => {
  expect(keptSince(new Date(now), term).toISOString()).toBe(since)
})
