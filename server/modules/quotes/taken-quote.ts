import { Refusal } from '../../refusal.ts'
import type { QuoteState } from './quote-store.ts'

/** A quote that can still be changed, at the version that the customer saw; anything else is told as what it is. */
export function takenQuote(found: QuoteState | null, version: number | undefined): QuoteState {
  if (!found) throw new Refusal('QuoteNotFound')
  switch (found.state) {
    case 'parked':
      if (version !== undefined && version !== found.version) throw new Refusal('quote_changed')
      return found
    case 'ordered':
      throw new Refusal('QuoteOrdered')
    case 'active':
      throw new Refusal('quote_changed')
    case 'quoted':
    case 'abandoned':
      throw new Refusal(found.mergedInto === null ? 'QuoteNotFound' : 'quote_changed')
  }
}
