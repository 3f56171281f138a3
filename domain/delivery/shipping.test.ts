import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shipmentOf, shippingCents, shippingClassOf } from './shipping.ts'
import type { GoodsToShip, ShippingClass } from './shipping.ts'

const CLASSES: readonly ShippingClass[] = [
  {
    code: 'parcel',
    minLongestMm: null,
    maxLongestMm: 1750,
    maxShortestMm: 1000,
    maxGirthMm: 3000,
    maxGrams: 31_500,
    centsByCountry: { NL: 895, BE: 1195 },
  },
  {
    code: 'tube',
    minLongestMm: null,
    maxLongestMm: 1750,
    maxShortestMm: null,
    maxGirthMm: null,
    maxGrams: 20_000,
    centsByCountry: { NL: 1095, BE: 1395 },
  },
  {
    code: 'long',
    minLongestMm: 1751,
    maxLongestMm: 3050,
    maxShortestMm: 1000,
    maxGirthMm: null,
    maxGrams: 50_000,
    centsByCountry: { NL: 2950, BE: 3950 },
  },
  {
    code: 'pallet',
    minLongestMm: null,
    maxLongestMm: 3200,
    maxShortestMm: null,
    maxGirthMm: null,
    maxGrams: 500_000,
    centsByCountry: { NL: 5900, BE: 7900 },
  },
  {
    code: 'transport',
    minLongestMm: 3051,
    maxLongestMm: 6500,
    maxShortestMm: null,
    maxGirthMm: null,
    maxGrams: 1_000_000,
    centsByCountry: { NL: 9800 },
  },
]

const goods = (changes: Partial<GoodsToShip>): GoodsToShip => ({
  quantity: 1,
  packing: 'board',
  widthMm: null,
  heightMm: null,
  lengthMm: null,
  thicknessMm: null,
  rollWidthMm: null,
  weightGPerPiece: null,
  weightGPerM2: null,
  weightGPerMetre: null,
  classes: [],
  ...changes,
})
const board = (widthMm: number, heightMm: number, quantity = 1) =>
  goods({
    widthMm,
    heightMm,
    quantity,
    thicknessMm: 3,
    weightGPerM2: 3800,
    classes: ['parcel', 'long', 'pallet'],
  })
const banner = (widthMm: number, heightMm: number, quantity = 1) =>
  goods({
    packing: 'foldable',
    widthMm,
    heightMm,
    quantity,
    thicknessMm: 0.45,
    weightGPerM2: 510,
    classes: ['parcel', 'long'],
  })
const poster = (widthMm: number, heightMm: number, quantity = 1) =>
  goods({
    packing: 'rollable',
    widthMm,
    heightMm,
    quantity,
    thicknessMm: 0.22,
    weightGPerM2: 200,
    classes: ['parcel', 'long'],
  })
const stock = (weightGPerPiece: number, classes: GoodsToShip['classes'], quantity = 1) =>
  goods({ packing: 'piece', quantity, weightGPerPiece, classes })

describe('the shipping class', () => {
  it.each([
    ['a small board is a parcel', board(1000, 500), 'NL', 'parcel'],
    ['a board of 1.69 m is 1.75 m when packed', board(1690, 300), 'NL', 'parcel'],
    ['a millimetre more is long goods', board(1691, 300), 'NL', 'long'],
    ['a board too bulky for a parcel but not long needs a pallet', board(1500, 900), 'NL', 'pallet'],
    ['a board of 2.99 m is long goods', board(2990, 1000), 'NL', 'long'],
    ['a shortest side above 1 m needs a pallet', board(1200, 1001), 'NL', 'pallet'],
    ['a whole sheet needs a pallet', board(3040, 2040), 'NL', 'pallet'],
    ['a piece of more than 31.5 kg needs a pallet', stock(31_501, ['parcel', 'pallet']), 'NL', 'pallet'],
    ['a piece too heavy for a pallet comes by appointment', stock(600_000, []), 'NL', 'transport'],
    ['above 3.05 m and too wide comes by appointment', board(3200, 1200), 'NL', 'transport'],
    ['by appointment does not go to Belgium', board(3200, 1200), 'BE', null],
    ['above 6.5 m goes nowhere', board(6500, 1200), 'NL', null],
    ['folded cloth is a parcel, however long', banner(6000, 3000), 'NL', 'parcel'],
    ['heavy cloth is never long goods', banner(20_000, 4000), 'NL', 'pallet'],
    ['a poster goes in a tube', poster(1000, 700), 'NL', 'tube'],
    ['a roll of 1.70 m just fits a tube', poster(3000, 1700), 'NL', 'tube'],
    ['a wider roll is long goods', poster(3000, 1701), 'NL', 'long'],
    ['a small poster lies flat in a parcel', poster(297, 420), 'NL', 'parcel'],
    ['what the product calls long is no parcel', stock(8200, ['long', 'pallet']), 'NL', 'long'],
    ['what the product calls a pallet is no less', stock(10_400, ['pallet']), 'NL', 'pallet'],
    ['what can only be fetched is not sent', stock(13_800, ['pickup']), 'NL', null],
    ['nothing goes to a country without prices', board(1000, 500), 'DE', null],
  ])('%s', (_rule, line, country, expected) => {
    expect(shippingClassOf(line, CLASSES, country)).toBe(expected)
  })
})

