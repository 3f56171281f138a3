import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** The own login: name, second factor, recovery codes. */
export const ownAccount = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: ({ signal }) => api.getOwnAccount({}, { signal }),
})

/** Where the operator is logged in. */
export const ownSessions = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await api.listOperatorSessions({}, { signal })).sessions,
})
