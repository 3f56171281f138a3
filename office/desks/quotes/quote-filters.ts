import type { QuoteFilters } from '#contract/office/filters.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { companyFilter, type ListFilter } from '../../ui/filters/list-filter.ts'

/** By what the list of quotes is filtered. */
export const QUOTE_FILTERS: readonly ListFilter<keyof QuoteFilters>[] = [
  companyFilter,
  { kind: 'days', word: 'opgeslagen', label: texts.saved, from: 'savedFrom', until: 'savedUntil' },
  { kind: 'amount', word: 'bedrag', label: texts.filterNet, from: 'netFrom', until: 'netUntil' },
]
