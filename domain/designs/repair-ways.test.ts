import { describe, expect, it } from 'vitest'
import type { FileFacts } from './facts.ts'
import { finding } from './findings.ts'
import { needsChoice, repairWays } from './repair-ways.ts'
import { plainPage, sampleDocument, samplePrint, sampleRaster } from './sample-facts.ts'

const page = (widthMm: number, heightMm: number, minPpi: number | null = null) =>
  sampleDocument({ pages: [plainPage(widthMm, heightMm, { minPpi })] })

const file = (...sizes: readonly [number, number][]) =>
  sampleDocument({ pages: sizes.map(([width, height]) => plainPage(width, height)) })
const lying = (facts: FileFacts, turn: string) =>
  repairWays(facts, samplePrint())?.pages.map(({ numbers, ways }) => [
    numbers.join(),
    ways.find((way) => way.turn === turn)?.isTurned,
  ])

describe('the ways to another proportion', () => {
  it('are fitting and filling, either way up, with what is cut off or left open in mm', () => {
    const found = repairWays(page(800, 500), samplePrint())
    const [sheet] = found?.pages ?? []
    expect(sheet).toMatchObject({ numbers: [1], design: { width: 800, height: 500 } })
    expect(
      sheet?.ways.map(({ placing, turn, beyond }) => [placing, turn, beyond.besideMm, beyond.aboveMm]),
    ).toEqual([
      ['fit', 'none', -100, 0],
      ['fill', 'none', 0, 62.5],
      ['fit', 'quarter', -343.75, 0],
      ['fill', 'quarter', 0, 550],
    ])
  })

  it.each([
    ['little is cut off by filling', page(1050, 500), { placing: 'fill', turn: 'none' }],
    ['much is cut off by filling', page(800, 500), { placing: 'fit', turn: 'none' }],
    ['it lies nearly right on its side', page(500, 1050), { placing: 'fill', turn: 'quarter' }],
    ['it is a picture', sampleRaster({ widthPx: 4000, heightPx: 3000 }), { placing: 'fit', turn: 'none' }],
  ])('propose the least change where %s', (_rule, facts, nearest) => {
    expect(repairWays(facts, samplePrint())?.nearest).toEqual(nearest)
  })

  it('are of a page whose edge may be its bleed also that, in the way up in which it may be', () => {
    const found = repairWays(page(918, 468), samplePrint())
    expect(found?.nearest).toEqual({ placing: 'asBleed', turn: 'none' })
    const ways = found?.pages[0]?.ways ?? []
    expect(ways.map(({ placing, turn, marginMm }) => [placing, turn, marginMm])).toEqual([
      ['asBleed', 'none', 10],
      ['fit', 'none', 0],
      ['fill', 'none', 0],
      ['fit', 'quarter', 0],
      ['fill', 'quarter', 0],
    ])
    expect(ways[0]?.beyond.besideMm).toBeCloseTo(0, 6)
    expect(ways[1]?.beyond.besideMm).toBeCloseTo((500 / 468) * 459 - 500, 6)
    const sideways = repairWays(page(468, 918), samplePrint())
    expect(sideways?.nearest).toEqual({ placing: 'asBleed', turn: 'quarter' })
    expect(sideways?.pages[0]?.ways.map(({ placing, turn }) => `${placing} ${turn}`)).toEqual([
      'fit none',
      'fill none',
      'asBleed quarter',
      'fit quarter',
      'fill quarter',
    ])
  })

  it('are told of each page that looks otherwise, all lying as the first of them does', () => {
    const both = file([1050, 500], [500, 1050], [1000, 500], [1050, 500])
    expect(lying(both, 'none')).toEqual([
      ['1,4', false],
      ['2', true],
    ])
    expect(lying(both, 'quarter')).toEqual([
      ['1,4', true],
      ['2', false],
    ])
    expect(lying(file([800, 500], [500, 800]), 'none')).toEqual([
      ['1', false],
      ['2', true],
    ])
    const sideways = file([500, 1050], [1050, 500])
    expect(repairWays(sideways, samplePrint())?.nearest).toEqual({ placing: 'fill', turn: 'quarter' })
    expect(lying(sideways, 'quarter')).toEqual([
      ['1', true],
      ['2', false],
    ])
  })

  it('are filled where that cuts off little of each page', () => {
    const pages = [plainPage(1050, 500), plainPage(800, 500)]
    expect(repairWays(sampleDocument({ pages }), samplePrint())?.nearest.placing).toBe('fit')
  })

  it('tell how sharp each becomes', () => {
    const ways = repairWays(page(800, 500, 80), samplePrint())?.pages[0]?.ways
    expect(ways?.map(({ ppi, sharpness }) => [ppi, sharpness])).toEqual([
      [80, 'enough'],
      [64, 'unsharp'],
      [128, 'enough'],
      [40, 'unsharp'],
    ])
    const few = repairWays(sampleRaster({ widthPx: 500, heightPx: 500 }), samplePrint())?.pages[0]?.ways
    expect(few?.slice(0, 2).map(({ ppi, sharpness }) => [ppi, sharpness])).toEqual([
      [25, 'unsharp'],
      [12, 'hopeless'],
    ])
  })

  it('are none where the proportion is right, nothing was ordered, or nothing can be read', () => {
    expect(repairWays(page(1000, 500), samplePrint())).toBeNull()
    expect(repairWays(page(500, 1000), samplePrint())).toBeNull()
    expect(repairWays(page(800, 500), samplePrint({ sizeMm: null }))).toBeNull()
    expect(repairWays({ kind: 'unusable', reason: 'damaged', realType: null }, samplePrint())).toBeNull()
  })
})

it('the customer chooses for another proportion, and for nothing else', () => {
  expect(needsChoice([finding('noBleed', { bleedMm: 3 }), finding('ratioNear', {})])).toBe(true)
  expect(
    needsChoice([finding('noBleed', { bleedMm: 3 }), finding('turned', { widthMm: 1000, heightMm: 500 })]),
  ).toBe(false)
})
