import { expect, it } from 'vitest'
import { cardAction } from './card-action.ts'

it.each([
  ['a simple product that needs no choice', 'simple', true, [], 'visible'],
  ['a bundle', 'bundle', true, [], 'hidden'],
  ['a product that is sold within a bundle only', 'simple', false, [], 'hidden'],
  ['a product with a size to enter', 'simple', true, [{}], 'hidden'],
] as const)('%s', (_case, type, isOrderableWithoutBundle, customOptions, expected) => {
  expect(cardAction({ type, isOrderableWithoutBundle, customOptions })).toBe(expected)
})
