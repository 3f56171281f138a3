import { Link } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import type { Customer } from '#contract/customer.ts'
import { blockersForAll, orderDenial, OrderDenied } from '#app/lib/cart/order-denied.tsx'
import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { checkoutTexts } from '#texts/nl/checkout.ts'
import { orderDeniedTexts } from '#texts/nl/order-denied.ts'
import styles from './checkout.module.css'

export const CART_BLOCKED_ID = 'niet-te-bestellen'

type CartBlockedProps = { readonly cart: Cart } & Pick<Customer, 'orderers'>

/** What still has to be put right in the cart, or that a colleague has to order it; nothing when it can be ordered. */
export function CartBlocked({ cart, orderers }: CartBlockedProps) {
  if (cart.blockers.length === 0) return null
  const denial = orderDenial(cart)
  const blockers = blockersForAll(cart)
  return (
    <div id={CART_BLOCKED_ID} tabIndex={-1} className={styles.blocked}>
      {denial && (
        <OrderDenied denial={denial} orderers={orderers}>
          <Link to={paths.cart}>{orderDeniedTexts.toCart}</Link>
        </OrderDenied>
      )}
      {blockers.length > 0 && (
        <Notice tone="error" title={checkoutTexts.notOrderable}>
          <ul>
            {blockers.map(({ code, itemId, message }) => (
              <li key={`${code} ${itemId}`}>{message}</li>
            ))}
          </ul>
          {!denial && <Link to={paths.cart}>{checkoutTexts.toCart}</Link>}
        </Notice>
      )}
    </div>
  )
}
