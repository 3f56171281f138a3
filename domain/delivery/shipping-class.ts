import type { Cents } from '../money.ts'

/** The ladder of ways to send something, from small to large; a tube ranks with a parcel. */
export const SHIPPING_RANKS = {
  parcel: 0,
  tube: 0,
  long: 1,
  pallet: 2,
  transport: 3,
} as const satisfies Record<string, number>

/** A way to send goods; 'transport' is by appointment. */
export type ShippingClassCode = keyof typeof SHIPPING_RANKS

/** What one parcel of a class may measure and weigh, and its price per country (excluding VAT); no price, not sent. */
export type ShippingClass = {
  readonly code: ShippingClassCode
  /** Shorter goods are sent in another class when there is one, but may ride along. */
  readonly minLongestMm: number | null
  readonly maxLongestMm: number | null
  readonly maxShortestMm: number | null
  /** Length + 2 x width + 2 x height. */
  readonly maxGirthMm: number | null
  readonly maxGrams: number
  readonly centsByCountry: Readonly<Record<string, Cents>>
}
