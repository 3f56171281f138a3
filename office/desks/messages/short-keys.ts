import { deskMessageTexts } from '#texts/nl/office/messages.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  messages: {
    mark: { key: 'a', does: deskMessageTexts.mark, may: 'answerMessages' },
  },
} as const satisfies ShortKeys
