import { queryOptions } from '@tanstack/react-query'
import type { ViewedList } from '#contract/office/views.ts'
import { api } from '../lib/api.ts'

/** The saved views of a list. */
export const savedViews = (list: ViewedList) =>
  queryOptions({
    queryKey: ['views', list],
    queryFn: async ({ signal }) => (await api.listSavedViews({ query: { list } }, { signal })).views,
  })
