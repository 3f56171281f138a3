import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** Something that a list can be filtered by, found by its name. */
export type Found = { readonly id: string; readonly name: string; readonly note: string | null }

type Asked = { readonly search: string } | { readonly id: string }
type Find = (asked: Asked, signal: AbortSignal) => Promise<readonly Found[]>

const FIND = {
  companies: async (query, signal) =>
    (await api.nameCompanies({ query }, { signal })).companies.map(({ city, ...company }) => ({
      ...company,
      note: city,
    })),
  files: async (query, signal) =>
    (await api.nameFileProducts({ query }, { signal })).products.map(({ sku, ...product }) => ({
      ...product,
      note: sku,
    })),
  prices: async (asked, signal) =>
    (await api.listOwnPriceLists({}, { signal })).lists
      .filter(({ id, title }) =>
        'id' in asked ? id === asked.id : title.toLowerCase().includes(asked.search.toLowerCase()),
      )
      .map(({ id, title }) => ({ id, name: title, note: null })),
} as const satisfies Record<string, Find>

/** What is found: companies, the price lists that they have, or the products that files are for; each is out of date with its desk. */
export type Findable = keyof typeof FIND

/** The first of them of which the name holds a text. */
export const foundBy = (among: Findable, search: string) =>
  queryOptions({
    queryKey: [among, 'named', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<readonly Found[]> => FIND[among]({ search }, signal),
  })

/** What the one of an id is called; null where there is none. */
export const nameOf = (among: Findable, id: string) =>
  queryOptions({
    queryKey: [among, 'name', id],
    queryFn: async ({ signal }) => (await FIND[among]({ id }, signal))[0]?.name ?? null,
  })
