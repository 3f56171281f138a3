import { expect, it } from 'vitest'
import { sizeText } from './line-facts.ts'

it.each([
  ['width and height', { widthMm: 2500, heightMm: 1250, lengthMm: null }, '250\u00a0×\u00a0125\u00a0cm'],
  ['a length', { widthMm: null, heightMm: null, lengthMm: 3000 }, '300\u00a0cm'],
  ['a width alone', { widthMm: 850, heightMm: null, lengthMm: null }, '85\u00a0cm'],
  ['no size', { widthMm: null, heightMm: null, lengthMm: null }, null],
])('%s', (_rule, line, text) => {
  expect(sizeText(line)).toBe(text)
})
