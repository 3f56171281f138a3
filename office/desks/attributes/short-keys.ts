import { attributeTexts } from '#texts/nl/office/attributes.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  attributes: {
    make: { key: 'c', does: attributeTexts.make, may: 'changeCatalogue' },
  },
} as const satisfies ShortKeys
