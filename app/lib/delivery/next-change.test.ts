import { expect, it } from 'vitest'
import { nextChange } from './next-change.ts'

const at = (time: string) => Date.parse(`2026-11-${time}Z`)
const NOON = at('18T11:00:00')

it.each([
  ['a minute later on a whole minute', '18T09:35:00', '18T09:36:00'],
  ['when the minute is over', '18T09:35:20', '18T09:36:00'],
  ['at the deadline itself', '18T10:59:59', '18T11:00:00'],
  ['at midnight in Amsterdam, the evening before', '17T22:10:00', '17T23:00:00'],
  ['at a whole hour while it is far', '16T09:35:00', '16T10:00:00'],
])('the words change %s', (_rule, now, change) => {
  expect(nextChange(NOON, at(now))).toBe(at(change))
})

it('the words change no more once it has passed', () => {
  expect(nextChange(NOON, NOON)).toBeNull()
})
