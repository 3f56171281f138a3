import { useLoaderData, type MetaArgs } from 'react-router'
import { QuotesPage } from '#app/features/quotes/quotes-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { pageOf } from '#app/lib/pages/page-of.ts'
import { quoteTexts } from '#texts/nl/quotes.ts'

async function load({ api, url, signal }: PageRequest) {
  const reference = (url.searchParams.get('reference') ?? '').trim().slice(0, 60)
  const query = { currentPage: pageOf(url), ...(reference !== '' && { reference }) }
  return { ...(await api.listParkedCarts({ query }, { signal })), reference }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: quoteTexts.title, noIndex: true })

export default function Quotes() {
  return <QuotesPage {...useLoaderData<typeof loader>()} />
}
