import { expect, it } from 'vitest'
import { priceUnitText } from './price-unit.ts'

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
