import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** Every attribute, in the owner's order. */
export const attributeList = queryOptions({
  queryKey: ['catalogue', 'attributes'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.listDeskAttributes({}, { signal })).attributes,
})

/** One attribute with its values. */
export const attributeOf = (code: string) =>
  queryOptions({
    queryKey: ['catalogue', 'attributes', code],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getDeskAttribute({ params: { code } }, { signal }),
  })
