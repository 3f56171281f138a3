import { describe, expect, it } from 'vitest'
import { lineGrams, packedPiece, packingOf, pieceGrams } from './packing.ts'
import type { PackedGoods } from './packing.ts'

const goods = (changes: Partial<PackedGoods>): PackedGoods => ({
  quantity: 1,
  packing: 'piece',
  widthMm: null,
  heightMm: null,
  lengthMm: null,
  thicknessMm: null,
  rollWidthMm: null,
  weightGPerPiece: null,
  weightGPerM2: null,
  weightGPerMetre: null,
  ...changes,
})
const size = (widthMm: number, heightMm: number) => ({ widthMm, heightMm })

describe('how a product is packed', () => {
  const product = { foldable: null, rollable: null, carrier: 'roll', thicknessMm: 0.4 } as const
  it.each([
    ['cloth is folded', { ...product, foldable: true }, 'foldable'],
    ['posters are rolled', { ...product, rollable: true }, 'rollable'],
    ['thin goods from the roll are rolled', product, 'rollable'],
    ['a stretched canvas lies flat', { ...product, thicknessMm: 20 }, 'board'],
    ['sheets lie flat', { ...product, carrier: 'sheet', thicknessMm: 3 }, 'board'],
    ['profiles are bundled', { ...product, carrier: 'profile' }, 'bars'],
    ['stock goes as it is', { ...product, carrier: 'stock' }, 'piece'],
  ] as const)('%s', (_rule, facts, expected) => {
    expect(packingOf(facts)).toBe(expected)
  })
})

describe('the weight', () => {
  it.each([
    ['of an area', goods({ ...size(3000, 1000), weightGPerM2: 510 }), 1530],
    [
      'of a piece, before its area',
      goods({ ...size(3400, 1730), weightGPerPiece: 950, weightGPerM2: 150 }),
      950,
    ],
    ['of a running metre', goods({ lengthMm: 12_500, weightGPerMetre: 200 }), 2500],
    [
      'of an area before the running metre',
      goods({ ...size(1000, 1000), lengthMm: 3000, weightGPerM2: 180, weightGPerMetre: 190 }),
      180,
    ],
    ['is 0 when nothing is known', goods({ ...size(1000, 1000) }), 0],
  ])('%s', (_rule, line, expected) => {
    expect(pieceGrams(line)).toBe(expected)
  })

  it('of a line is rounded up to whole grams', () => {
    expect(lineGrams(goods({ ...size(85, 55), weightGPerM2: 350, quantity: 250 }))).toBe(410)
    expect(lineGrams(goods({ weightGPerPiece: 0.1, quantity: 30 }))).toBe(3)
  })
})

describe('the packed size', () => {
  it.each([
    ['folds cloth to 0.8 m', goods({ packing: 'foldable', ...size(5000, 1000) }), 800],
    ['leaves small cloth as it is', goods({ packing: 'foldable', ...size(300, 200) }), 300],
    ['rolls along the shortest side', goods({ packing: 'rollable', ...size(3000, 1480) }), 1530],
    [
      'rolls strips no wider than the roll',
      goods({ packing: 'rollable', ...size(3500, 2600), rollWidthMm: 1370 }),
      1420,
    ],
    ['leaves small paper flat', goods({ packing: 'rollable', ...size(297, 420) }), 420],
    ['pads the longest side of a board', goods({ packing: 'board', ...size(1000, 500) }), 1060],
    ['cuts bars at three metres', goods({ packing: 'bars', lengthMm: 18_000 }), 3000],
    [
      'takes bars of a frame as long as its longest side',
      goods({ packing: 'bars', lengthMm: 9000, ...size(2500, 2000) }),
      2500,
    ],
    ['leaves a piece without a size at 0', goods({}), 0],
    ['leaves a board without a size at 0', goods({ packing: 'board' }), 0],
  ])('%s', (_rule, line, expected) => {
    expect(packedPiece(line).lengthMm).toBe(expected)
  })

  it('takes the thickness of a roll from its material', () => {
    // 3 m² of 0.2 mm is 600 cm³; over 1.05 m that is a round of 5.71 cm², 27 mm across.
    const roll = packedPiece(goods({ packing: 'rollable', ...size(3000, 1000), thicknessMm: 0.2 }))
    expect(roll).toMatchObject({ lengthMm: 1050, widthMm: 27, volumeMm3: 600_000, isRolled: true })
  })
})
