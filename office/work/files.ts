import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OfficeReply } from '#contract/office/client.ts'
import type { DeskFile } from '#contract/office/files.ts'
import type { FileFilters } from '#contract/office/filters.ts'
import type { FileQueue, FileSort } from '#domain/orders/file-queues.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'
import { pageCount } from '../lib/page-count.ts'

/** What of the print files is looked at. */
export type FileView = {
  readonly queue: FileQueue
  readonly search: string
  readonly sort: FileSort
  readonly filters: FileFilters
}

/** The end of a check is told to nobody, so it is asked for while one goes on. */
const CHECKED_EVERY_MS = 2_000

type Listed = { readonly state: { readonly data: InfiniteData<OfficeReply<'listDeskFiles'>> | undefined } }

const whileChecked = (query: Listed): number | false =>
  query.state.data?.pages.some(({ files }) => files.some(({ status }) => status === 'processing'))
    ? 2 * CHECKED_EVERY_MS * pageCount(query)
    : whileNotLive(query)

/** The print files of a view. */
export const fileList = ({ filters, ...view }: FileView) =>
  infiniteQueryOptions({
    queryKey: ['files', 'list', view, filters],
    refetchInterval: whileChecked,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskFiles(
        { query: { ...view, ...filters, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many print files each queue holds that pass the filters. */
export const fileCountsOf = (filters: FileFilters) =>
  queryOptions({
    queryKey: ['files', 'counts', filters],
    refetchInterval: whileNotLive,
    queryFn: async ({ signal }) => (await api.countDeskFiles({ query: filters }, { signal })).counts,
  })

/** How many print files each queue holds. */
export const fileCounts = fileCountsOf({})

/** One print file. */
export const fileOf = (id: string) =>
  queryOptions<DeskFile>({
    queryKey: ['files', 'one', id],
    refetchInterval: (query) =>
      query.state.data?.status === 'processing' ? CHECKED_EVERY_MS : whileNotLive(query),
    queryFn: ({ signal }) => api.getDeskFile({ params: { id } }, { signal }),
  })
