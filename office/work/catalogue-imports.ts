import { queryOptions } from '@tanstack/react-query'
import type { ImportFacts } from '#contract/office/catalogue-imports.ts'
import { api } from '../lib/api.ts'

const WHILE_AT_WORK_MS = 1_000

/** Whether an import is being tried or carried out now. */
export const isAtWork = ({ state }: Pick<ImportFacts, 'state'>): boolean =>
  state === 'reading' || state === 'applying'

/** The last imports; asked again and again while one goes on. */
export const catalogueImports = queryOptions({
  queryKey: ['products', 'imports'],
  queryFn: async ({ signal }) => (await api.listCatalogueImports({}, { signal })).imports,
  refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? WHILE_AT_WORK_MS : false),
})

/** One import with what trying it told. */
export const catalogueImport = (id: string) =>
  queryOptions({
    queryKey: ['products', 'imports', id],
    queryFn: ({ signal }) => api.getCatalogueImport({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? WHILE_AT_WORK_MS : false),
  })
