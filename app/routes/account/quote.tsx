import { useLoaderData, type MetaArgs } from 'react-router'
import { QuotePage } from '#app/features/quotes/quote-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { quoteTexts } from '#texts/nl/quotes.ts'

async function load({ api, params, signal }: PageRequest) {
  const [quote, customer] = await Promise.all([
    api.getParkedCart({ params: { id: params['id'] ?? '' } }, { signal }),
    api.getCustomer({}, { signal }),
  ])
  const { company, orderers } = customer
  return { quote, purchaseOrderRequired: company.purchaseOrderRequired, orderers }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, { title: loaderData?.quote.reference ?? quoteTexts.detailTitle, noIndex: true })

export default function QuoteRoute() {
  return <QuotePage {...useLoaderData<typeof loader>()} />
}
