import { productTexts } from '#texts/nl/office/products.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  products: {
    make: { key: 'c', does: productTexts.make, may: 'changeCatalogue' },
    publish: { key: 'p', does: productTexts.publish, may: 'changeCatalogue' },
  },
} as const satisfies ShortKeys
