import { deskQuoteTexts } from '#texts/nl/office/quotes.ts'
import { keyTexts } from '#texts/nl/office/keys.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  quotes: {
    extend: { key: 'v', does: deskQuoteTexts.extend, may: 'answerQuotes' },
    decline: { key: 'w', does: deskQuoteTexts.decline, may: 'answerQuotes' },
  },
  quote: {
    orderFor: { key: 'b', does: keyTexts.orderFor, may: 'actForContact' },
    extend: { key: 'v', does: deskQuoteTexts.extend, may: 'answerQuotes' },
    decline: { key: 'w', does: deskQuoteTexts.decline, may: 'answerQuotes' },
  },
} as const satisfies ShortKeys
