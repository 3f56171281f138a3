import { useLoaderData, type MetaArgs } from 'react-router'
import { OrdersPage } from '#app/features/account/orders-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/load.ts'
import { pageHead } from '#app/lib/page-head.ts'
import { pageOf } from '#app/lib/page-of.ts'
import { ordersTexts } from '#texts/nl/account.ts'

async function load({ api, url, signal }: PageRequest) {
  const reference = (url.searchParams.get('reference') ?? '').trim().slice(0, 60)
  const query = { currentPage: pageOf(url), ...(reference !== '' && { reference }) }
  return { ...(await api.listOrders({ query }, { signal })), reference }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: ordersTexts.title, noIndex: true })

export default function Orders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />
}
