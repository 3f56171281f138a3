import { describe, expect, it } from 'vitest'
import { markBetween, markInMm, markWithin, middleOf, partsOf } from './file-mark.ts'

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

  it('is kept as parts, which are the same place again', () => {
    const place = middleOf(PICTURE)
    expect(partsOf(place, PICTURE, 2)).toEqual({ page: 2, left: 0.35, top: 0.35, width: 0.3, height: 0.3 })
    const again = markInMm(partsOf(mark(333, 77, 100, 50), PICTURE, 1), PICTURE)
    expect(again.leftMm).toBeCloseTo(333, 1)
    expect(again.heightMm).toBeCloseTo(50, 1)
  })
})
