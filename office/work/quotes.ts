import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { QuoteFilters } from '#contract/office/filters.ts'
import type { QuoteQueue } from '#domain/quotes/desk-queues.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What of the quotes is looked at. */
export type QuoteView = {
  readonly queue: QuoteQueue
  readonly search: string
  readonly filters: QuoteFilters
}

/** The quotes of a view, in the order of its queue. */
export const quoteList = ({ filters, ...view }: QuoteView) =>
  infiniteQueryOptions({
    queryKey: ['quotes', 'list', view, filters],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskQuotes(
        { query: { ...view, ...filters, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many quotes each queue holds that pass the filters. */
export const quoteCountsOf = (filters: QuoteFilters) =>
  queryOptions({
    queryKey: ['quotes', 'counts', filters],
    refetchInterval: whileNotLive,
    queryFn: async ({ signal }) => (await api.countDeskQuotes({ query: filters }, { signal })).counts,
  })

/** How many quotes each queue holds. */
export const quoteCounts = quoteCountsOf({})

/** One quote. */
export const quoteOf = (id: string) =>
  queryOptions({
    queryKey: ['quotes', 'one', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getDeskQuote({ params: { id } }, { signal }),
  })

/** Every version of a quote, the newest first. */
export const quoteVersions = (id: string) =>
  queryOptions({
    queryKey: ['quotes', 'versions', id],
    refetchInterval: whileNotLive,
    queryFn: async ({ signal }) => (await api.listDeskQuoteVersions({ params: { id } }, { signal })).versions,
  })

type Changes = Parameters<typeof api.calculateDeskQuote>[0]['body']

/** What a quote comes to with these changes; what can't be made is told where it was typed. */
export const calculatedQuote = (id: string, version: number, changes: Changes) =>
  queryOptions({
    queryKey: ['quotes', 'calculated', id, version, changes],
    queryFn: ({ signal }) => api.calculateDeskQuote({ params: { id }, body: changes }, { signal }),
    retry: false,
    staleTime: 15_000,
  })
