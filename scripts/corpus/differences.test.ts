import { describe, expect, it } from 'vitest'
import type { DocumentFacts, FileFacts, RasterFacts } from '#domain/designs/facts.ts'
import { differencesOf, type KnownFile } from './differences.ts'

const page = {
  media: { widthMm: 210, heightMm: 297 },
  size: { widthMm: 210, heightMm: 297 },
  hasTrimBox: false,
  bleed: null,
  inkInBleed: null,
  rotate: 0,
  userUnit: 1,
  minPpi: null,
  isBlank: false,
}
const document: DocumentFacts = {
  kind: 'document',
  type: 'pdf',
  version: '1.6',
  pageCount: 1,
  pages: [page],
  isRestricted: false,
  wasRebuilt: false,
  fonts: [],
  colours: [],
  spots: [],
  hiddenLayers: [],
  layers: [],
  hasTransparency: false,
  active: [],
  outputIntents: [],
  thinnestLinePt: null,
  hasWhiteOverprint: false,
  totalInkPercent: null,
}
const raster: RasterFacts = {
  kind: 'raster',
  type: 'tiff',
  widthPx: 60,
  heightPx: 40,
  orientation: 1,
  frames: 1,
  colour: 'rgb',
  bitsPerChannel: 8,
  channels: 3,
  hasAlpha: false,
  hasIccProfile: false,
  statedPpi: null,
  totalInkPercent: null,
  isBlank: false,
}
const bomb: FileFacts = { kind: 'unusable', reason: 'bomb', realType: null }

const found = (truth: KnownFile['truth'], facts: FileFacts) =>
  differencesOf({ file: 'a', truth }, facts).differences.map(({ what }) => what)

describe('what is compared', () => {
  it.each<[string, KnownFile['truth'], FileFacts, string[]]>([
    ['nothing that is not stated', { verdict: 'either' }, document, []],
    ['the verdict', { verdict: 'unreadable' }, bomb, ['verdict']],
    ['an equal size', { verdict: 'readable', size_mm: [210.3, 297] }, document, []],
    [
      'a size that is off by more than 0.2 %',
      { verdict: 'readable', size_mm: [210.5, 297] },
      document,
      ['size'],
    ],
    [
      'pages and locks',
      { verdict: 'readable', pages: 2, encrypted: true },
      document,
      ['pages', 'encryption'],
    ],
    ['fonts', { verdict: 'readable', fonts_all_embedded: false }, document, ['fonts']],
    [
      'fonts that are used before all',
      { verdict: 'readable', fonts_all_embedded: false, fonts_used_all_embedded: true },
      document,
      [],
    ],
    [
      'pixels and colours',
      { verdict: 'readable', width_px: 60, height_px: 41, colour_model: 'CMYK' },
      raster,
      ['pixels', 'colour'],
    ],
    ['colours by their own names', { verdict: 'readable', colour_model: 'YCbCr', pages: 1 }, raster, []],
  ])('is %s', (_rule, truth, facts, differences) => {
    expect(found(truth, facts)).toEqual(differences)
  })
})
