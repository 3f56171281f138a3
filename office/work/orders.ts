import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OrderQueue, QueueSort } from '#domain/orders/queues.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What of the orders is looked at. */
export type OrderView = {
  readonly queue: OrderQueue
  readonly search: string
  /** The newest first when left out. */
  readonly sort?: QueueSort
}

/** The orders of a view. */
export const orderList = (view: OrderView) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', view],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskOrders({ query: { ...view, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many orders each queue holds. */
export const orderCounts = queryOptions({
  queryKey: ['orders', 'counts'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.countDeskOrders({}, { signal })).counts,
})

/** One order. */
export const orderOf = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getDeskOrder({ params: { id } }, { signal }),
  })

/** The orders that the next invoice run takes. */
export const ordersToInvoice = infiniteQueryOptions({
  queryKey: ['orders', 'to-invoice'],
  refetchInterval: whileNotLive,
  queryFn: ({ pageParam, signal }) =>
    api.listOrdersToInvoice({ query: { ...(pageParam && { after: pageParam }) } }, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next,
})
