import { expect, it } from 'vitest'
import { afterLookUp } from './look-up.ts'

const NOW = new Date('2026-11-18T09:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000)
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

it.each([
  ['a first answer counts', 'unchecked', null, 'valid', 'valid', 30 * 24],
  ['a number that has ended is invalid', 'valid', daysAgo(30), 'invalid', 'invalid', 7 * 24],
  ['a number that was given out since is valid', 'invalid', daysAgo(7), 'valid', 'valid', 30 * 24],
  [
    'without an answer it is unavailable, and asked for soon',
    'unchecked',
    null,
    'unavailable',
    'unavailable',
    1,
  ],
  ['an outage takes no answer of 59 days away', 'valid', daysAgo(59), 'unavailable', 'valid', 1],
  ['an outage takes an answer of 60 days away', 'valid', daysAgo(60), 'unavailable', 'unavailable', 1],
  ['what was never proven ends with an outage', 'valid', null, 'unavailable', 'unavailable', 1],
  ['an invalid number stays so in an outage', 'invalid', daysAgo(7), 'unavailable', 'invalid', 1],
  ['an outage that lasts stays one', 'unavailable', null, 'unavailable', 'unavailable', 1],
] as const)('%s', (_rule, status, provenAt, found, after, hours) => {
  expect(afterLookUp({ status, provenAt }, found, NOW)).toMatchObject({
    status: after,
    dueAt: inHours(hours),
  })
})
