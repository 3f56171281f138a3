import type { MetaArgs } from 'react-router'
import { QuickOrderPage } from '#app/features/quick-order/quick-order-page.tsx'
import { clientLoad, serverLoad } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { quickOrderTexts } from '#texts/nl/quick-order.ts'

const load = async () => null

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: quickOrderTexts.title, noIndex: true })

export default function QuickOrder() {
  return <QuickOrderPage />
}
