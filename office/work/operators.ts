import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** All operators, by name. */
export const operatorList = queryOptions({
  queryKey: ['operators'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.listOperators({}, { signal })).operators,
})
