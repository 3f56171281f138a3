import type { InvoiceFilters } from '#contract/office/filters.ts'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { companyFilter, type ListFilter } from '../../ui/filters/list-filter.ts'

/** By what the list of invoices is filtered. */
export const INVOICE_FILTERS: readonly ListFilter<keyof InvoiceFilters>[] = [
  companyFilter,
  { kind: 'days', word: 'datum', label: texts.filters.issued, from: 'issuedFrom', until: 'issuedUntil' },
  { kind: 'amount', word: 'bedrag', label: texts.filters.total, from: 'totalFrom', until: 'totalUntil' },
]
