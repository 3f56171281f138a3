import type { FieldFault } from '../refusals.ts'
import type { Cents } from '../money.ts'
import type { ParcelLimits } from './parcels.ts'
import type { ShippingClass, ShippingClassCode } from './shipping.ts'

/** The classes of a shop from small to large, as they are listed. */
export const SHIPPING_CLASS_CODES = [
  'parcel',
  'tube',
  'long',
  'pallet',
  'transport',
] as const satisfies readonly ShippingClassCode[]

/** What a product may name of them, as it may be fetched only. */
export const NAMED_CLASSES = [...SHIPPING_CLASS_CODES, 'pickup'] as const

/** The limits of a class by their names: lengths in mm, a weight in grams. */
export const LIMITS = [
  'minLongestMm',
  'maxLongestMm',
  'maxShortestMm',
  'maxGirthMm',
  'maxGrams',
] as const satisfies readonly (keyof ParcelLimits | 'minLongestMm')[]
export type Limit = (typeof LIMITS)[number]

/** What the owner sets of a class: what it is called, its limits, and cents per parcel by country, null where it does not go. */
export type ClassFields = Omit<ShippingClass, 'code' | 'maxGrams' | 'centsByCountry'> & {
  readonly title: string
  readonly maxGrams: number | null
  readonly centsByCountry: Readonly<Record<string, Cents | null>>
}

/** A class that the shop does not have yet. */
export const NO_CLASS: ClassFields = {
  title: '',
  minLongestMm: null,
  maxLongestMm: null,
  maxShortestMm: null,
  maxGirthMm: null,
  maxGrams: null,
  centsByCountry: {},
}

/** The same in one row, in which each country is a field by its code; two of the staff may change two of them. */
export type ClassRow = Readonly<Record<string, string | number | null>>

/** Some fields of a class as some of its row; where `countries` are given, each has a field. */
export function classRow(
  {
    centsByCountry = {},
    ...fields
  }: { readonly [Field in keyof ClassFields]?: ClassFields[Field] | undefined },
  countries: readonly string[] = [],
): ClassRow {
  const none = Object.fromEntries(countries.map((code) => [code, null]))
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(given) as ClassRow), ...none, ...centsByCountry }
}

/** Some of a row as some fields of a class; null stands for a country to which it does not go. */
export function classPart(row: { readonly [field: string]: string | number | null | undefined }): {
  readonly [Field in keyof ClassFields]?: ClassFields[Field]
} {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const rates = given.filter(([field]) => isCountryField(field))
  return {
    ...Object.fromEntries(given.filter(([field]) => !isCountryField(field))),
    ...(rates.length > 0 && { centsByCountry: Object.fromEntries(rates) as ClassFields['centsByCountry'] }),
  }
}

/** A class with some of its row changed. */
export function withClassRow(fields: ClassFields, row: ClassRow): ClassFields {
  const { centsByCountry, ...part } = classPart(row)
  return { ...fields, ...part, centsByCountry: { ...fields.centsByCountry, ...centsByCountry } }
}

/** Whether a field of the row is the rate of a country. */
export const isCountryField = (field: string): boolean => /^[A-Z]{2}$/.test(field)

type ClassFault = { readonly field: string; readonly fault: FieldFault }

/**
 * What keeps a class from being used, by the field of its row: a weight is needed, the longest side may not end before it
 * begins, and it has to go to some country.
 */
export function classFaults(
  { title, minLongestMm, maxLongestMm, maxGrams, centsByCountry }: ClassFields,
  countries: readonly string[],
): readonly ClassFault[] {
  const faults: ClassFault[] = []
  if (title === '') faults.push({ field: 'title', fault: 'Required' })
  if (minLongestMm !== null && maxLongestMm !== null && minLongestMm > maxLongestMm)
    faults.push({ field: 'maxLongestMm', fault: 'LengthsReversed' })
  if (maxGrams === null) faults.push({ field: 'maxGrams', fault: 'Required' })
  const [first = 'NL'] = countries
  if (!countries.some((code) => isRate(centsByCountry[code])))
    faults.push({ field: first, fault: 'RateRequired' })
  return faults
}

const isRate = (cents: Cents | null | undefined): cents is Cents => cents !== null && cents !== undefined

/** The rates of a class without the countries to which it does not go. */
export const ratesOf = ({ centsByCountry }: Pick<ClassFields, 'centsByCountry'>): Record<string, Cents> =>
  Object.fromEntries(
    Object.entries(centsByCountry).filter((entry): entry is [string, Cents] => isRate(entry[1])),
  )
