import { useLoaderData, type MetaArgs } from 'react-router'
import { OverviewPage } from '#app/features/account/overview-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { accountTexts } from '#texts/nl/account.ts'

async function load({ api, signal }: PageRequest) {
  const [customer, { orders }, { parkedCarts }, { sections }] = await Promise.all([
    api.getCustomer({}, { signal }),
    api.listOrders({ query: {} }, { signal }),
    api.listParkedCarts({ query: {} }, { signal }),
    api.listDownloads({ query: {} }, { signal }),
  ])
  return { customer, orders, quotes: parkedCarts, downloads: sections }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: accountTexts.navigation, noIndex: true })

export default function Overview() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />
}
