import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eyeletCount } from '#domain/pricing/eyelets.ts'
import type { Edge } from '#domain/pricing/model.ts'
import { fixingSpots, ringSpots } from './ring-spots.ts'

const EDGES: readonly Edge[] = ['top', 'right', 'bottom', 'left']
const box = { x: 0, y: 0, width: 300, height: 100 }
const size = { widthMm: 3000, heightMm: 1000 }

describe('rings', () => {
  it('are as many as are paid for, on any edges at any distance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000 }),
        fc.integer({ min: 100, max: 5000 }),
        fc.integer({ min: 50, max: 1500 }),
        fc.subarray([...EDGES], { minLength: 1 }),
        (widthMm, heightMm, spacingMm, edges) => {
          const spots = ringSpots({ spacingMm, edges }, { widthMm, heightMm }, box)
          expect(spots).toHaveLength(eyeletCount(widthMm, heightMm, spacingMm, edges))
        },
      ),
    )
  })

  it('stand evenly along the edge, its corners included', () => {
    expect(ringSpots({ spacingMm: 1000, edges: ['top'] }, size, box)).toEqual([
      [0, 0],
      [100, 0],
      [200, 0],
      [300, 0],
    ])
  })

  it('sit on the corners only without a distance', () => {
    expect(ringSpots({ spacingMm: null, edges: EDGES }, size, box)).toEqual([
      [0, 0],
      [300, 0],
      [300, 100],
      [0, 100],
    ])
  })
})

describe('fixings', () => {
  it.each([
    ['two are above', 2, 2],
    ['four are on the corners', 4, 4],
    ['six have the middles of the long sides too', 6, 6],
    ['eight have the middles of all sides', 8, 8],
  ])('%s', (_rule, count, drawn) => expect(fixingSpots(count, box)).toHaveLength(drawn))

  it('stand halfway the long sides of what is upright', () => {
    const upright = { x: 0, y: 0, width: 100, height: 300 }
    expect(fixingSpots(6, upright)).toContainEqual([0, 150])
    expect(fixingSpots(6, upright)).not.toContainEqual([50, 0])
  })
})