describe('the price of a shipment', () => {
  it.each([
    ['nothing costs nothing', [], 'NL', 0],
    ['goods of unknown weight are one parcel', [goods({ quantity: 40 })], 'NL', 895],
    ['goods of unknown weight ride along', [board(300, 200), goods({ quantity: 40 })], 'NL', 895],
    ['one parcel', [board(1000, 500)], 'NL', 895],
    ['one parcel to Belgium', [board(1000, 500)], 'BE', 1195],
    [
      'goods for one address share a parcel',
      [board(300, 200), banner(2000, 1000), stock(400, [])],
      'NL',
      895,
    ],
    // 1.9 kg a board: 16 in the first parcel by weight, 4 in the second.
    ['a second parcel by weight', [board(1000, 500, 20)], 'NL', 2 * 895],
    // Girth: 1260 + 2 x 800 leaves 70 mm, 14 boards of 5 mm.
    [
      'as many boards as the girth allows',
      [{ ...board(1200, 800, 14), thicknessMm: 5, weightGPerM2: 1000 }],
      'NL',
      895,
    ],
    ['one board more', [{ ...board(1200, 800, 15), thicknessMm: 5, weightGPerM2: 1000 }], 'NL', 2 * 895],
    [
      'a line tops up the parcel of another',
      [stock(20_000, []), stock(11_000, []), stock(500, [])],
      'NL',
      895,
    ],
    ['a tube beside a parcel', [poster(1000, 700), stock(25_000, [])], 'NL', 1095 + 895],
    ['a parcel rides with long goods', [board(2000, 500), board(300, 200)], 'NL', 2950],
    ['folded cloth does not', [board(2000, 500), banner(2000, 1000)], 'NL', 2950 + 895],
    ['everything rides on a pallet that goes anyway', [board(3040, 2040), banner(2000, 1000)], 'NL', 5900],
    ['ten parcels go on a pallet', [stock(30_000, [], 10)], 'NL', 5900],
    ['null when one of the goods cannot go', [board(300, 200), board(3200, 1200)], 'BE', null],
  ])('%s', (_rule, lines, country, expected) => {
    expect(shippingCents('ship', lines, CLASSES, country)).toBe(expected)
  })

  it('is 0 for pickup, whatever it is', () => {
    expect(shippingCents('pickup', [stock(13_800, ['pickup'])], CLASSES, 'NL')).toBe(0)
  })

  it('counts a million pieces without packing them one by one', () => {
    // 10,000 kg: ten lorries are cheaper than twenty pallets.
    expect(shipmentOf([stock(10, [], 1_000_000)], CLASSES, 'NL')?.parcels).toEqual([
      { code: 'transport', count: 10 },
    ])
  })

  it('never falls when more is ordered', () => {
    const sides = fc.integer({ min: 30, max: 3000 })
    const kinds = fc.constantFrom(board, banner, poster)
    fc.assert(
      fc.property(kinds, sides, sides, fc.integer({ min: 1, max: 3000 }), (kind, width, height, quantity) => {
        const cents = (count: number) =>
          shippingCents('ship', [kind(width, height, count)], CLASSES, 'NL') ?? Infinity
        expect(cents(quantity + 1)).toBeGreaterThanOrEqual(cents(quantity))
      }),
    )
  })

  it('carries all the weight, and no parcel is heavier than its class allows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31_500 }),
        fc.integer({ min: 1, max: 500 }),
        (grams, quantity) => {
          const { parcels = [] } = shipmentOf([stock(grams, [], quantity)], CLASSES, 'NL') ?? {}
          const room = parcels.map(
            ({ code, count }) => count * (CLASSES.find((way) => way.code === code)?.maxGrams ?? 0),
          )
          expect(room.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(grams * quantity)
        },
      ),
    )
  })
})
