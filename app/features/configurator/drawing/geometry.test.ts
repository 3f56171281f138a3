import { describe, expect, it } from 'vitest'
import { fitInto, seen } from './geometry.ts'

const area = { x: 100, y: 100, width: 400, height: 200 }

describe('the size in the picture', () => {
  it.each([
    ['wide fills the width', 2000, 500, { x: 100, y: 150, width: 400, height: 100 }, 0.2],
    ['tall fills the height', 500, 1000, { x: 250, y: 100, width: 100, height: 200 }, 0.2],
  ])('is to scale: %s', (_rule, widthMm, heightMm, box, perMm) => {
    expect(fitInto(area, widthMm, heightMm)).toEqual({ box, perMm })
  })

  it('stands at the foot of the area when it stands', () => {
    expect(fitInto(area, 2000, 500, 'foot').box.y).toBe(200)
  })

  it('is never too thin to be seen', () => {
    expect(fitInto(area, 30_000, 300).box.height).toBeGreaterThan(3)
  })
})

it('A detail is to scale within what can be seen', () => {
  expect([seen(30, 0.1, 13), seen(300, 0.1, 13), seen(3000, 0.1, 13, 40)]).toEqual([13, 30, 40])
})
