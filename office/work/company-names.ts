import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** The first companies of which the name holds a text. */
export const companiesNamed = (search: string) =>
  queryOptions({
    queryKey: ['companies', 'named', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.nameCompanies({ query: { search } }, { signal })).companies,
  })

/** What a company is called; null where there is none. */
export const companyName = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'name', id],
    queryFn: async ({ signal }) =>
      (await api.nameCompanies({ query: { id } }, { signal })).companies[0]?.name ?? null,
  })
