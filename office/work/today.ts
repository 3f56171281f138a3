import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

const EVERY_MS = 60_000

/** What waits for who is logged in. It grows older without anything that changes, so it is asked for again each minute too. */
export const whatWaits = queryOptions({
  queryKey: ['today'],
  queryFn: async ({ signal }) => (await api.showToday({}, { signal })).waiting,
  refetchInterval: (query) => whileNotLive(query) || EVERY_MS,
})
