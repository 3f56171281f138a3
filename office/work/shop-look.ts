import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** The name and the logo of the shop that the staff work for. */
export const shopLook = queryOptions({
  queryKey: ['content', 'look'],
  // The frame and its column both show it; news says when it is another.
  staleTime: Infinity,
  queryFn: ({ signal }) => api.getShopLook({}, { signal }),
})
