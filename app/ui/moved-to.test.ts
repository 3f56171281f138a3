import { expect, it } from 'vitest'
import { movedTo } from './moved-to.ts'

it.each<[string, string, number | null, number, number | null]>([
  ['down from none is the first', 'ArrowDown', null, 3, 0],
  ['up from none is the last', 'ArrowUp', null, 3, 2],
  ['down from the last is the first', 'ArrowDown', 2, 3, 0],
  ['up from the first is the last', 'ArrowUp', 0, 3, 2],
  ['Home is the first', 'Home', 2, 3, 0],
  ['End is the last', 'End', 0, 3, 2],
  ['another key moves nothing', 'a', 1, 3, null],
  ['without rows there is none', 'ArrowDown', null, 0, null],
])('%s', (_rule, key, current, count, next) => {
  expect(movedTo(key, current, count)).toBe(next)
})
