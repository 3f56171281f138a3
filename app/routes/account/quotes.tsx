import { useLoaderData, type MetaArgs } from 'react-router'
import { QuotesPage } from '#app/features/account/quotes-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/load.ts'
import { orUnavailable } from '#app/lib/or-unavailable.ts'
import { pageHead } from '#app/lib/page-head.ts'
import { quotesTexts } from '#texts/nl/account.ts'

const load = ({ api, url, signal }: PageRequest) => {
  const page = Number(url.searchParams.get('currentPage'))
  const currentPage = Number.isSafeInteger(page) && page > 0 ? page : 1
  return orUnavailable(api.listParkedCarts({ query: { currentPage } }, { signal }))
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: quotesTexts.title, noIndex: true })

export default function Quotes() {
  return <QuotesPage {...useLoaderData<typeof loader>()} />
}
