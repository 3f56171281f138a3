import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** The pages, blocks and menus that the owner writes. */
export const contentList = queryOptions({
  queryKey: ['content', 'list'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.listDeskContent({}, { signal }),
})

/** One page. */
export const pageOf = (id: string) =>
  queryOptions({
    queryKey: ['content', 'page', id],
    queryFn: ({ signal }) => api.getDeskPage({ params: { id } }, { signal }),
  })

/** How a page came to read as it does. */
export const versionsOf = (id: string) =>
  queryOptions({
    queryKey: ['content', 'versions', id],
    queryFn: async ({ signal }) => (await api.listPageVersions({ params: { id } }, { signal })).versions,
  })
