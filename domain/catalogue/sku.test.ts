import { expect, it } from 'vitest'
import { isSku } from './sku.ts'

it.each([
  ['SPAN-510', true],
  ['span-510', true],
  ['7', true],
  ['', false],
  ['-510', false],
  ['SPAN 510', false],
  ['SPAN_510', false],
  ['SPAN-510\n', false],
  ['ÅNG', false],
])('%j is a number of a product: %s', (text, expected) => {
  expect(isSku(text)).toBe(expected)
})
