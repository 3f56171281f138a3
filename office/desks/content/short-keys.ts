import { contentTexts } from '#texts/nl/office/content.ts'
import { redirectTexts } from '#texts/nl/office/redirects.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  content: {
    make: { key: 'c', does: contentTexts.makePage, may: 'changeCatalogue' },
  },
  redirects: {
    make: { key: 'c', does: redirectTexts.add, may: 'changeCatalogue' },
  },
} as const satisfies ShortKeys
