import { isDeepEqual } from '../deep-equal.ts'
import type { SomeOf } from '../companies/clashing-fields.ts'
import type { ProductFields } from './product-fields.ts'

/** What of a product decides what is paid for it: who writes its texts does not set it. */
export const PRICE_FIELDS = [
  'prices',
  'priceType',
  'vatPercent',
  'express',
  'cost',
] as const satisfies readonly (keyof ProductFields)[]

/** Whether a field of a product is a price. */
export const isPriceField = (field: string): boolean => PRICE_FIELDS.some((one) => one === field)

/** Whether something of a product that is to change is a price. */
export const givesPrices = (change: SomeOf<ProductFields>): boolean =>
  PRICE_FIELDS.some((field) => change[field] !== undefined)

/** Whether a product becomes one with other prices. */
export const differsInPrices = (
  one: Pick<ProductFields, (typeof PRICE_FIELDS)[number]>,
  other: Pick<ProductFields, (typeof PRICE_FIELDS)[number]>,
): boolean => PRICE_FIELDS.some((field) => !isDeepEqual(one[field], other[field]))
