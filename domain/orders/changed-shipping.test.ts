import { describe, expect, it } from 'vitest'
import type { LineToShip } from '../delivery/cart-shipping.ts'
import type { ShippingClass } from '../delivery/shipping.ts'
import { changedShipping } from './changed-shipping.ts'

const classes: readonly ShippingClass[] = [
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

/** A line of pieces of 10 kilos each, which go three to a parcel. */
const line = (quantity: number, more: Partial<LineToShip> = {}): LineToShip => ({
  itemId: 'a',
  kind: 'ship',
  addressId: 'office',
  country: 'NL',
  date: '2026-11-23',
  goods: [
    {
      quantity,
      packing: 'piece',
      widthMm: 300,
      heightMm: 200,
      lengthMm: null,
      thicknessMm: 5,
      rollWidthMm: null,
      weightGPerPiece: 10_000,
      weightGPerM2: null,
      weightGPerMetre: null,
      classes: ['parcel'],
    },
  ],
  ...more,
})
const abroad = { addressId: 'site', country: 'BE' }

describe('changedShipping', () => {
  it.each<[string, number, LineToShip, LineToShip, number, readonly string[]]>([
    ['costs what it did while it fits', 895, line(1), line(3), 895, []],
    ['costs a parcel more', 895, line(3), line(4), 1790, []],
    ['costs a parcel less', 1790, line(4), line(3), 895, []],
    ['costs what it does in another country', 895, line(1), line(1, abroad), 1195, []],
    ['keeps what was agreed otherwise beside it', 500, line(3), line(4), 1395, []],
    ['gives back no more than was agreed', 0, line(4), line(3), 0, []],
    ['tells what cannot be sent there', 895, line(1), line(1, { ...abroad, country: 'US' }), 0, ['a']],
  ])('%s', (_rule, agreedCents, before, after, cents, notShippable) => {
    expect(changedShipping({ agreedCents, before: [before], after: [after], classes })).toEqual({
      cents,
      notShippable,
    })
  })
})
