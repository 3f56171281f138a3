import { priceTexts } from '#texts/nl/office/prices.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  priceLists: {
    make: { key: 'c', does: priceTexts.make, may: 'changePrices' },
  },
} as const satisfies ShortKeys
