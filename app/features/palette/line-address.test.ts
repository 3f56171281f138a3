import { expect, it } from 'vitest'
import { lineAddress } from './line-address.ts'

it.each([
  ['both sides', { widthMm: 1000, heightMm: 500, quantity: 4 }, '/p?breedte=1000&hoogte=500&aantal=4'],
  ['one side', { widthMm: 2500, heightMm: null, quantity: null }, '/p?breedte=2500&lengte=2500'],
  ['a number', { widthMm: null, heightMm: null, quantity: 4 }, '/p?aantal=4'],
  ['nothing', { widthMm: null, heightMm: null, quantity: null }, '/p'],
])('fills in %s', (_case, line, address) => {
  expect(lineAddress('/p', { words: 'dibond', ...line })).toBe(address)
})
