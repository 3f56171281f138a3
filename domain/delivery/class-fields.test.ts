import { describe, expect, it } from 'vitest'
import { classFaults, classPart, classRow, NO_CLASS, ratesOf, withClassRow } from './class-fields.ts'

const PARCEL = {
  title: 'Pakket',
  minLongestMm: null,
  maxLongestMm: 1750,
  maxShortestMm: 1000,
  maxGirthMm: 3000,
  maxGrams: 31_500,
  centsByCountry: { NL: 895, BE: 1195 },
}

describe('a class as a row of fields', () => {
  it('has a field for each country, and is the same class again', () => {
    const row = classRow(PARCEL, ['NL', 'BE', 'DE'])
    expect(row).toMatchObject({ title: 'Pakket', maxGrams: 31_500, NL: 895, BE: 1195, DE: null })
    expect(withClassRow(NO_CLASS, row)).toEqual({
      ...PARCEL,
      centsByCountry: { NL: 895, BE: 1195, DE: null },
    })
    expect(ratesOf(withClassRow(NO_CLASS, row))).toEqual(PARCEL.centsByCountry)
  })

  it('of some fields has no others', () => {
    expect(classRow({ title: 'Doos', maxGrams: undefined })).toEqual({ title: 'Doos' })
    expect(classPart({ title: 'Doos', BE: null, maxGrams: undefined })).toEqual({
      title: 'Doos',
      centsByCountry: { BE: null },
    })
    expect(classPart({ maxLongestMm: null })).toEqual({ maxLongestMm: null })
  })

  it('changes what is given, and keeps the other rates', () => {
    expect(withClassRow(PARCEL, { maxGirthMm: null, BE: 1250 })).toEqual({
      ...PARCEL,
      maxGirthMm: null,
      centsByCountry: { NL: 895, BE: 1250 },
    })
  })
})

it.each([
  ['is complete', {}, []],
  ['goes to a country where that costs nothing', { centsByCountry: { NL: 0 } }, []],
  ['begins where it ends', { minLongestMm: 1750 }, []],
  ['has no name', { title: '' }, [['title', 'Required']]],
  ['has no weight', { maxGrams: null }, [['maxGrams', 'Required']]],
  ['ends before it begins', { minLongestMm: 1751 }, [['maxLongestMm', 'LengthsReversed']]],
  ['goes nowhere', { centsByCountry: { NL: null } }, [['NL', 'RateRequired']]],
  ['goes only where the shop knows no country', { centsByCountry: { AT: 900 } }, [['NL', 'RateRequired']]],
])('a class that %s', (_what, change, faults) => {
  const found = classFaults({ ...PARCEL, ...change }, ['NL', 'BE'])
  expect(found.map(({ field, fault }) => [field, fault])).toEqual(faults)
})
