import { useLoaderData, type MetaArgs } from 'react-router'
import { type OrderShow, OrdersPage } from '#app/features/orders/orders-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { pageOf } from '#app/lib/pages/page-of.ts'
import { ordersTexts } from '#texts/nl/account.ts'

const SHOWN: readonly OrderShow[] = ['running', 'waiting', 'done']

async function load({ api, url, signal }: PageRequest) {
  const reference = (url.searchParams.get('reference') ?? '').trim().slice(0, 60)
  const asked = url.searchParams.get('show')
  const show = SHOWN.find((one) => one === asked) ?? null
  const query = { currentPage: pageOf(url), ...(reference !== '' && { reference }), ...(show && { show }) }
  return { ...(await api.listOrders({ query }, { signal })), reference, show }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: ordersTexts.title, noIndex: true })

export default function Orders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />
}
