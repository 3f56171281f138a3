import { arrowLeftIcon } from '#app/ui/icons/arrow-left.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import type { Address } from '#contract/customer.ts'
import { api } from '#app/lib/api/api.ts'
import { useReadAfter } from '#app/lib/delivery/use-read-after.ts'
import { blockersForAll } from '#app/lib/cart/order-denied.tsx'
import { useCallCart } from '#app/lib/cart/use-call-cart.ts'
import { paths } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { cartTexts } from '#texts/nl/cart.ts'
import styles from './cart-page.module.css'
import { CartOverview } from './cart-overview.tsx'
import { EmptyCartDialog } from './empty-cart-dialog.tsx'
import { CART_HEADING_ID, focusLine } from './line-ids.ts'
import { isNoFault } from './line-blockers.ts'
import { LineGroup } from './line-group.tsx'
import { OrderBar } from './order-bar.tsx'
import { ParkCartDialog } from './park-cart-dialog.tsx'
import { useDesignChoice } from './use-design-choice.ts'
import { useRemoval } from './use-removal.ts'
import { WaitingPanel } from './waiting-panel.tsx'

type CartPageProps = {
  readonly cart: Cart
  readonly addresses: readonly Address[]
  readonly paymentTermDays: number | null
  readonly accountId: string
  /** Colleagues who may order, for whom may not. */
  readonly orderers: readonly string[]
}

export function CartPage({ cart: loaded, addresses, paymentTermDays, accountId, orderers }: CartPageProps) {
  const { cart, change, isChanging } = useCallCart(loaded)
  const [asksToEmpty, setAsksToEmpty] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [isParking, setIsParking] = useState(false)
  const { remove, empty } = useRemoval(cart, change)
  useDesignChoice(cart, change)
  // Nobody asked for it: what fails is told at the next press.
  const reread = () => void change(() => api.getCart(), { onError: () => undefined })
  useReadAfter(
    cart.orderLineGroups.flatMap(({ lines }) => lines.map(({ delivery }) => delivery.deadline)),
    reread,
  )

  const isFault = isAsked || !blockersForAll(cart).every(isNoFault(cart))
  const refuse = () => setIsAsked(true)
  const waiting = <WaitingPanel accountId={accountId} onChanged={reread} />
  if (cart.totalItemCount === 0) return <EmptyCart takesFocus={cart !== loaded} waiting={waiting} />
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1 id={CART_HEADING_ID} tabIndex={-1}>
          {cartTexts.title}
        </h1>
        <p className="muted">{cartTexts.summary(cart.totalItemCount)}</p>
      </header>
      <div className={styles.cart}>
        <div>
          {waiting}
          {cart.orderLineGroups.map((group) => (
            <LineGroup key={group.id} {...{ group, cart, addresses, isAsked, change }} onRemove={remove} />
          ))}
          <div className={styles.below}>
            <LinkButton to={paths.home} look="tertiary" icon={arrowLeftIcon}>
              {cartTexts.continueShopping}
            </LinkButton>
            <Button look="tertiary" icon={trashIcon} onClick={() => setAsksToEmpty(true)}>
              {cartTexts.empty}
            </Button>
          </div>
        </div>
        <CartOverview
          {...{ cart, isChanging, isFault, paymentTermDays, orderers }}
          onRefuse={refuse}
          onPark={() => setIsParking(true)}
        />
      </div>
      <OrderBar {...{ cart, isChanging, isFault }} onRefuse={refuse} onPark={() => setIsParking(true)} />
      <ParkCartDialog cart={cart} open={isParking} onClose={() => setIsParking(false)} />
      <EmptyCartDialog
        open={asksToEmpty}
        onClose={() => setAsksToEmpty(false)}
        onEmpty={() => {
          setAsksToEmpty(false)
          void empty()
        }}
      />
    </div>
  )
}

type EmptyCartProps = { readonly takesFocus: boolean; readonly waiting: ReactNode }

function EmptyCart({ takesFocus, waiting }: EmptyCartProps) {
  // What had the focus went with the last line.
  useEffect(() => {
    if (takesFocus) focusLine(null)
  }, [takesFocus])
  return (
    <div className="wrap">
      <h1 id={CART_HEADING_ID} tabIndex={-1} className={styles.head}>
        {cartTexts.title}
      </h1>
      {waiting}
      <div className={`panel ${styles.empty}`}>
        <EmptyState
          title={cartTexts.emptyTitle}
          text={cartTexts.emptyText}
          action={
            <>
              <LinkButton to={paths.home}>{cartTexts.toProducts}</LinkButton>
              <Link to={paths.quickOrder} className="text-link">
                {cartTexts.toQuickOrder}
              </Link>
            </>
          }
        />
      </div>
    </div>
  )
}
