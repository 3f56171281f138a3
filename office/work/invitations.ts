import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** The contacts who are to be invited, by name. */
export const contactsToInvite = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['companies', 'invitations', search],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listContactsToInvite({ query: { search, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
