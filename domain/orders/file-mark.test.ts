import { describe, expect, it } from 'vitest'
import { isOnPage, markBetween, markInMm, markWithin, middleOf, partsOf } from './file-mark.ts'

const PICTURE = { widthMm: 3000, heightMm: 1000 }
const mark = (leftMm: number, topMm: number, widthMm: number, heightMm: number) => ({
  leftMm,
  topMm,
  widthMm,
  heightMm,
})

describe('a place on a picture', () => {
  it.each([
    ['on it', mark(100, 200, 300, 400), mark(100, 200, 300, 400)],
    ['over its right and lower edge', mark(2900, 900, 300, 400), mark(2700, 600, 300, 400)],
    ['before its left and upper edge', mark(-50, -10, 300, 400), mark(0, 0, 300, 400)],
    ['larger than it', mark(10, 10, 9000, 9000), mark(0, 0, 3000, 1000)],
    ['too small to be seen', mark(10, 10, 0, -5), mark(10, 10, 30, 10)],
    ['of which nothing was filled in', mark(Number.NaN, 10, 300, 400), mark(0, 10, 300, 400)],
  ])('that lies %s', (_where, given, kept) => {
    expect(markWithin(given, PICTURE)).toEqual(kept)
  })

  it('lies between two points, in whichever order they came and however far outside', () => {
    const [one, other] = [
      { xMm: 500, yMm: 900 },
      { xMm: 200, yMm: 100 },
    ]
    expect(markBetween(one, other, PICTURE)).toEqual(mark(200, 100, 300, 800))
    expect(markBetween(other, one, PICTURE)).toEqual(mark(200, 100, 300, 800))
    expect(markBetween({ xMm: -100, yMm: -100 }, { xMm: 4000, yMm: 500 }, PICTURE)).toEqual(
      mark(0, 0, 3000, 500),
    )
  })

  it.each([
    ['in the middle', { left: 0.25, top: 0.5, width: 0.2, height: 0.1 }, true],
    ['over all of it', { left: 0, top: 0, width: 1, height: 1 }, true],
    ['at its edge, but for rounding', { left: 0.66667, top: 0, width: 0.33334, height: 1 }, true],
    ['over its right edge', { left: 0.9, top: 0, width: 0.2, height: 0.1 }, false],
    ['over its lower edge', { left: 0, top: 0.95, width: 0.2, height: 0.1 }, false],
    ['before its left edge', { left: -0.1, top: 0, width: 0.2, height: 0.1 }, false],
    ['without a size', { left: 0.1, top: 0.1, width: 0, height: 0.1 }, false],
  ])('is on the page or not: %s', (_where, parts, isOn) => {
    expect(isOnPage({ page: 1, ...parts })).toBe(isOn)
  })

  it('is kept as parts, which are the same place again', () => {
    const place = middleOf(PICTURE)
    expect(partsOf(place, PICTURE, 2)).toEqual({ page: 2, left: 0.35, top: 0.35, width: 0.3, height: 0.3 })
    const again = markInMm(partsOf(mark(333, 77, 100, 50), PICTURE, 1), PICTURE)
    expect(again.leftMm).toBeCloseTo(333, 1)
    expect(again.heightMm).toBeCloseTo(50, 1)
  })
})
