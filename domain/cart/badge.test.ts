import { expect, it } from 'vitest'
import { cartBadge } from './badge.ts'

it.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('a cart of %i lines has the badge %s', (count, expected) => {
  expect(cartBadge(count)).toBe(expected)
})
