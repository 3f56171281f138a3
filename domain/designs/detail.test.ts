import { assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  detailBox,
  detailFor,
  detailSize,
  holdsPart,
  isDetailPart,
  levelSize,
  MOST_DETAIL_PX,
} from './detail.ts'
import { sampleDocument, sampleRaster } from './sample-facts.ts'

const picture = (widthMm: number, heightMm: number) => ({ picture: { xMm: 0, yMm: 0, widthMm, heightMm } })

describe('how sharp a page can be drawn', () => {
  it.each([
    ['a document: 2400 ppi at the ordered size', sampleDocument(), picture(254, 127), [24_000, 12_000]],
    [
      'a banner of 25 m: no more than a million pixels',
      sampleDocument(),
      picture(25_000, 1000),
      [1_000_000, 40_000],
    ],
    [
      'a picture: its own pixels',
      sampleRaster({ widthPx: 3000, heightPx: 2000 }),
      picture(254, 127),
      [3000, 2000],
    ],
    [
      'a picture that lies on its side: its own pixels, upright',
      sampleRaster({ widthPx: 3000, heightPx: 2000, orientation: 6 }),
      picture(127, 254),
      [2000, 3000],
    ],
  ] as const)('%s', (_, facts, sheet, [widthPx, heightPx]) => {
    expect(detailSize(facts, sheet)).toEqual({ widthPx, heightPx })
  })
})

const FULL = { widthPx: 24_000, heightPx: 12_000 }

describe('which part is drawn', () => {
  it.each([
    ['nothing while the preview is as sharp', { left: 0, top: 0, width: 1, height: 1 }, 700, null],
    [
      'the level that has at least the pixels of the screen, from cell to cell',
      { left: 0.5, top: 0.5, width: 0.1, height: 0.1 },
      6000,
      { level: 2, x: 2816, y: 1280, width: 1024, height: 768 },
    ],
    [
      'what reaches the edge as far as there is a picture',
      { left: 0.95, top: 0.95, width: 0.05, height: 0.05 },
      5900,
      { level: 2, x: 5632, y: 2816, width: 368, height: 184 },
    ],
    [
      'a level less sharp where the window has more pixels than are drawn at once',
      { left: 0, top: 0, width: 0.5, height: 0.5 },
      6000,
      { level: 3, x: 0, y: 0, width: 1536, height: 768 },
    ],
    [
      'never more than there is',
      { left: 0, top: 0, width: 0.01, height: 0.01 },
      900_000,
      { level: 0, x: 0, y: 0, width: 256, height: 256 },
    ],
    ['nothing where the page is not in sight', { left: 1.5, top: 0, width: 0.1, height: 0.1 }, 6000, null],
  ] as const)('%s', (_, seen, wantedPx, part) => {
    expect(detailFor({ full: FULL, seen, wantedPx, havePx: 1200 })).toEqual(part)
  })

  it('is always one that may be asked for, and shows all that is seen', () => {
    const part = double({ min: 0, max: 0.9, noNaN: true })
    const side = integer({ min: 1, max: 400_000 })
    assert(
      property(
        side,
        side,
        part,
        part,
        double({ min: 0.0001, max: 0.1, noNaN: true }),
        integer({ min: 1, max: 4_000_000 }),
        (widthPx, heightPx, left, top, size, wantedPx) => {
          const full = { widthPx, heightPx }
          const found = detailFor({
            full,
            seen: { left, top, width: size, height: size },
            wantedPx,
            havePx: 1,
          })
          if (!found) return
          expect(isDetailPart(full, found)).toBe(true)
          const box = detailBox(full, found)
          expect(box.left).toBeLessThanOrEqual(left * widthPx)
          expect(box.right).toBeGreaterThanOrEqual((left + size) * widthPx - 0.001)
          expect(box.bottom).toBeGreaterThanOrEqual((top + size) * heightPx - 0.001)
        },
      ),
    )
  })
})

describe('a part that may be asked for', () => {
  const good = { level: 2, x: 256, y: 512, width: 512, height: 256 }
  it.each([
    ['lies on the grid', {}, true],
    ['may end with the picture', { x: 5632, width: 368 }, true],
    ['not one beside the grid', { x: 10 }, false],
    ['not one with half a cell', { width: 300 }, false],
    ['not one beyond the picture', { x: 5888 }, false],
    ['not one without a size', { width: 0 }, false],
    ['not one that is too large', { width: MOST_DETAIL_PX + 256 }, false],
    ['not one of another level, where it would lie outside', { level: 6 }, false],
  ] as const)('%s', (_, change, may) => {
    expect(isDetailPart(FULL, { ...good, ...change })).toBe(may)
  })

  it('is held by one that begins before it and ends after it, at the same level', () => {
    expect(holdsPart({ ...good, x: 0, width: 768 }, good)).toBe(true)
    expect(holdsPart(good, { ...good, x: 0, width: 768 })).toBe(false)
    expect(holdsPart({ ...good, level: 1 }, good)).toBe(false)
  })

  it('halves its picture with each level, and keeps what is left of a pixel', () => {
    expect(levelSize({ widthPx: 1001, heightPx: 3 }, 1)).toEqual({ widthPx: 501, heightPx: 2 })
  })
})
