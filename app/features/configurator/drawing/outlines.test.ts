import { describe, expect, it } from 'vitest'
import { edgeStrips, outlineOf, rounded } from './outlines.ts'

const box = { x: 10, y: 20, width: 100, height: 50 }

describe('the outline of a flat product', () => {
  it('is a rectangle when straight', () => {
    expect(outlineOf('straight', box, 0)).toBe('M10 20h100v50h-100z')
  })
  it('has corners of at most half the shortest side', () => {
    expect(rounded(box, 80)).toBe(rounded(box, 25))
  })
  it.each(['oval', 'contour', 'rounded'] as const)('%s differs from a rectangle', (outline) => {
    expect(outlineOf(outline, box, 8)).not.toBe(outlineOf('straight', box, 8))
  })
})

it('A finishing covers the named edges only', () => {
  expect(edgeStrips(['top', 'left'], box, 5)).toBe('M10 20h100v5h-100zM10 20h5v50h-5z')
})
