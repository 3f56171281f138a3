import { useLoaderData, type MetaArgs } from 'react-router'
import type { CartItem } from '#contract/cart.ts'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { LineRepair } from '#app/features/repair/line-repair.tsx'
import { SessionWatch } from '#app/features/session/session-watch.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/load.ts'
import { pageHead } from '#app/lib/page-head.ts'
import { RepairSlot } from '#app/lib/repair-slot.ts'
import type { ChangeCart } from '#app/lib/use-call-cart.ts'
import { cartTexts } from '#texts/nl/cart.ts'

async function load({ api, signal }: PageRequest) {
  const [cart, customer] = await Promise.all([api.getCart({}, { signal }), api.getCustomer({}, { signal })])
  const { addresses, company, contact } = customer
  return { cart, addresses, paymentTermDays: company.paymentTermDays, accountId: contact.id }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: cartTexts.title, noIndex: true })

const repairOfLine = (item: CartItem, change: ChangeCart) => <LineRepair {...{ item, change }} />

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
