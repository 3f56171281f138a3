import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import type { BulkAction } from '../../ui/bulk.ts'
import { ExtendManyDialog } from './extend-many-dialog.tsx'
import { SHORT_KEYS } from './short-keys.ts'

/** What is done with several quotes at once: what none of it suits stays as it is, and says why. */
export const BULK_ANSWERS: readonly BulkAction[] = [
  { id: 'extend', of: SHORT_KEYS.quotes.extend, Dialog: ExtendManyDialog },
  {
    id: 'decline',
    of: SHORT_KEYS.quotes.decline,
    intro: texts.declineManyIntro,
    hint: texts.messageHint,
    maxLength: 4000,
    reasoned: (reason) => ({ kind: 'declineQuotes', reason }),
  },
]
