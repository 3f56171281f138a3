import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What was ordered this week, and how much left in time. */
export const deskFigures = queryOptions({
  queryKey: ['orders', 'figures'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.getDeskFigures({}, { signal }),
})
