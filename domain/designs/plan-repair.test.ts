import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentFacts, PageFacts, RasterFacts } from './facts.ts'
import { isTechnicalSpot, planRepair, repairChanges, type RepairTarget } from './plan-repair.ts'
import { DEFAULT_REPAIR_OPTIONS, type RepairKind, type RepairOptions } from './repairs.ts'
import { plainPage, sampleDocument, sampleRaster, sampleSpot } from './sample-facts.ts'

const target: RepairTarget = { widthMm: 210, heightMm: 297, bleedMm: 3 }
const document = (pages: PageFacts[], changed: Partial<DocumentFacts> = {}) =>
  sampleDocument({ pages, ...changed })
const picture = (widthPx: number, heightPx: number, changed: Partial<RasterFacts> = {}) =>
  sampleRaster({ widthPx, heightPx, ...changed })
const trimmed = { hasTrimBox: true, inkInBleed: true }

const plan = (
  facts: DocumentFacts | RasterFacts,
  repairs: RepairKind[],
  options: Partial<RepairOptions> = {},
) => planRepair(facts, target, repairs, { ...DEFAULT_REPAIR_OPTIONS, ...options })
const changes = (...of: Parameters<typeof plan>) =>
  repairChanges(plan(...of) ?? [], null).map(({ code }) => code)

const wide = (widthPx: number) => picture(widthPx, 10_000, { type: 'psb', channels: 4 })

