import { expect, it } from 'vitest'
import { nextOption } from './next-option.ts'

it.each<[string, number | null, 1 | -1, number, number | null]>([
  ['down from none is the first', null, 1, 3, 0],
  ['up from none is the last', null, -1, 3, 2],
  ['down is the next', 0, 1, 3, 1],
  ['up is the one before', 2, -1, 3, 1],
  ['down from the last is none', 2, 1, 3, null],
  ['up from the first is none', 0, -1, 3, null],
  ['without options there is none', null, 1, 0, null],
])('%s', (_rule, current, step, count, next) => {
  expect(nextOption(current, step, count)).toBe(next)
})
