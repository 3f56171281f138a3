import { expect, it } from 'vitest'
import { eyeletCount } from './eyelets.ts'
import type { Edge } from './model.ts'

it.each<[string, number, number, number, readonly Edge[] | undefined, number]>([
  ['a closed ring: 2 x (6 + 2)', 3000, 1000, 500, undefined, 16],
  ['a closed ring that does not divide: 2 x (7 + 4)', 3400, 1760, 500, undefined, 22],
  ['a closed ring, close together: 2 x (20 + 4)', 5000, 1000, 250, undefined, 48],
  ['one edge: 6 + 1', 3000, 1000, 500, ['top'], 7],
  ['one upright edge: 2 + 1', 3000, 1000, 500, ['left'], 3],
  ['two opposite edges: 2 x (6 + 1)', 3000, 1000, 500, ['bottom', 'top'], 14],
  ['two edges that share a corner: 6 + 2 + 1', 3000, 1000, 500, ['left', 'top'], 9],
  ['three edges: 2 + 6 + 2 + 1', 3000, 1000, 500, ['left', 'bottom', 'right'], 11],
  ['an edge shorter than the spacing: its two corners', 300, 300, 500, ['top'], 2],
  ['a ring shorter than the spacing: its four corners', 300, 300, 500, undefined, 4],
  ['an edge named twice once', 3000, 1000, 500, ['top', 'top'], 7],
  ['no edge: none', 3000, 1000, 500, [], 0],
])('counts %s', (_rule, widthMm, heightMm, spacingMm, edges, count) => {
  expect(eyeletCount(widthMm, heightMm, spacingMm, edges)).toBe(count)
})

it.each([
  [0, 1000, 500],
  [1000, 1.5, 500],
  [1000, 1000, 0],
  [Number.NaN, 1000, 500],
  [1000, 1000, Infinity],
])('refuses %d x %d every %d mm', (widthMm, heightMm, spacingMm) => {
  expect(() => eyeletCount(widthMm, heightMm, spacingMm)).toThrow(RangeError)
})
