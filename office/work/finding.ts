import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** What begins with a text; what was found before stays while the next answer is under way. */
export const foundFor = (text: string) =>
  queryOptions({
    queryKey: ['found', text],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.findAnything({ query: { query: text } }, { signal })).found,
  })
