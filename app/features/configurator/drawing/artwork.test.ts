import { expect, it } from 'vitest'
import { tiles } from './artwork.ts'

it('A print is at most twelve outlines, however slender the sheet', () => {
  for (const [width, height] of [
    [400, 7],
    [7, 300],
    [420, 280],
    [40, 40],
  ] as const) {
    const layers = tiles({ x: 0, y: 0, width, height })
    expect(layers.length).toBeLessThanOrEqual(12)
    expect(layers.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(20_000)
  }
})

it('Is the same each time, and another design on the other side', () => {
  const box = { x: 10, y: 10, width: 200, height: 100 }
  expect(tiles(box)).toEqual(tiles(box))
  expect(tiles(box, 7)).not.toEqual(tiles(box))
})
