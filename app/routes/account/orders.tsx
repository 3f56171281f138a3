import type { Client } from '#contract/client.ts'
import { useState } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { type OrderShow, OrdersPage } from '#app/features/orders/orders-page.tsx'
import { api } from '#app/lib/api/api.ts'
import { useOrderNews } from '#app/lib/orders/use-order-news.ts'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { pageOf } from '#app/lib/pages/page-of.ts'
import { ordersTexts } from '#texts/nl/account.ts'

const SHOWN: readonly OrderShow[] = ['running', 'waiting', 'done']

type Asked = { readonly currentPage: number; readonly reference: string; readonly show: OrderShow | null }

async function listOrders(from: Client, { currentPage, reference, show }: Asked, signal?: AbortSignal) {
  const query = { currentPage, ...(reference !== '' && { reference }), ...(show && { show }) }
  return { ...(await from.listOrders({ query }, signal && { signal })), reference, show }
}

async function load({ api: from, url, signal }: PageRequest) {
  const reference = (url.searchParams.get('reference') ?? '').trim().slice(0, 60)
  const asked = url.searchParams.get('show')
  const show = SHOWN.find((one) => one === asked) ?? null
  return listOrders(from, { currentPage: pageOf(url), reference, show }, signal)
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: ordersTexts.title, noIndex: true })

export default function Orders() {
  const loaded = useLoaderData<typeof loader>()
  const [known, setKnown] = useState({ loaded, list: loaded })
  if (known.loaded !== loaded) setKnown({ loaded, list: loaded })
  useOrderNews(null, async () => {
    const list = await listOrders(api, loaded)
    setKnown((now) => (now.loaded === loaded ? { ...now, list } : now))
  })
  return <OrdersPage {...known.list} />
}
