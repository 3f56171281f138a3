import { expect, it } from 'vitest'
import type { FileFacts } from './facts.ts'
import { findingPlace, type FindingPlace } from './finding-place.ts'
import { type Finding, finding, type FindingCode, type FindingValues } from './findings.ts'
import {
  plainPage,
  sampleDocument,
  samplePage,
  samplePlaces,
  samplePrint,
  sampleRaster,
} from './sample-facts.ts'

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

const box = { xMm: 1, yMm: 2, widthMm: 3, heightMm: 4 }
const picture = (ppi: number, colour: 'rgb' | 'cmyk' = 'cmyk') => ({
  box,
  widthPx: 9,
  heightPx: 9,
  ppi,
  colour,
})
const spot = (name: string, use: 'stroke' | 'fill' = 'stroke', isClosed: boolean | null = true) => ({
  box,
  name,
  use,
  isClosed,
})
/** Nothing on its first page, and on its second something of everything. */
const placed = sampleDocument({
  pages: [samplePage(), samplePage({ minPpi: 40 })],
  places: [
    samplePlaces(),
    samplePlaces({
      pictures: [picture(300, 'rgb'), picture(40), picture(90)],
      spots: [
        spot('Goud', 'fill', null),
        spot('CutContour', 'stroke', false),
        spot('CutContour'),
        spot('Stans', 'fill', null),
        spot('Crease', 'stroke', false),
      ],
      texts: [
        { box, font: 'Huis', isEmbedded: true },
        { box, font: 'Huis', isEmbedded: false },
        { box, font: 'Arial', isEmbedded: false },
      ],
      lines: [
        { box, widthPt: 0.3 },
        { box, widthPt: 0.1 },
      ],
      inks: [
        { box, inkPercent: 290 },
        { box, inkPercent: 340 },
      ],
      whites: [{ box }],
    }),
  ],
})
/** A tenth of the size: what is on it becomes ten times as large. */
const tenth = sampleDocument({
  pages: [plainPage(100, 50, { minPpi: 400 })],
  places: [
    samplePlaces({
      pictures: [picture(400), picture(900)],
      lines: [
        { box, widthPt: 0.1 },
        { box, widthPt: 0.01 },
      ],
    }),
  ],
})
/** A finding with what its sentence is filled in with, of which a place needs only some. */
const found = <Code extends FindingCode>(code: Code, values: Partial<FindingValues[Code]> = {}) =>
  finding(code, values as FindingValues[Code]) as Finding
const on2 = (part: NonNullable<FindingPlace>['part'], ...of: number[]) =>
  ({ page: 2, part, of }) as FindingPlace

it.each<[string, Finding, FileFacts | null, FindingPlace]>([
  ['on the first page without it', found('noBleed'), two, { page: 2, part: 'bleed' }],
  ['around a picture', found('noBleed'), sampleRaster(), { page: 1, part: 'bleed' }],
  ['at the page of that size', found('turned'), turnedLast, { page: 2, part: 'trim' }],
  ['at the first page for want of another', found('otherSize'), two, { page: 1, part: 'trim' }],
  ['at the trim of a picture', found('ratioOff'), sampleRaster(), { page: 1, part: 'trim' }],
  ['on the least sharp page', found('ppiBelowMinimum'), two, { page: 2, part: 'sheet' }],
  ['in all of a picture', found('ppiTooLow'), sampleRaster(), { page: 1, part: 'sheet' }],
  ['in the colours of a picture', found('rgb'), sampleRaster(), { page: 1, part: 'sheet' }],
  ['on no page', found('ppiBelowGood'), sampleDocument({ pages: [] }), { page: 1, part: 'sheet' }],
  ['on the blank page', found('blank'), two, { page: 2, part: 'sheet' }],
  ['where a cut line is missed', found('noCutLine'), two, { page: 1, part: 'trim' }],
  ['nowhere where no places were measured', found('fontsMissing', { names: ['Huis'] }), two, null],
  ['nowhere in what is damaged', found('damaged'), unusable, null],
  ['nowhere in what was not read', found('checkFailed'), null, null],
  ['in the picture that is not sharp', found('ppiBelowMinimum'), placed, on2('pictures', 1)],
  ['in those that could be sharper', found('ppiBelowGood'), placed, on2('pictures', 1, 2)],
  ['at the ordered size', found('ppiBelowMinimum'), tenth, { page: 1, part: 'pictures', of: [0] }],
  ['in pictures of other colours', found('rgb'), placed, on2('pictures', 0)],
  ['in pictures where only outlines are cut', found('notVector'), placed, on2('pictures', 0, 1, 2)],
  [
    'in text of typefaces that are missing',
    found('fontsMissing', { names: ['Huis'] }),
    placed,
    on2('texts', 1),
  ],
  [
    'in text of those that can be replaced',
    found('fontsNotEmbedded', { names: ['Arial'] }),
    placed,
    on2('texts', 2),
  ],
  ['in spot colours of that name', found('spotsNotUsed', { names: ['Goud'] }), placed, on2('spots', 0)],
  ['in those that are kept', found('spotsKept', { names: ['Goud'] }), placed, on2('spots', 0)],
  ['along cut lines that are open', found('cutLineOpen'), placed, on2('spots', 1)],
  ['in cut lines that are filled', found('cutLineFilled'), placed, on2('spots', 3)],
  [
    'along all cut lines of several',
    found('severalCutLines', { names: ['CutContour', 'Stans'] }),
    placed,
    on2('spots', 1, 2, 3),
  ],
  ['along a cut line of another name', found('cutLineSpelling', { name: 'Stans' }), placed, on2('spots', 3)],
  ['nowhere for a cut line of a layer', found('cutLineNotSpot'), placed, null],
  ['along the lines that are thin', found('hairlines'), placed, on2('lines', 1)],
  ['along those that stay thin in print', found('hairlines'), tenth, { page: 1, part: 'lines', of: [1] }],
  ['where the ink is too much', found('tooMuchInk', { maxPercent: 300 }), placed, on2('inks', 1)],
  ['where ink is kept', found('inkKept', { maxPercent: 280 }), placed, on2('inks', 0, 1)],
  ['where white vanishes', found('whiteOverprint'), placed, on2('whites', 0)],
  ['nowhere for what has no place', found('hiddenLayers'), placed, null],
])('a finding is seen %s', (_where, one, facts, place) => {
  expect(findingPlace(one, facts, samplePrint())).toEqual(place)
})
