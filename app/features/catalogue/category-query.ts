export type Sorting = 'popular' | 'price' | 'title'
export const SORTINGS = ['popular', 'price', 'title'] as const satisfies readonly Sorting[]

/** What of a category's list stands in its address. */
export type CategoryQuery = {
  readonly page: number
  readonly sort: Sorting
  /** 'code:value', repeatable. */
  readonly filter: readonly string[]
}

export const PAGE_NAME = 'pagina'
export const SORT_NAME = 'sortering'
export const FILTER_NAME = 'filter'

export function readCategoryQuery(search: URLSearchParams): CategoryQuery {
  const page = Number(search.get(PAGE_NAME))
  const sort = search.get(SORT_NAME)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sort: SORTINGS.find((known) => known === sort) ?? 'popular',
    filter: [...new Set(search.getAll(FILTER_NAME))].filter((text) => text.length <= 200).slice(0, 50),
  }
}

/** The address of a list; what is as it starts is left out, so that one list has one address. */
export function writeCategoryQuery({ page, sort, filter }: CategoryQuery): string {
  const search = new URLSearchParams()
  for (const text of filter) search.append(FILTER_NAME, text)
  if (sort !== 'popular') search.set(SORT_NAME, sort)
  if (page > 1) search.set(PAGE_NAME, String(page))
  return search.size === 0 ? '' : `?${search}`
}

export const filterText = (code: string, value: string) => `${code}:${value}`

/** The list without one of its filters, from its first page. */
export function withoutFilter(query: CategoryQuery, text: string): CategoryQuery {
  return { ...query, page: 1, filter: query.filter.filter((other) => other !== text) }
}
