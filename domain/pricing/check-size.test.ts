import { expect, it } from 'vitest'
import { refuseSize, type Carrier, type SizeLimits } from './check-size.ts'

const field = (name: SizeLimits['field'], minMm: number, maxMm: number, stepMm = 1) => ({
  field: name,
  minMm,
  maxMm,
  stepMm,
})
const FIELDS = [field('width', 50, 6000), field('height', 50, 6000)]
const SHEET: Carrier = {
  kind: 'sheet',
  sheetsMm: [
    [3050, 1220],
    [2050, 1500],
  ],
  marginMm: 5,
  mayRotate: true,
  mayPanel: false,
}
const ROLL: Carrier = {
  kind: 'roll',
  printableWidthMm: 1350,
  maxLengthMm: 5000,
  mayRotate: true,
  mayPanel: false,
}
const fault = (name: string, code: string, limitMm: number | null = null) => ({
  error: 'invalid_config',
  field: name,
  code,
  limitMm,
})

it.each([
  ['the minimum', 50, null],
  ['the maximum', 550, null],
  ['a step up from the minimum', 60, null],
  ['a size below the minimum', 49, fault('length', 'too_small', 50)],
  ['a size above the maximum', 551, fault('length', 'too_large', 550)],
  ['a size between two steps', 55, fault('length', 'off_step', 10)],
  ['part of a millimetre', 60.5, fault('length', 'not_whole')],
  ['no number', Number.NaN, fault('length', 'not_whole')],
  ['an endless size', Infinity, fault('length', 'not_whole')],
  ['nothing', null, fault('length', 'missing')],
])('judges %s', (_rule, length, refusal) => {
  expect(refuseSize([field('length', 50, 550, 10)], { length }, null)).toEqual(refusal)
})

it('refuses the first field that is wrong', () => {
  expect(refuseSize(FIELDS, { width: 1, height: 1 }, SHEET)).toEqual(fault('width', 'too_small', 50))
  expect(refuseSize(FIELDS, { width: 100 }, SHEET)).toEqual(fault('height', 'missing'))
})

it.each<[string, Carrier, number, number, string | null]>([
  ['a sheet to its margins', SHEET, 3040, 1210, null],
  ['a sheet past its margin', SHEET, 3041, 1210, 'width'],
  ['a turned piece', SHEET, 1210, 3040, null],
  ['another sheet', SHEET, 2040, 1490, null],
  ['no sheet that is large enough both ways', SHEET, 2041, 1490, 'width'],
  [
    'PV18: 1300 x 1250 on a sheet of 3050 x 1220',
    { ...SHEET, sheetsMm: [[3050, 1220]] },
    1300,
    1250,
    'width',
  ],
  ['a turned piece that may not be turned', { ...SHEET, mayRotate: false }, 1210, 3040, 'height'],
  ['a sheet that may be joined', { ...SHEET, mayPanel: true }, 6000, 6000, null],
  ['an unknown sheet', { ...SHEET, sheetsMm: [] }, 6000, 6000, null],
  ['a roll to its printable width', ROLL, 5000, 1350, null],
  ['a roll past its printable width', ROLL, 1351, 1351, 'width'],
  ['a roll past its length', ROLL, 5001, 1000, 'width'],
  ['a roll across only, when it may not be turned', { ...ROLL, mayRotate: false }, 2000, 1000, 'width'],
  ['a roll of unknown length', { ...ROLL, maxLengthMm: null }, 6000, 1350, null],
  ['joined strips of any number', { ...ROLL, mayPanel: true }, 6000, 5000, null],
  ['joined strips longer than the roll', { ...ROLL, mayPanel: true }, 5001, 6000, 'height'],
])('fits %s', (_rule, carrier, width, height, refused) => {
  const expected = refused === null ? null : fault(refused, 'does_not_fit')
  expect(refuseSize(FIELDS, { width, height }, carrier)).toEqual(expected)
})
