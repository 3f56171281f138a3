import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CompanyFilters } from '#contract/office/filters.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** As many as are chosen from. */
const MOST_NAMED = 8

/** Which companies are looked at. */
export type CompanyView = {
  readonly show: 'active' | 'blocked'
  readonly search: string
  readonly filters: CompanyFilters
}

/** The companies of a view, by name. */
export const companyList = ({ filters, ...view }: CompanyView) =>
  infiniteQueryOptions({
    queryKey: ['companies', 'list', view, filters],
    queryFn: ({ pageParam, signal }) =>
      api.listDeskCompanies(
        { query: { ...view, ...filters, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** The price lists that companies can have. */
export const ownPriceLists = queryOptions({
  queryKey: ['prices', 'own'],
  queryFn: async ({ signal }) => (await api.listOwnPriceLists({}, { signal })).lists,
})

/** One company. */
export const companyOf = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'one', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getDeskCompany({ params: { id } }, { signal }),
  })

/** The last invoices, quotes and files of a company. */
export const companyPapersOf = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'papers', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getCompanyPapers({ params: { id } }, { signal }),
  })

/** What a new company can choose from. */
export const companyChoices = queryOptions({
  queryKey: ['companies', 'choices'],
  queryFn: ({ signal }) => api.getCompanyChoices({}, { signal }),
})

/** The first companies by this name, or with a contact of such an address. */
export const companiesNamed = (search: string) =>
  queryOptions({
    queryKey: ['companies', 'named', search],
    queryFn: async ({ signal }) => {
      const { companies } = await api.listDeskCompanies({ query: { search } }, { signal })
      return companies.slice(0, MOST_NAMED)
    },
  })
