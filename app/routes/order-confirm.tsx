import { useLoaderData, type MetaArgs } from 'react-router'
import { OrderConfirmPage } from '#app/features/checkout/order-confirm-page.tsx'
import { SessionWatch } from '#app/features/session/session-watch.tsx'
import { loadCheckout } from '#app/lib/pages/load-checkout.ts'
import { clientLoad, serverLoad } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { orderConfirmTexts } from '#texts/nl/checkout.ts'

export const loader = serverLoad(loadCheckout, { guard: 'loggedIn' })
export const clientLoader = clientLoad(loadCheckout, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: orderConfirmTexts.title, noIndex: true })

export default function OrderConfirm() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <>
      <SessionWatch />
      <OrderConfirmPage {...loaded} />
    </>
  )
}
