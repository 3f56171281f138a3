import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** The notes in which who is logged in is named, and that were not read yet. */
export const unreadMentions = queryOptions({
  queryKey: ['orders', 'mentions'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.listMentions({}, { signal })).mentions,
})
