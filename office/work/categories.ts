import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** Every category, siblings in their order. */
export const categoryList = queryOptions({
  queryKey: ['catalogue', 'categories'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.listDeskCategories({}, { signal })).categories,
})

/** One category with its texts and its picture. */
export const categoryOf = (id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'categories', id],
    queryFn: ({ signal }) => api.getDeskCategory({ params: { id } }, { signal }),
  })
