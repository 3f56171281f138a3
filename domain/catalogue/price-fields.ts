import { isDeepEqual } from '../deep-equal.ts'
import type { SomeOf } from '../companies/clashing-fields.ts'
import type { ProductFields } from './product-fields.ts'

/** What of a product is a price of the shop: who writes its texts does not set it. */
export const PRICE_FIELDS = ['prices', 'cost'] as const satisfies readonly (keyof ProductFields)[]

/** Whether something of a product that is to change is a price. */
export const givesPrices = (change: SomeOf<ProductFields>): boolean =>
  PRICE_FIELDS.some((field) => change[field] !== undefined)

/** Whether a product becomes one with other prices. */
export const differsInPrices = (
  one: Pick<ProductFields, (typeof PRICE_FIELDS)[number]>,
  other: Pick<ProductFields, (typeof PRICE_FIELDS)[number]>,
): boolean => PRICE_FIELDS.some((field) => !isDeepEqual(one[field], other[field]))
