import { useLoaderData, type MetaArgs } from 'react-router'
import { OrderPage } from '#app/features/account/order-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/load.ts'
import { pageHead } from '#app/lib/page-head.ts'
import { orderTexts } from '#texts/nl/account.ts'

async function load({ api, params, signal }: PageRequest) {
  return { order: await api.getOrder({ params: { id: params['id'] ?? '' } }, { signal }) }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, { title: orderTexts.titleOf(loaderData?.order.number ?? ''), noIndex: true })

export default function OrderRoute() {
  return <OrderPage {...useLoaderData<typeof loader>()} />
}
