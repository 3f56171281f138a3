import { SearchResults } from '#app/features/search/search-results.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { searchTexts } from '#texts/nl/search.ts'
import type { Route } from './+types/search'

const MOST_RESULTS = 60
const LONGEST_QUERY = 200

/** An empty query finds nothing and is not asked (spec 5, Search). */
async function load({ api, url }: PageRequest) {
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, LONGEST_QUERY)
  const answer = query === '' ? null : await api.search({ query: { query, limit: MOST_RESULTS } })
  return { query, answer }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead(matches, {
    title: loaderData?.query ? searchTexts.resultsFor(loaderData.query) : searchTexts.title,
    noIndex: true,
  })

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchResults query={loaderData.query} answer={loaderData.answer} />
}
