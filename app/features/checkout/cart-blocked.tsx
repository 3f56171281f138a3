import { Link } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { checkoutTexts } from '#texts/nl/checkout.ts'
import styles from './checkout.module.css'

export const CART_BLOCKED_ID = 'niet-te-bestellen'

/** What still has to be put right in the cart; nothing when it can be ordered. */
export function CartBlocked({ cart }: { readonly cart: Cart }) {
  if (cart.blockers.length === 0) return null
  return (
    <div id={CART_BLOCKED_ID} tabIndex={-1} className={styles.blocked}>
      <Notice tone="error" title={checkoutTexts.notOrderable}>
        <ul>
          {cart.blockers.map(({ code, itemId, message }) => (
            <li key={`${code} ${itemId}`}>{message}</li>
          ))}
        </ul>
        <Link to={paths.cart}>{checkoutTexts.toCart}</Link>
      </Notice>
    </div>
  )
}
