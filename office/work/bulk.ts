import { queryOptions } from '@tanstack/react-query'
import type { BulkList } from '#contract/office/bulk.ts'
import { api } from '../lib/api.ts'

const ASKED_EVERY_MS = 700

/** What the operator does with many rows of a list; it is asked again and again while it goes on. */
export const bulkRuns = (list: BulkList) =>
  queryOptions({
    queryKey: ['bulk', list],
    queryFn: async ({ signal }) => (await api.listBulkRuns({ query: { list } }, { signal })).runs,
    refetchInterval: ({ state }) => (state.data?.some(({ isRunning }) => isRunning) ? ASKED_EVERY_MS : false),
  })
