import { cents } from './amounts.ts'
import type { DemoShippingClass } from './model.ts'

/** From small to large. Collecting costs nothing and is no class. */
export const shippingClasses: readonly DemoShippingClass[] = [
  {
    code: 'parcel',
    title: 'Pakket',
    note: 'Per collo; omvang is lengte + 2 × breedte + 2 × hoogte',
    minLongestMm: null,
    maxLongestMm: 1750,
    maxShortestMm: 1000,
    maxGirthMm: 3000,
    maxGrams: 31_500,
    centsByCountry: { NL: cents('8.95'), BE: cents('11.95') },
  },
  {
    code: 'tube',
    title: 'Koker',
    note: 'Oprolbaar: kortste zijde + 50 mm',
    minLongestMm: null,
    maxLongestMm: 1750,
    maxShortestMm: null,
    maxGirthMm: null,
    maxGrams: 20_000,
    centsByCountry: { NL: cents('10.95'), BE: cents('13.95') },
  },
  {
    code: 'long',
    title: 'Lange goederen',
    note: 'Per collo',
    minLongestMm: 1751,
    maxLongestMm: 3050,
    maxShortestMm: 1000,
    maxGirthMm: null,
    maxGrams: 50_000,
    centsByCountry: { NL: cents('29.50'), BE: cents('39.50') },
  },
  {
    code: 'pallet',
    title: 'Pallet of plaatbok',
    note: 'Platen met kortste zijde boven 1 meter, of meer dan 31,5 kg per collo',
    minLongestMm: null,
    maxLongestMm: 3200,
    maxShortestMm: null,
    maxGirthMm: null,
    maxGrams: 500_000,
    centsByCountry: { NL: cents('59.00'), BE: cents('79.00') },
  },
  {
    code: 'transport',
    title: 'Bezorging op afspraak',
    note: 'Eigen vrachtwagen, alleen Nederland',
    minLongestMm: 3051,
    maxLongestMm: 6500,
    maxShortestMm: null,
    maxGirthMm: null,
    maxGrams: 1_000_000,
    centsByCountry: { NL: cents('98.00') },
  },
]

/** Delivery is charged at the general rate. */
export const shippingVatPercent = 21
