import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** How a product is composed, with its draft, findings and tests. */
export const configuratorOf = (id: string) =>
  queryOptions({
    queryKey: ['configurator', 'one', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getDeskConfigurator({ params: { id } }, { signal }),
  })

/** How a configurator came to be as it is. */
export const configuratorRevisions = (id: string) =>
  queryOptions({
    queryKey: ['configurator', 'revisions', id],
    refetchInterval: whileNotLive,
    queryFn: async ({ signal }) =>
      (await api.listConfiguratorRevisions({ params: { id } }, { signal })).revisions,
  })

/** A configurator as it was published once, which never changes any more. */
export const configuratorRevision = (id: string, number: number) =>
  queryOptions({
    queryKey: ['configurator-revision', id, number],
    staleTime: Infinity,
    queryFn: ({ signal }) => api.getConfiguratorRevision({ params: { id, number } }, { signal }),
  })

/** Products that a step can offer. */
export const offeredProducts = (search: string) =>
  queryOptions({
    queryKey: ['configurator', 'offered', search],
    enabled: search !== '',
    queryFn: async ({ signal }) =>
      (await api.findOfferedProducts({ query: { search } }, { signal })).products,
  })
