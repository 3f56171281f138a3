import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { QuoteQueue } from '#domain/quotes/desk-queues.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What of the quotes is looked at. */
export type QuoteView = { readonly queue: QuoteQueue; readonly search: string }

/** The quotes of a view, in the order of its queue. */
export const quoteList = (view: QuoteView) =>
  infiniteQueryOptions({
    queryKey: ['quotes', 'list', view],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskQuotes({ query: { ...view, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many quotes each queue holds. */
export const quoteCounts = queryOptions({
  queryKey: ['quotes', 'counts'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.countDeskQuotes({}, { signal })).counts,
})

/** One quote. */
export const quoteOf = (id: string) =>
  queryOptions({
    queryKey: ['quotes', 'one', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getDeskQuote({ params: { id } }, { signal }),
  })
