import { useLoaderData, type MetaArgs } from 'react-router'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { LineRepair } from '#app/features/repair/line-repair.tsx'
import { SessionWatch } from '#app/features/session/session-watch.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { RepairSlot, type RepairedLine } from '#app/lib/designs/repaired-line.ts'
import { cartTexts } from '#texts/nl/cart.ts'

async function load({ api, signal }: PageRequest) {
  const [cart, customer] = await Promise.all([api.getCart({}, { signal }), api.getCustomer({}, { signal })])
  const { addresses, company, contact, orderers } = customer
  return { cart, addresses, paymentTermDays: company.paymentTermDays, accountId: contact.id, orderers }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: cartTexts.title, noIndex: true })

const repairOfLine = (line: RepairedLine) => <LineRepair line={line} />

export default function CartRoute() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <>
      <SessionWatch />
      <RepairSlot value={repairOfLine}>
        <CartPage {...loaded} />
      </RepairSlot>
    </>
  )
}