describe('what a file gets', () => {
  it.each<[string, Parameters<typeof plan>, string[]]>([
    ['nothing is done where nothing is asked', [document([plainPage(105, 148.5)]), []], []],
    [
      'a page of the same proportion is scaled',
      [document([plainPage(105, 148.5)]), ['scale', 'bleed']],
      ['scaled', 'mirrored'],
    ],
    [
      'a landscape page is turned for a portrait product',
      [document([plainPage(297, 210)]), ['turn', 'bleed']],
      ['turned', 'mirrored'],
    ],
    [
      'its own bleed is kept when it is scaled along',
      [document([plainPage(105, 148.5, trimmed)]), ['scale']],
      ['scaled'],
    ],
    [
      'a page without boxes that has the size with bleed holds it',
      [document([plainPage(303, 216)]), ['turn']],
      ['turned'],
    ],
    [
      'another proportion is filled',
      [document([plainPage(212, 297, trimmed)]), ['fillOrFit', 'bleed']],
      ['cropped', 'mirrored'],
    ],
    [
      'what may have its bleed in it keeps it as such',
      [document([plainPage(194.4, 272.7)]), ['fillOrFit'], { placing: 'asBleed' }],
      ['scaled'],
    ],
    [
      'or gets it around all that is to be seen',
      [document([plainPage(194.4, 272.7)]), ['fillOrFit'], { placing: 'fit' }],
      ['scaled', 'ownEdge', 'mirrored'],
    ],
    [
      'or where its other sides end',
      [document([plainPage(194.4, 272.7)]), ['fillOrFit'], { placing: 'fill' }],
      ['scaled', 'cropped', 'mirrored'],
    ],
    [
      'or fitted, with the edge drawn out',
      [
        document([plainPage(212, 297, trimmed)]),
        ['fillOrFit', 'bleed'],
        { placing: 'fit', around: 'white', bleed: 'stretch' },
      ],
      ['scaled', 'whiteEdge', 'stretched'],
    ],
    [
      'or fitted, with its own edge around it; its bleed is made anew where the print is cut',
      [document([plainPage(150, 297, trimmed)]), ['fillOrFit'], { placing: 'fit' }],
      ['ownEdge', 'mirrored'],
    ],
    [
      'one that lies for a portrait product stays so when the customer wants it',
      [document([plainPage(320, 210)]), ['fillOrFit', 'bleed'], { placing: 'fit', turn: 'none' }],
      ['scaled', 'ownEdge', 'mirrored'],
    ],
    [
      'or is turned, which is nearest',
      [document([plainPage(320, 210)]), ['fillOrFit', 'bleed'], { placing: 'fit' }],
      ['turned', 'scaled', 'ownEdge', 'mirrored'],
    ],
    [
      'one of the same proportion is turned as it has to be, whatever is chosen',
      [document([plainPage(297, 210)]), ['turn', 'bleed'], { turn: 'none' }],
      ['turned', 'mirrored'],
    ],
    [
      'a picture of another proportion is filled as it came',
      [picture(4000, 3000), ['fillOrFit', 'bleed'], { turn: 'none' }],
      ['sized', 'cropped', 'mirrored'],
    ],
    [
      'what acts by itself goes from every copy',
      [
        document([plainPage(210, 297, trimmed)], {
          active: ['javascript'],
          isRestricted: true,
          wasRebuilt: true,
        }),
        ['toCmyk'],
      ],
      ['rebuild', 'unlock', 'strip', 'toCmyk'],
    ],
    [
      'a cut spot of another spelling is renamed',
      [
        document([plainPage(210, 297, trimmed)], {
          spots: ['Snij-lijn', 'CutContour', 'White'].map((name) => sampleSpot(name)),
        }),
        ['renameCut'],
      ],
      ['renameCut'],
    ],
    ['a picture is set to the size', [picture(2480, 3508), ['bleed']], ['sized', 'mirrored']],
    [
      'a picture that lies on its side by its camera is upright first',
      [picture(3508, 2480, { orientation: 6 }), ['bleed']],
      ['upright', 'sized', 'mirrored'],
    ],
    [
      'a picture with the proportion of the size with bleed holds it',
      [picture(2551, 3579), ['flatten']],
      ['sized'],
    ],
    [
      'a Photoshop picture of 16 bits is merged and flattened',
      [picture(3579, 2551, { type: 'psb', bitsPerChannel: 16, hasAlpha: true }), ['merge', 'turn']],
      ['merge', 'flatten', 'turned', 'sized'],
    ],
    [
      'of a TIFF with more pictures the first is used',
      [picture(2551, 3579, { type: 'tiff', frames: 3 }), ['firstPicture']],
      ['firstPicture', 'sized'],
    ],
  ])('%s', (_rule, ask, codes) => {
    expect(changes(...ask)).toEqual(codes)
  })

  it.each([
    ['tells what stayed RGB', ['cmyk', 'rgb'] as const, ['toCmyk', 'keptRgb']],
    ['tells what stayed Lab', ['cmyk', 'lab'] as const, ['toCmyk', 'keptRgb']],
    ['tells no more when everything became CMYK', ['cmyk', 'gray'] as const, ['toCmyk']],
  ])('%s', (_rule, colours, codes) => {
    const made = planRepair(document([plainPage(10, 10)]), null, ['toCmyk'], DEFAULT_REPAIR_OPTIONS)
    const told = repairChanges(made ?? [], document([plainPage(10, 10)], { colours }))
    expect(told.map(({ code }) => code)).toEqual(codes)
  })

  it.each([
    [
      'spots that the print does not use become CMYK',
      ['spotsToCmyk'] as const,
      [
        { kind: 'spotsToCmyk', names: ['Huisrood'] },
        { kind: 'limitInk', maxPercent: 280, isPrecaution: true },
      ],
      ['spotsToCmyk'],
    ],
    [
      'too much ink is limited, and after the colours that are converted',
      ['toCmyk', 'limitInk'] as const,
      [{ kind: 'toCmyk' }, { kind: 'limitInk', maxPercent: 280 }],
      ['toCmyk', 'limitInk'],
    ],
    [
      'white that overprints is printed, also where it was no white of the press',
      ['knockOut', 'toCmyk'] as const,
      [{ kind: 'toCmyk' }, { kind: 'knockOut' }],
      ['toCmyk', 'knockOut'],
    ],
  ])('%s', (_rule, repairs, operations, codes) => {
    const needs = { otherSpots: ['Huisrood'], maxInkPercent: 280 }
    const made = planRepair(document([plainPage(10, 10)]), null, repairs, DEFAULT_REPAIR_OPTIONS, needs)
    expect(made).toEqual(operations)
    expect(repairChanges(made ?? [], null).map(({ code }) => code)).toEqual(codes)
  })

  it.each<[string, readonly RepairKind[], number, boolean]>([
    ['a spot may have more ink than is taken', ['spotsToCmyk'], 320, true],
    ['RGB may, on what takes very little', ['toCmyk'], 240, true],
    ['RGB never has as much as most materials take', ['toCmyk'], 300, false],
    ['and nothing else has more than it had', ['bleed'], 240, false],
  ])('what is converted is limited without a word: %s', (_rule, repairs, maxInkPercent, isLimited) => {
    const needs = { otherSpots: ['Huisrood'], maxInkPercent }
    const made = planRepair(document([plainPage(10, 10)]), target, repairs, DEFAULT_REPAIR_OPTIONS, needs)
    expect(made?.some(({ kind }) => kind === 'limitInk')).toBe(isLimited)
    expect(repairChanges(made ?? [], null).map(({ code }) => code)).not.toContain('limitInk')
  })

  it('tells which spots and ink stayed', () => {
    const needs = { otherSpots: ['Huisrood', 'Goud', 'Zilver'], maxInkPercent: 280 }
    const page = document([plainPage(10, 10)])
    const made = planRepair(page, null, ['spotsToCmyk', 'limitInk'], DEFAULT_REPAIR_OPTIONS, needs)
    const spots = [sampleSpot('Goud', { use: 'fill' }), sampleSpot('Zilver', { use: null })]
    expect(repairChanges(made ?? [], document([plainPage(10, 10)], { spots, totalInkPercent: 281 }))).toEqual(
      [
        { code: 'spotsToCmyk', names: ['Huisrood', 'Zilver'] },
        { code: 'keptSpots', names: ['Goud'] },
        { code: 'keptInk' },
      ],
    )
  })

  it('a picture that is more than can be held keeps its ink', () => {
    const needs = { otherSpots: [], maxInkPercent: 280 }
    const kinds = (facts: RasterFacts) =>
      planRepair(facts, target, ['limitInk'], DEFAULT_REPAIR_OPTIONS, needs)?.map(({ kind }) => kind)
    expect(kinds(picture(12_000, 10_000))).toEqual(['limitInk', 'place'])
    expect(kinds(picture(12_001, 10_000))).toEqual(['place'])
  })

  it('a Photoshop picture of any size is merged before it is laid', () => {
    for (const widthPx of [5000, 30_000])
      expect(plan(wide(widthPx), ['bleed'])?.map(({ kind }) => kind)).toEqual(['merge', 'place'])
  })

  it('nothing of a file that cannot be read, and no place without an order', () => {
    const unusable = { kind: 'unusable', reason: 'damaged', realType: null } as const
    expect(planRepair(unusable, target, ['rebuild'], DEFAULT_REPAIR_OPTIONS)).toBeNull()
    expect(planRepair(document([plainPage(10, 10)]), null, ['scale'], DEFAULT_REPAIR_OPTIONS)).toBeNull()
  })

  it.each<[string, PageFacts, Partial<RepairOptions>, number, number]>([
    ['filled, cuts off above and below', plainPage(210, 317), {}, 0, 10],
    ['filled on its side, cuts off what was left and right', plainPage(337, 210), {}, 0, 20],
    ['fitted, leaves room left and right', plainPage(148.5, 297), { placing: 'fit' }, -30.75, 0],
    [
      'fitted at half its size, leaves room above and below',
      plainPage(420, 420),
      { placing: 'fit' },
      0,
      -43.5,
    ],
  ])('a page %s, by so many mm on each side', (_rule, page, options, besideMm, aboveMm) => {
    const place = plan(document([page]), ['fillOrFit'], options)?.at(-1)
    const beyond = place?.kind === 'place' ? place.pages[0]?.beyond : undefined
    expect(beyond?.besideMm).toBeCloseTo(besideMm, 6)
    expect(beyond?.aboveMm).toBeCloseTo(aboveMm, 6)
  })

  it('says for each page where its bleed lies', () => {
    const place = plan(document([plainPage(216, 303), plainPage(432, 606)]), ['scale'])?.at(-1)
    expect(place).toMatchObject({
      kind: 'place',
      edge: 'own',
      pages: [
        { turn: 0, marginMm: 3, percent: 100, isCropped: false },
        { turn: 0, marginMm: 3, percent: 50, isCropped: false },
      ],
    })
  })
})

it.each([
  ['CutContour', true],
  ['Snijlijn', true],
  ['White', true],
  ['Vernis', true],
  ['Huisrood', false],
])('the spot %s is technical: %s', (name, isOne) => {
  expect(isTechnicalSpot(name)).toBe(isOne)
})

describe('laws of another proportion', () => {
  const side = fc.integer({ min: 50, max: 2000 })

  it('filling leaves nothing open, fitting cuts nothing off, and either is exact on one axis', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom('fill' as const, 'fit' as const),
        fc.constantFrom('none' as const, 'quarter' as const, 'nearest' as const),
        (width, height, placing, turn) => {
          const place = plan(document([plainPage(width, height)]), ['fillOrFit'], { placing, turn })?.at(-1)
          const [page] = place?.kind === 'place' ? place.pages : []
          if (!page?.beyond) return
          const both = [page.beyond.besideMm, page.beyond.aboveMm]
          for (const beyondMm of both) {
            if (placing === 'fill') expect(beyondMm).toBeGreaterThan(-1e-6)
            else expect(beyondMm).toBeLessThan(1e-6)
          }
          expect(Math.min(...both.map(Math.abs))).toBeLessThan(1e-6)
        },
      ),
    )
  })
})
