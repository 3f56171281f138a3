import { expect, it } from 'vitest'
import type { FileFacts } from './facts.ts'
import type { OrderedPrint } from './print-spec.ts'
import {
  plainPage,
  sampleDocument,
  samplePage,
  samplePlaces,
  samplePrint,
  sampleRaster,
} from './sample-facts.ts'
import { sheetOf } from './sheet.ts'
import { sheetPlaces } from './sheet-places.ts'

const placesOf = (facts: FileFacts, number = 1, print: OrderedPrint | null = samplePrint()) =>
  sheetPlaces(facts, number, sheetOf(facts, number, print), print)
const box = { xMm: 1, yMm: 2, widthMm: 3, heightMm: 4 }
const picture = (ppi: number) => ({ box, widthPx: 30, heightPx: 40, ppi, colour: null })

// A print of 1000 x 500 mm of at least 72 ppi.
it('a picture has the resolution that it has in print, rounded down, and is low below what that needs', () => {
  const places = samplePlaces({ pictures: [picture(719.9), picture(720), picture(729.9)] })
  const tenth = sampleDocument({ pages: [plainPage(100, 50)], places: [places] })
  expect(placesOf(tenth)?.pictures.map(({ ppi, isLow }) => [ppi, isLow])).toEqual([
    [71, true],
    [72, false],
    [72, false],
  ])
  expect(placesOf(tenth, 1, null)?.pictures.map(({ ppi, isLow }) => [ppi, isLow])).toEqual([
    [719, false],
    [720, false],
    [729, false],
  ])
})

it('a spot colour is what its name says', () => {
  const names = ['CutContour', 'kiss-cut', 'PerfCutContour', 'Ril', 'Wit', 'Pantone 109 C']
  const spots = names.map((name) => ({ box, name, use: 'stroke' as const, isClosed: true }))
  const facts = sampleDocument({ places: [samplePlaces({ spots })] })
  expect(placesOf(facts)?.spots.map(({ purpose }) => purpose)).toEqual([
    'through',
    'half',
    'perforation',
    'crease',
    'white',
    'colour',
  ])
})

it('a picture file is one picture, over all of its sheet', () => {
  const upright = sampleRaster({ widthPx: 3120, heightPx: 6120, orientation: 6 })
  expect(placesOf(upright)?.pictures).toEqual([
    {
      box: { xMm: 0, yMm: 0, widthMm: 1020, heightMm: 520 },
      widthPx: 6120,
      heightPx: 3120,
      colour: 'cmyk',
      ppi: 152,
      isLow: false,
    },
  ])
  const small = sampleRaster({ widthPx: 612, heightPx: 312 })
  expect(placesOf(small)?.pictures).toMatchObject([{ ppi: 15, isLow: true }])
  expect(placesOf(sampleRaster(), 1, null)?.pictures).toEqual([])
})

it.each<[string, FileFacts, number]>([
  ['of a file that was measured before', sampleDocument(), 1],
  [
    'of a page beyond those that were noted',
    sampleDocument({ pages: [samplePage(), samplePage()], places: [samplePlaces()] }),
    2,
  ],
  ['of a second page of a picture', sampleRaster(), 2],
  ['of what is damaged', { kind: 'unusable', reason: 'damaged', realType: null }, 1],
])('nothing is known %s', (_what, facts, number) => {
  expect(placesOf(facts, number)).toBeNull()
})
