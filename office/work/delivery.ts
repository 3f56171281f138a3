import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** The countries of the shop and the classes in which it sends goods. */
export const delivery = queryOptions({
  queryKey: ['content', 'delivery'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.getDelivery({}, { signal }),
})
