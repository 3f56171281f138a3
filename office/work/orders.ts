import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OrderQueue, QueueSort } from '#domain/orders/queues.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What of the orders is looked at. */
export type OrderView = {
  readonly queue: OrderQueue
  readonly search: string
  /** As the queue is usually listed when left out. */
  readonly sort?: QueueSort
  /** Whether a queue of production shows what is held whole too; hidden when left out. */
  readonly stopped?: 'shown'
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

const counted = queryOptions({
  queryKey: ['orders', 'counts'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.countDeskOrders({}, { signal }),
})

/** How many orders each queue holds. */
export const orderCounts = queryOptions({ ...counted, select: ({ counts }) => counts })

/** How many orders are held whole where production would take them. */
export const stoppedCounts = queryOptions({ ...counted, select: ({ stopped }) => stopped })

/** How many orders are held for credit. */
export const heldForCredit = queryOptions({ ...counted, select: (reply) => reply.heldForCredit })

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
