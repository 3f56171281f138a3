import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Crop, cropFaults, WHOLE } from '#domain/catalogue/picture-cut.ts'
import { cropRules, fitCrop, type Handle, moveCrop, resizeCrop } from './crop-moves.ts'
import { cutPlace } from './cut-place.ts'

const size = { width: 1200, height: 800 }
const free = cropRules(size, null)
const card = cropRules(size, 4 / 3)
const crop = (x: number, y: number, width: number, height: number): Crop => ({ x, y, width, height })
const corner: Handle = { x: 1, y: 1 }

describe('moveCrop', () => {
  it.each([
    ['goes as far as it is told', crop(100, 100, 500, 500), { x: 10, y: -10 }, crop(110, 90, 500, 500)],
    ['stops at the edges', crop(490, 5, 500, 500), { x: 20, y: -10 }, crop(500, 0, 500, 500)],
    ['stays where it is all of the picture', WHOLE, { x: 20, y: 20 }, WHOLE],
  ])('%s', (_what, from, by, to) => {
    expect(moveCrop(from, by)).toEqual(to)
  })
})

describe('resizeCrop', () => {
  it.each([
    ['the lower right corner', corner, { x: 100, y: 50 }, free, crop(200, 200, 500, 450)],
    ['the upper left corner', { x: -1, y: -1 }, { x: 100, y: 50 }, free, crop(300, 250, 300, 350)],
    ['a side alone', { x: 0, y: 1 }, { x: 100, y: 50 }, free, crop(200, 200, 400, 450)],
    ['no further than the picture', corner, { x: 900, y: 900 }, free, crop(200, 200, 800, 800)],
    ['no smaller than 16 pixels', corner, { x: -900, y: -900 }, free, crop(200, 200, 14, 20)],
    ['in its shape by the width', corner, { x: 100, y: 0 }, card, crop(200, 200, 500, 563)],
    ['in its shape by the height', corner, { x: 0, y: 163 }, card, crop(200, 200, 500, 563)],
    ['in its shape to the edge', corner, { x: 900, y: 0 }, card, crop(200, 200, 711, 800)],
    ['in its shape to the left', { x: -1, y: 1 }, { x: -100, y: 0 }, card, crop(100, 200, 500, 563)],
  ] as const)('%s', (_what, handle, by, rules, to) => {
    expect(resizeCrop(crop(200, 200, 400, 400), handle, by, rules)).toEqual(to)
  })

  it('never makes a rectangle that is refused for its place or size', () => {
    const side = fc.integer({ min: 40, max: 1000 })
    const far = fc.integer({ min: -1500, max: 1500 })
    const way = fc.constantFrom(-1 as const, 1 as const)
    fc.assert(
      fc.property(side, side, far, far, way, way, fc.boolean(), (width, height, x, y, hx, hy, isCard) => {
        const from = fitCrop(crop(1000 - width, 1000 - height, width, height), isCard ? card : free)
        const to = resizeCrop(
          moveCrop(from, { x: y, y: x }),
          { x: hx, y: hy },
          { x, y },
          isCard ? card : free,
        )
        expect(Object.values(to).every(Number.isInteger)).toBe(true)
        expect(cropFaults(to, size).filter(({ fault }) => fault !== 'tooNarrow')).toEqual([])
      }),
    )
  })
})

describe('fitCrop', () => {
  it.each([
    ['any shape is itself', crop(0, 0, 400, 100), free, crop(0, 0, 400, 100)],
    ['all of the picture', WHOLE, card, crop(56, 0, 889, 1000)],
    ['what is too high', crop(100, 0, 400, 1000), card, crop(100, 275, 400, 450)],
  ])('%s', (_what, from, rules, to) => {
    expect(fitCrop(from, rules)).toEqual(to)
  })
})

describe('cutPlace', () => {
  it.each([
    ['all of it in its own shape', WHOLE, { x: 0, y: 0 }, 3 / 2, ['0%', '0%', '100%', '100%']],
    ['too wide, around the middle', WHOLE, { x: 50, y: 50 }, 3 / 4, ['-50%', '0%', '200%', '100%']],
    ['too wide, from the right', WHOLE, { x: 100, y: 50 }, 3 / 4, ['-100%', '0%', '200%', '100%']],
    ['too high, from above', WHOLE, { x: 50, y: 0 }, 3, ['0%', '0%', '100%', '200%']],
    [
      'a quarter of it',
      crop(500, 500, 500, 500),
      { x: 50, y: 50 },
      3 / 2,
      ['-100%', '-100%', '200%', '200%'],
    ],
  ])('%s', (_what, some, focus, shape, [left, top, width, height]) => {
    expect(cutPlace(some, focus, size, shape)).toEqual({ left, top, width, height })
  })
})
