import { redirect, useLoaderData, type MetaArgs } from 'react-router'
import { OrderPlacedPage } from '#app/features/checkout/order-placed-page.tsx'
import { SessionWatch } from '#app/features/session/session-watch.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { paths } from '#app/paths.ts'
import { orderPlacedTexts } from '#texts/nl/checkout.ts'

async function load({ api, url, signal }: PageRequest) {
  const id = url.searchParams.get('bestelling')
  if (!id) throw redirect(paths.orders)
  return { order: await api.getOrder({ params: { id } }, { signal }) }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: orderPlacedTexts.title, noIndex: true })

export default function OrderPlaced() {
  const { order } = useLoaderData<typeof loader>()
  return (
    <>
      <SessionWatch />
      <OrderPlacedPage order={order} />
    </>
  )
}
