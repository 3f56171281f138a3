import { categoryTexts } from '#texts/nl/office/categories.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  categories: {
    make: { key: 'c', does: categoryTexts.make, may: 'changeCatalogue' },
  },
} as const satisfies ShortKeys
