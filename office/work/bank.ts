import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { BankQueue } from '#domain/documents/bank-queues.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What stood on the statements of the bank, of one queue. */
export const bankEntries = (queue: BankQueue) =>
  infiniteQueryOptions({
    queryKey: ['invoices', 'bank', queue],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listBankEntries({ query: { queue, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many each queue of the bank holds. */
export const bankCounts = queryOptions({
  queryKey: ['invoices', 'bank', 'counts'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.countBankEntries({}, { signal }),
})
