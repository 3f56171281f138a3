import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OrderFilters } from '#contract/office/filters.ts'
import type { OrderQueue, QueueSort } from '#domain/orders/queues.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What of the orders is looked at. */
export type OrderView = {
  readonly queue: OrderQueue
  readonly search: string
  readonly filters?: OrderFilters
  /** As the queue is usually listed when left out. */
  readonly sort?: QueueSort
  /** Whether a queue of production shows what is held whole too; hidden when left out. */
  readonly stopped?: 'shown'
}

/** The orders of a view. */
export const orderList = ({ filters, ...view }: OrderView) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', view, filters ?? {}],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskOrders(
        { query: { ...view, ...filters, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

const countedOf = (filters: OrderFilters) =>
  queryOptions({
    queryKey: ['orders', 'counts', filters],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.countDeskOrders({ query: filters }, { signal }),
  })
/** How many orders each queue holds that pass the filters. */
export const orderCountsOf = (filters: OrderFilters) =>
  queryOptions({ ...countedOf(filters), select: ({ counts }) => counts })

/** How many orders each queue holds. */
export const orderCounts = orderCountsOf({})

/** How many of those are held whole where production would take them. */
export const stoppedCountsOf = (filters: OrderFilters) =>
  queryOptions({ ...countedOf(filters), select: ({ stopped }) => stopped })

/** How many orders are held for credit. */
export const heldForCredit = queryOptions({ ...countedOf({}), select: (reply) => reply.heldForCredit })

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
