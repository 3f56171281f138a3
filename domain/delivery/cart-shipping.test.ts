import { describe, expect, it } from 'vitest'
import { cartShipping } from './cart-shipping.ts'
import type { LineToShip } from './cart-shipping.ts'
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
]

const goods = (weightGPerPiece: number): GoodsToShip => ({
  quantity: 1,
  packing: 'piece',
  widthMm: 300,
  heightMm: 200,
  lengthMm: null,
  thicknessMm: 5,
  rollWidthMm: null,
  weightGPerPiece,
  weightGPerM2: null,
  weightGPerMetre: null,
  classes: ['parcel'],
})

const line = (itemId: string, changes: Partial<LineToShip> = {}): LineToShip => ({
  itemId,
  kind: 'ship',
  addressId: 'office',
  country: 'NL',
  date: '2026-11-23',
  goods: [goods(400)],
  ...changes,
})

describe('the shipping of a cart', () => {
  it.each([
    ['one address and day is paid once', [line('a'), line('b')], 895, []],
    ['two days are paid twice', [line('a'), line('b', { date: '2026-11-24' })], 1790, []],
    [
      'two addresses are paid twice',
      [line('a'), line('b', { addressId: 'site', country: 'BE' })],
      895 + 1195,
      [],
    ],
    ['pickup is free', [line('a', { kind: 'pickup' }), line('b')], 895, []],
    ['a line without an address does not count yet', [line('a', { addressId: null, country: null })], 0, []],
    [
      'a line that cannot go is told, the others are priced',
      [line('a'), line('b', { goods: [goods(31_501)] })],
      895,
      ['b'],
    ],
    ['all parts of a line travel', [line('a', { goods: [goods(20_000), goods(20_000)] })], 1790, []],
  ])('%s', (_rule, lines, cents, notShippable) => {
    expect(cartShipping(lines, CLASSES)).toMatchObject({ cents, notShippable })
  })

  it('says what travels together', () => {
    const { shipments } = cartShipping([line('a'), line('b'), line('c', { addressId: 'site' })], CLASSES)
    expect(shipments.map((shipment) => shipment.itemIds)).toEqual([['a', 'b'], ['c']])
  })
})
