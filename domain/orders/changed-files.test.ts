import { describe, expect, it } from 'vitest'
import type { OrderedPrint } from '../designs/print-spec.ts'
import { type FileDemands, filesAfterChange, type LineWithFiles } from './changed-files.ts'

const print: OrderedPrint = {
  bleedMm: 10,
  safeMarginMm: 20,
  minPpi: 50,
  goodPpi: 100,
  viewingDistanceM: null,
  colour: 'CMYK',
  maxInkPercent: 300,
  cutLine: 'none',
  whiteInk: 'none',
  vectorOnly: false,
  sizeMm: { widthMm: 1000, heightMm: 500 },
  printedSides: 1,
  extraSpots: [],
}
const asked: FileDemands = { needsFiles: true, print, back: 'none' }
const NOTHING: FileDemands = { needsFiles: false, print: null, back: 'none' }
const withPrint = (more: Partial<OrderedPrint>): FileDemands => ({ ...asked, print: { ...print, ...more } })
const line = (more: Partial<LineWithFiles> = {}): LineWithFiles => ({
  state: 'released',
  demands: asked,
  hasDesigns: true,
  isByStudio: false,
  isChecked: false,
  ...more,
})
const bigger = withPrint({ sizeMm: { widthMm: 1200, heightMm: 500 } })

describe('filesAfterChange', () => {
  it.each<[string, LineWithFiles, FileDemands, ReturnType<typeof filesAfterChange>]>([
    ['stay in the same size', line(), asked, 'stay'],
    ['stay on another material', line(), withPrint({ minPpi: 72, maxInkPercent: 240 }), 'stay'],
    ['stay while they are held up', line({ state: 'on_hold' }), asked, 'stay'],
    ['stay as the studio made them', line({ isByStudio: true }), asked, 'stay'],
    ['are asked again in another size', line(), bigger, 'again'],
    ['are asked again with another bleed', line(), withPrint({ bleedMm: 3 }), 'again'],
    ['are asked again with a cut line', line(), withPrint({ cutLine: 'required' }), 'again'],
    ['are asked again with white', line(), withPrint({ whiteInk: 'required' }), 'again'],
    ['are asked again with a spot colour', line(), withPrint({ extraSpots: ['SpotUV'] }), 'again'],
    ['are asked again on two sides', line(), { ...asked, back: 'required' }, 'again'],
    ['are asked where none were needed', line({ demands: NOTHING, hasDesigns: false }), asked, 'again'],
    ['are needed no more where none came', line({ hasDesigns: false }), NOTHING, 'none'],
    ['are not thrown away', line(), NOTHING, 'FilesNotNeeded'],
    [
      'are checked by who was paid for it',
      line({ hasDesigns: false, isChecked: true }),
      NOTHING,
      'FilesNotNeeded',
    ],
    ['are the work of the studio', line({ isByStudio: true }), bigger, 'StudioDesigned'],
    ['are not asked again of what is held up', line({ state: 'on_hold' }), bigger, 'LineHeld'],
  ])('%s', (_rule, before, after, expected) => {
    expect(filesAfterChange(before, after)).toBe(expected)
  })
})
