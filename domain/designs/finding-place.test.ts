import { expect, it } from 'vitest'
import type { FileFacts } from './facts.ts'
import { findingPlace, type FindingPlace } from './finding-place.ts'
import type { FindingCode } from './findings.ts'
import { sampleDocument, samplePage, samplePrint, sampleRaster } from './sample-facts.ts'

const two = sampleDocument({
  pages: [
    samplePage({ inkInBleed: true, minPpi: 150 }),
    samplePage({ bleed: null, inkInBleed: false, minPpi: 40, isBlank: true }),
  ],
})
const turnedLast = sampleDocument({
  pages: [samplePage(), samplePage({ size: { widthMm: 500, heightMm: 1000 } })],
})
const unusable: FileFacts = { kind: 'unusable', reason: 'damaged', realType: null }

it.each<[FindingCode, FileFacts | null, FindingPlace]>([
  ['noBleed', two, { page: 2, part: 'bleed' }],
  ['noBleed', sampleRaster(), { page: 1, part: 'bleed' }],
  ['turned', turnedLast, { page: 2, part: 'trim' }],
  ['otherSize', two, { page: 1, part: 'trim' }],
  ['ratioOff', sampleRaster(), { page: 1, part: 'trim' }],
  ['ppiBelowMinimum', two, { page: 2, part: 'sheet' }],
  ['ppiTooLow', sampleRaster(), { page: 1, part: 'sheet' }],
  ['ppiBelowGood', sampleDocument({ pages: [] }), { page: 1, part: 'sheet' }],
  ['blank', two, { page: 2, part: 'sheet' }],
  ['fontsMissing', two, null],
  ['damaged', unusable, null],
  ['checkFailed', null, null],
])('%s is found where it can be seen', (code, facts, place) => {
  expect(findingPlace(code, facts, samplePrint())).toEqual(place)
})
