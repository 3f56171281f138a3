import { useLoaderData, type MetaArgs } from 'react-router'
import { QuotePage } from '#app/features/account/quote-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/load.ts'
import { orUnavailable } from '#app/lib/or-unavailable.ts'
import { pageHead } from '#app/lib/page-head.ts'
import { quotesTexts } from '#texts/nl/account.ts'

const load = ({ api, params, signal }: PageRequest) =>
  orUnavailable(api.getParkedCart({ params: { id: params['id'] ?? '' } }, { signal }))

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: quotesTexts.detailTitle, noIndex: true })

export default function QuoteRoute() {
  return <QuotePage {...useLoaderData<typeof loader>()} />
}
