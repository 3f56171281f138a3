import type { Cart } from '#contract/cart.ts'
import { blockersForAll, orderDenial } from '#app/lib/cart/order-denied.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { parkTexts } from '#texts/nl/quotes.ts'
import styles from './cart-page.module.css'
import { focusLine, lineId } from './line-ids.ts'
import { OrderButton } from './order-button.tsx'

type OrderBarProps = {
  readonly cart: Cart
  readonly isChanging: boolean
  readonly isFault: boolean
  readonly onRefuse: () => void
  readonly onPark: () => void
}

/** The total and the way on, at the bottom of small screens. */
export function OrderBar({ cart, isChanging, isFault, onRefuse, onPark }: OrderBarProps) {
  const blockers = blockersForAll(cart)
  const itemId = blockers[0]?.itemId ?? null
  return (
    <div className={styles.bar} data-kept-clear>
      <div className={classNames(isChanging && styles.changing)}>
        <b className="figures">{formatPrice(cart.totalPrice.includingTaxInCents)}</b>
        {itemId !== null && (
          <a
            href={`#${lineId(itemId)}`}
            className={classNames(isFault && styles.faultLink)}
            onClick={(event) => {
              event.preventDefault()
              focusLine(itemId)
            }}
          >
            {cartTexts.blockersShort(blockers.length)}
          </a>
        )}
      </div>
      {orderDenial(cart) ? (
        <Button onClick={onPark}>{parkTexts.open}</Button>
      ) : (
        <OrderButton cart={cart} onRefuse={onRefuse} />
      )}
    </div>
  )
}
