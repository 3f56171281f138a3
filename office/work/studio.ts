import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { StudioQueue } from '#domain/designs/studio-queues.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What of the jobs of the studio is looked at. */
export type StudioView = { readonly queue: StudioQueue; readonly search: string }

/** The jobs of a view, in the order of its queue. */
export const jobList = (view: StudioView) =>
  infiniteQueryOptions({
    queryKey: ['studio', 'list', view],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listStudioJobs({ query: { ...view, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many jobs each queue holds. */
export const jobCounts = queryOptions({
  queryKey: ['studio', 'counts'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.countStudioJobs({}, { signal })).counts,
})

const READING_MS = 2000

/** One job. */
export const jobOf = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'one', id],
    queryFn: ({ signal }) => api.getStudioJob({ params: { id } }, { signal }),
    // That a file was read is not told.
    refetchInterval: (query) =>
      query.state.data?.proofs.some(({ isRead }) => !isRead) ? READING_MS : whileNotLive(query),
  })
