import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** The redirects with these words in one of their paths. */
export const redirectList = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['content', 'redirects', search],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listRedirects({ query: { search, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** What a redirect can lead to, with this text in its name, path or SKU. */
export const redirectTargets = (search: string) =>
  queryOptions({
    queryKey: ['content', 'redirects', 'targets', search],
    placeholderData: keepPreviousData,
    enabled: search !== '',
    queryFn: async ({ signal }) => (await api.findRedirectTargets({ query: { search } }, { signal })).targets,
  })
