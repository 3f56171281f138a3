import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InvoiceFilters } from '#contract/office/filters.ts'
import type { InvoiceQueue } from '#domain/documents/invoice-balance.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What of the invoices is looked at. */
export type InvoiceView = {
  readonly queue: InvoiceQueue
  readonly search: string
  readonly filters?: InvoiceFilters
}

/** The invoices of a view, in the order of its queue. */
export const invoiceList = ({ filters = {}, ...view }: InvoiceView) =>
  infiniteQueryOptions({
    queryKey: ['invoices', 'list', view, filters],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskInvoices(
        { query: { ...view, ...filters, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many invoices each queue holds that pass the filters, and what of them is open in all. */
export const invoiceCountsOf = (filters: InvoiceFilters) =>
  queryOptions({
    queryKey: ['invoices', 'counts', filters],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.countDeskInvoices({ query: filters }, { signal }),
  })

/** How many invoices each queue holds, and what is open in all. */
export const invoiceCounts = invoiceCountsOf({})

/** What is open by how long it should have been paid. */
export const ageing = queryOptions({
  queryKey: ['invoices', 'ageing'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.getAgeing({}, { signal }),
})

/** The invoices that get a reminder today, and the companies that get none. */
export const dueReminders = infiniteQueryOptions({
  queryKey: ['invoices', 'reminders'],
  refetchInterval: whileNotLive,
  queryFn: ({ pageParam, signal }) =>
    api.listDueReminders({ query: { ...(pageParam && { after: pageParam }) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next,
})

/** One invoice or credit note. */
export const invoiceOf = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'one', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getDeskInvoice({ params: { id } }, { signal }),
  })

/** The files of an invoice, for staff. */
export const invoiceFile = (kind: 'invoice' | 'invoice-ubl', id: string): string =>
  `/beheer/api/documents/${kind}/${id}`

/** A period, both days with it. */
export type BooksPeriod = { readonly from: string; readonly until: string }

/** What the bookkeeper gets of a period. */
export const booksOf = (period: BooksPeriod) =>
  queryOptions({
    queryKey: ['invoices', 'books', period],
    refetchInterval: whileNotLive,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.getBooks({ query: period }, { signal }),
  })

/** The files of a period. */
export const booksFile = (
  file: 'sales.csv' | 'payments.csv' | 'journal.csv' | 'documents.zip',
  period: BooksPeriod,
): string => `/beheer/api/books/${file}?${new URLSearchParams(period)}`
