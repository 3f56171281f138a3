import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What the owner set of the shop. */
export const shopSettings = queryOptions({
  queryKey: ['content', 'shop'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.getShopSettings({}, { signal }),
})
