import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { type FilterValue, type ListFilter, readFilter, wordsOf, writeFilter } from './list-filter.ts'

/** The filters of a list as the address sets them. */
export type Filtering = {
  readonly filters: readonly ListFilter[]
  readonly valueOf: (filter: ListFilter) => FilterValue
  readonly isOn: boolean
  /** What links keep of the address. */
  readonly words: Readonly<Record<string, string>>
  readonly change: (filter: ListFilter, value: FilterValue) => void
  readonly clear: () => void
  /** Of the button that adds one, and of the chip of each that is on. */
  readonly idOf: (filter: ListFilter | null) => string
}

/** The filters in the address, and what they ask of the call that lists; setting one is no step to go back to. */
export function useListFilters<Asked extends object>(
  filters: readonly ListFilter<keyof Asked & string>[],
): { readonly asked: Asked; readonly filtering: Filtering } {
  const id = useId()
  const [address, setAddress] = useSearchParams()
  const values = new Map(filters.map((filter: ListFilter) => [filter, readFilter(filter, address)]))
  const valueOf = (filter: ListFilter) => values.get(filter) ?? {}
  const asked = Object.assign({}, ...values.values()) as Asked
  return {
    asked,
    filtering: {
      filters,
      valueOf,
      isOn: Object.keys(asked).length > 0,
      words: wordsOf(filters, address),
      change: (filter, value) => setAddress(writeFilter(filter, value, address), { replace: true }),
      clear: () =>
        setAddress(
          filters.reduce((next, filter: ListFilter) => writeFilter(filter, {}, next), address),
          { replace: true },
        ),
      idOf: (filter) => `${id}-${filter?.word ?? 'add'}`,
    },
  }
}
