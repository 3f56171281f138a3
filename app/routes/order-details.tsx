import { useLoaderData, type MetaArgs } from 'react-router'
import { OrderDetailsPage } from '#app/features/checkout/order-details-page.tsx'
import { SessionWatch } from '#app/features/session/session-watch.tsx'
import { loadCheckout } from '#app/lib/pages/load-checkout.ts'
import { clientLoad, serverLoad } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { orderDetailsTexts } from '#texts/nl/checkout.ts'

export const loader = serverLoad(loadCheckout, { guard: 'loggedIn' })
export const clientLoader = clientLoad(loadCheckout, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: orderDetailsTexts.title, noIndex: true })

export default function OrderDetails() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <>
      <SessionWatch />
      <OrderDetailsPage {...loaded} />
    </>
  )
}
