import type { ShippingClass } from './shipping.ts'

/** The countries that a shop begins with: to these the usual classes go. */
export const USUAL_COUNTRIES = ['NL', 'BE'] as const

/** VAT on what sending costs, in per cent, unless the owner says otherwise: the general rate of the Netherlands. */
export const USUAL_SHIPPING_VAT_PERCENT = 21

/** Classes as parcel services, couriers and a lorry of the shop's own take goods (catalogue, 'Production and delivery'); a shop may begin with them. */
export const USUAL_CLASSES: readonly ShippingClass[] = [
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
