import { expect, it } from 'vitest'
import { priceUnitText, quantityText } from './price-unit.ts'

it.each([
  ['a piece', { basis: 'piece', pieces: 1 }, null, 'per stuk'],
  ['a set', { basis: 'piece', pieces: 1 }, { kind: 'set', count: 4 }, 'per set van 4'],
  ['a pack', { basis: 'piece', pieces: 1 }, { kind: 'pieces', count: 100 }, 'per 100 stuks'],
  ['an area', { basis: 'm2', pieces: 1 }, null, 'per m²'],
  ['a length', { basis: 'metre', pieces: 1 }, null, 'per strekkende meter'],
  ['the smallest run', { basis: 'run', pieces: 1000 }, null, 'per 1.000 stuks'],
] as const)('a price is per %s', (_of, unit, pack, text) => {
  expect(priceUnitText(unit, pack)).toBe(text)
})

it.each([
  [1, null, '1 stuk'],
  [1200, null, '1.200 stuks'],
  [1, { kind: 'set', count: 4 }, '1 set van 4'],
  [2, { kind: 'set', count: 4 }, '2 sets van 4'],
  [1, { kind: 'pieces', count: 100 }, '100 stuks'],
  [3, { kind: 'pieces', count: 100 }, '3 × 100 stuks'],
] as const)('%d of a product is told with what one of it is', (count, pack, text) => {
  expect(quantityText(count, pack).replaceAll('\u00A0', ' ')).toBe(text)
})
