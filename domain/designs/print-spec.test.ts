import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neededPpi } from './print-spec.ts'

const asks = { minPpi: null, goodPpi: null, viewingDistanceM: null, vectorOnly: false }
const a4 = { widthMm: 210, heightMm: 297 }
const square = (metres: number) => ({ widthMm: metres * 1000, heightMm: metres * 1000 })

describe('neededPpi', () => {
  it.each([
    ['is what the product says', { ...asks, minPpi: 72, goodPpi: 100, viewingDistanceM: 3 }, a4, 72, 100],
    ['follows the distance: 170 at a metre', { ...asks, viewingDistanceM: 1 }, a4, 102, 170],
    ['is at most 300 in the hand', { ...asks, viewingDistanceM: 0.4 }, a4, 180, 300],
    ['is at least 20 from afar', { ...asks, viewingDistanceM: 75 }, a4, 20, 20],
    ['by area: up to A4', asks, a4, 150, 300],
    ['by area: up to 1 m²', asks, square(1), 72, 100],
    ['by area: up to 5 m²', asks, square(2), 50, 72],
    ['by area: above 5 m²', asks, square(3), 30, 50],
  ])('%s', (_rule, print, size, minimum, good) => {
    expect(neededPpi(print, size)).toEqual({ minimum, good })
  })

  it('is none where only outlines are cut', () => {
    expect(neededPpi({ ...asks, vectorOnly: true }, a4)).toBeNull()
  })

  it('never asks more from further away', () => {
    const metres = fc.double({ min: 0.1, max: 100, noNaN: true })
    fc.assert(
      fc.property(metres, metres, (one, other) => {
        const needed = [Math.min(one, other), Math.max(one, other)].map(
          (viewingDistanceM) => neededPpi({ ...asks, viewingDistanceM }, a4)?.good ?? 0,
        )
        expect(needed[0]).toBeGreaterThanOrEqual(needed[1] ?? 0)
      }),
    )
  })
})
