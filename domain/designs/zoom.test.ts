import { expect, it } from 'vitest'
import { percentOf, pxPerMmOf, zoomedIn, zoomedOut } from './zoom.ts'

it('takes a hundred percent for the size of the print, at 96 pixels to an inch', () => {
  expect(percentOf(96 / 25.4)).toBe(100)
  expect(pxPerMmOf(percentOf(7))).toBeCloseTo(7)
})

it.each([
  ['a banner that fits at 4,2 percent', 'fit', 4.2, 5000, 6],
  ['from step to step', 50, 4.2, 5000, 66],
  ['not to a step that is hardly another', 'fit', 95, 200, 150],
  ['up to sixteen times the print', 1600, 4.2, 5000, null],
  ['no further than a browser can count', 300, 0.5, 60_000, 400],
  ['no further than a browser can count, and then not at all', 400, 0.5, 60_000, null],
  ['a label that is shown larger than that already', 'fit', 1700, 10, null],
] as const)('zooms in on %s', (_, zoom, fit, longestMm, expected) => {
  expect(zoomedIn(zoom, fit, longestMm)).toBe(expected)
})

it.each([
  ['from step to step', 66, 4.2, 50],
  ['to the whole print, which comes before a step that is smaller', 6, 4.2, 'fit'],
  ['to the whole print, also when that is large', 300, 190, 'fit'],
  ['no further', 'fit', 4.2, null],
  ['not to the whole print where that is larger', 100, 190, null],
] as const)('zooms out %s', (_, zoom, fit, expected) => {
  expect(zoomedOut(zoom, fit)).toBe(expected)
})
