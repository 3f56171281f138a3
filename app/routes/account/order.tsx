import { useLoaderData, type MetaArgs } from 'react-router'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import { LineRepair } from '#app/features/repair/line-repair.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { RepairSlot, type RepairedLine } from '#app/lib/designs/repaired-line.ts'
import { orderTexts } from '#texts/nl/account.ts'

async function load({ api, params, signal }: PageRequest) {
  return { order: await api.getOrder({ params: { id: params['id'] ?? '' } }, { signal }) }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, { title: orderTexts.titleOf(loaderData?.order.number ?? ''), noIndex: true })

const repairOfLine = (line: RepairedLine) => <LineRepair line={line} />

export default function OrderRoute() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <RepairSlot value={repairOfLine}>
      <OrderPage {...loaded} />
    </RepairSlot>
  )
}
