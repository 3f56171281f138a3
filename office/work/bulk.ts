import { queryOptions } from '@tanstack/react-query'
import type { BulkList, BulkRows } from '#contract/office/bulk.ts'
import { api } from '../lib/api.ts'

const ASKED_EVERY_MS = 700

/** What the operator does with many rows of a list; it is asked again and again while it goes on. */
export const bulkRuns = (list: BulkList) =>
  queryOptions({
    queryKey: ['bulk', list],
    queryFn: async ({ signal }) => (await api.listBulkRuns({ query: { list } }, { signal })).runs,
    refetchInterval: ({ state }) => (state.data?.some(({ isRunning }) => isRunning) ? ASKED_EVERY_MS : false),
  })

/** How many rows of a list are meant; counted anew whenever they are chosen. */
export const bulkCount = (meant: BulkRows) =>
  queryOptions({
    queryKey: ['bulk', meant.list, 'count', meant.rows],
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.countBulkRows({ body: meant }, { signal })).count,
  })
