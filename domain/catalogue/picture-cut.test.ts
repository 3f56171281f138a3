import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFocus, withoutFocus } from './focus-address.ts'
import {
  type Crop,
  cropFaults,
  cropPx,
  focusInCrop,
  MIDDLE,
  nearestFocus,
  pointInWhole,
  WHOLE,
} from './picture-cut.ts'

const size = { width: 1440, height: 960 }
const crop = (x: number, y: number, width: number, height: number): Crop => ({ x, y, width, height })

describe('cropFaults', () => {
  it.each([
    ['all of a picture', WHOLE, []],
    ['a part of it', crop(100, 200, 500, 300), []],
    ['a part that ends at its edge', crop(500, 500, 500, 500), []],
    ['begins left of it', crop(-1, 0, 500, 500), ['x outside']],
    ['begins at its end', crop(1000, 0, 1, 500), ['x outside', 'width outside']],
    ['goes on beside it', crop(600, 0, 401, 500), ['width outside']],
    ['goes on below it', crop(0, 600, 500, 401), ['height outside']],
    ['16 pixels', crop(0, 0, 11, 17), []],
    ['less than 16 pixels wide', crop(0, 0, 10, 100), ['width tooSmall']],
    ['less than 16 pixels high', crop(0, 0, 100, 16), ['height tooSmall']],
    ['less than 16 pixels either way', crop(0, 0, 1, 1), ['width tooSmall', 'height tooSmall']],
    ['more than ten times as wide as high', crop(0, 0, 1000, 100), ['height tooNarrow']],
    ['more than ten times as high as wide', crop(0, 0, 60, 1000), ['width tooNarrow']],
  ])('%s', (_what, some, faults) => {
    expect(cropFaults(some, size).map(({ field, fault }) => `${field} ${fault}`)).toEqual(faults)
  })
})

describe('cropPx', () => {
  it.each([
    ['all of a picture', WHOLE, { left: 0, top: 0, width: 1440, height: 960 }],
    ['edges fall on the nearest pixel', crop(1, 1, 10, 10), { left: 1, top: 1, width: 15, height: 10 }],
  ])('%s', (_what, some, px) => {
    expect(cropPx(some, size)).toEqual(px)
  })

  it('never leaves the picture, and two parts that touch share no pixel', () => {
    const side = fc.integer({ min: 16, max: 4000 })
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 999 }), (width, height, at) => {
        const left = cropPx(crop(0, 0, at, 1000), { width, height })
        const right = cropPx(crop(at, 0, 1000 - at, 1000), { width, height })
        expect([left.width, left.width + right.width, left.height]).toEqual([right.left, width, height])
      }),
    )
  })
})

describe('the focus', () => {
  it.each([
    ['the middle', MIDDLE, MIDDLE],
    ['is a step of 5%', { x: 12, y: 88 }, { x: 10, y: 90 }],
    ['stays within the picture', { x: -20, y: 130 }, { x: 0, y: 100 }],
  ])('%s', (_what, point, focus) => {
    expect(nearestFocus(point)).toEqual(focus)
  })

  it('stays on the same spot of a picture when another rectangle of it is shown', () => {
    const eye = { x: 30, y: 40 }
    expect(focusInCrop(eye, WHOLE)).toEqual(eye)
    expect(focusInCrop(eye, crop(200, 200, 400, 400))).toEqual({ x: 25, y: 50 })
    expect(focusInCrop(eye, crop(500, 500, 500, 500))).toEqual({ x: 0, y: 0 })
  })

  it('is the same one when it was laid into the whole picture and back', () => {
    const percent = fc.integer({ min: 0, max: 20 }).map((step) => step * 5)
    const begin = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(percent, percent, begin, fc.integer({ min: 17, max: 100 }), (x, y, from, length) => {
        const part = crop(from, from, length, length)
        expect(focusInCrop(pointInWhole({ x, y }, part), part)).toEqual({ x, y })
      }),
    )
  })

  it.each([
    ['the middle says nothing', MIDDLE, '/images/a-640.webp'],
    ['another one follows the address', { x: 5, y: 100 }, '/images/a-640.webp#focus-5-100'],
  ])('in an address: %s', (_what, focus, url) => {
    expect(withFocus('/images/a-640.webp', focus)).toBe(url)
    expect(withoutFocus(url)).toBe('/images/a-640.webp')
  })
})
