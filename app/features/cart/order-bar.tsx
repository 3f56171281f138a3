import type { Cart } from '#contract/cart.ts'
import { classNames } from '#app/ui/class-names.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import { formatPrice } from '#texts/nl/format.ts'
import styles from './cart-page.module.css'
import { focusLine, lineId } from './line-ids.ts'
import { OrderButton } from './order-button.tsx'

type OrderBarProps = {
  readonly cart: Cart
  readonly isChanging: boolean
  readonly isFault: boolean
  readonly onRefuse: () => void
}

/** The total and the way on, at the bottom of small screens. */
export function OrderBar({ cart, isChanging, isFault, onRefuse }: OrderBarProps) {
  const itemId = cart.blockers[0]?.itemId ?? null
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
            {cartTexts.blockersShort(cart.blockers.length)}
          </a>
        )}
      </div>
      <OrderButton cart={cart} onRefuse={onRefuse} />
    </div>
  )
}
