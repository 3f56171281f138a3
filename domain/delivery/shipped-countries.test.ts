import { expect, it } from 'vitest'
import { goingTo, notReached } from './shipped-countries.ts'
import { shipmentOf } from './shipping.ts'
import { USUAL_CLASSES, USUAL_COUNTRIES } from './usual-classes.ts'

const LETTER = {
  quantity: 1,
  packing: 'piece',
  widthMm: 300,
  heightMm: 200,
  lengthMm: null,
  thicknessMm: 1,
  rollWidthMm: null,
  weightGPerPiece: 100,
  weightGPerM2: null,
  weightGPerMetre: null,
  classes: [],
} as const

it('the usual classes take a small piece to each usual country', () => {
  for (const country of USUAL_COUNTRIES)
    expect(shipmentOf([LETTER], USUAL_CLASSES, country)?.parcels).toEqual([{ code: 'parcel', count: 1 }])
})

it('classes go no longer where the shop does not ship to, and keep their other rates', () => {
  const left = goingTo(USUAL_CLASSES, ['NL'])
  expect(shipmentOf([LETTER], left, 'BE')).toBeNull()
  expect(shipmentOf([LETTER], left, 'NL')).toEqual(shipmentOf([LETTER], USUAL_CLASSES, 'NL'))
})

it.each([
  ['reached', [{ code: 'NL', ships: true }], []],
  ['not shipped to', [{ code: 'DE', ships: false }], []],
  [
    'without a rate',
    [
      { code: 'NL', ships: true },
      { code: 'DE', ships: true },
    ],
    ['DE'],
  ],
])('a country that is %s', (_what, countries, codes) =>
  expect(notReached(USUAL_CLASSES, countries)).toEqual(codes),
)
