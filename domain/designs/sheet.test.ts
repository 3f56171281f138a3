import { describe, expect, it } from 'vitest'
import type { BoxMm } from './box.ts'
import type { FileFacts, SizeMm } from './facts.ts'
import type { OrderedPrint } from './print-spec.ts'
import { plainPage, sampleDocument, samplePage, samplePrint, sampleRaster } from './sample-facts.ts'
import { sheetOf } from './sheet.ts'

const box = (xMm: number, yMm: number, widthMm: number, heightMm: number): BoxMm => ({
  xMm,
  yMm,
  widthMm,
  heightMm,
})
const page = (size: SizeMm, more: object = {}) => sampleDocument({ pages: [samplePage({ size, ...more })] })
const plain = (width: number, height: number) => sampleDocument({ pages: [plainPage(width, height)] })

type Row = [what: string, facts: FileFacts, trim: BoxMm, picture: BoxMm]

describe('sheetOf', () => {
  // The print is 1000 x 500 mm, with 10 mm bleed and 40 mm that is safe.
  it.each<Row>([
    ['at its size', page({ widthMm: 1000, heightMm: 500 }), box(0, 0, 1000, 500), box(0, 0, 1000, 500)],
    ['at 1:10', page({ widthMm: 100, heightMm: 50 }), box(0, 0, 1000, 500), box(0, 0, 1000, 500)],
    ['with its bleed in it', plain(1020, 520), box(0, 0, 1000, 500), box(-10, -10, 1020, 520)],
    ['on its side', page({ widthMm: 500, heightMm: 1000 }), box(0, 0, 500, 1000), box(0, 0, 500, 1000)],
    ['too narrow', page({ widthMm: 500, heightMm: 500 }), box(0, 0, 1000, 500), box(250, 0, 500, 500)],
    ['a picture with bleed', sampleRaster(), box(0, 0, 1000, 500), box(-10, -10, 1020, 520)],
    [
      'a photograph on its side',
      sampleRaster({ widthPx: 3120, heightPx: 6120 }),
      box(0, 0, 500, 1000),
      box(-10, -10, 520, 1020),
    ],
    [
      'a photograph that EXIF turns',
      sampleRaster({ widthPx: 3120, heightPx: 6120, orientation: 6 }),
      box(0, 0, 1000, 500),
      box(-10, -10, 1020, 520),
    ],
  ])('lays a page %s over the print', (_what, facts, trim, picture) => {
    const sheet = sheetOf(facts, 1, samplePrint())
    expect(sheet?.trim).toEqual(trim)
    for (const [key, value] of Object.entries(picture))
      expect(sheet?.picture[key as keyof BoxMm]).toBeCloseTo(value, 6)
    expect(sheet?.bleed).toEqual(box(-10, -10, trim.widthMm + 20, trim.heightMm + 20))
    expect(sheet?.safe).toEqual(box(40, 40, trim.widthMm - 80, trim.heightMm - 80))
  })

  it('shows how far the bleed of the page itself reaches, at the ordered size', () => {
    const bleed = { leftMm: 1, bottomMm: 0, rightMm: 0.5, topMm: 2 }
    const sheet = sheetOf(page({ widthMm: 100, heightMm: 50 }, { bleed, minPpi: 725 }), 1, samplePrint())
    expect(sheet?.ownBleed).toEqual(box(-10, -20, 1015, 520))
    expect(sheet).toMatchObject({ scale: 10, ppi: 72 })
  })

  it.each<[string, OrderedPrint | null]>([
    ['nothing was ordered', null],
    ['the line has no size', samplePrint({ sizeMm: null, bleedMm: 0, safeMarginMm: 0 })],
  ])('takes the size of the page where %s', (_what, print) => {
    const sheet = sheetOf(page({ widthMm: 210, heightMm: 297 }, { bleed: null }), 1, print)
    expect(sheet).toMatchObject({
      trim: box(0, 0, 210, 297),
      picture: box(0, 0, 210, 297),
      bleed: null,
      safe: null,
      ownBleed: null,
    })
  })

  it('has no safe zone in a print that is smaller than it', () => {
    const print = samplePrint({ sizeMm: { widthMm: 80, heightMm: 500 } })
    expect(sheetOf(page({ widthMm: 80, heightMm: 500 }), 1, print)?.safe).toBeNull()
  })

  it.each<[string, FileFacts, number]>([
    ['a page that there is not', sampleDocument(), 2],
    ['a second page of a picture', sampleRaster(), 2],
    ['a file in which nothing was measured', { kind: 'unusable', reason: 'damaged', realType: null }, 1],
  ])('has none for %s', (_what, facts, number) => {
    expect(sheetOf(facts, number, samplePrint())).toBeNull()
  })
})
