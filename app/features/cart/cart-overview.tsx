import { circleExclamationPointIcon } from '#app/ui/icons/circle-exclamation-point.ts'
import { euroIcon } from '#app/ui/icons/euro.ts'
import { listChecksIcon } from '#app/ui/icons/list-checks.ts'
import { fileTextIcon } from '#app/ui/icons/file-text.ts'
import type { Cart } from '#contract/cart.ts'
import { blockersForAll, orderDenial, OrderDenied } from '#app/lib/cart/order-denied.tsx'
import { useOrderDraft } from '#app/lib/cart/order-draft.ts'
import { totalAmounts } from '#app/lib/lines/total-amounts.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { cartTexts, totalsTexts } from '#texts/nl/cart.ts'
import { checkoutTexts } from '#texts/nl/checkout.ts'
import { orderDeniedTexts } from '#texts/nl/order-denied.ts'
import { parkTexts } from '#texts/nl/quotes.ts'
import styles from './cart-page.module.css'
import type { Blocker } from './line-blockers.ts'
import { focusLine, lineId } from './line-ids.ts'
import { OrderButton } from './order-button.tsx'

type CartOverviewProps = {
  readonly cart: Cart
  readonly isChanging: boolean
  /** False while all that stands in the way is still to be done. */
  readonly isFault: boolean
  readonly paymentTermDays: number | null
  /** Colleagues who may order, for whom may not. */
  readonly orderers: readonly string[]
  readonly onRefuse: () => void
  readonly onPark: () => void
}

/** Totals, what stands in the way, and the way on. */
export function CartOverview(props: CartOverviewProps) {
  const { cart, isChanging, isFault, paymentTermDays, orderers, onRefuse, onPark } = props
  const denial = orderDenial(cart)
  const [draft, changeDraft] = useOrderDraft(cart.id, cart.reference)
  return (
    <section className={styles.overview}>
      <h2>{totalsTexts.title}</h2>
      <div aria-busy={isChanging || undefined} className={classNames(isChanging && styles.changing)}>
        <TotalsList {...totalAmounts(cart)} />
      </div>
      <TextField
        className={styles.reference ?? ''}
        label={cartTexts.reference}
        hint={cartTexts.referenceHint}
        optional
        compact
        maxLength={60}
        autoComplete="off"
        value={draft.reference}
        onChange={(event) => changeDraft({ reference: event.target.value })}
      />
      <Blockers blockers={blockersForAll(cart)} isFault={isFault} isForColleague={denial !== null} />
      {denial ? (
        <OrderDenied denial={denial} orderers={orderers} className={styles.order ?? ''} />
      ) : (
        <OrderButton {...{ cart, onRefuse }} wide className={styles.order} />
      )}
      <Button
        wide
        look={denial ? 'primary' : 'secondary'}
        icon={fileTextIcon}
        className={styles.park}
        onClick={onPark}
      >
        {parkTexts.open}
      </Button>
      {paymentTermDays !== null && (
        <p className={styles.note}>
          <Icon of={euroIcon} sizePx={18} />
          {checkoutTexts.onAccount(paymentTermDays)}
        </p>
      )}
    </section>
  )
}

type BlockersProps = Pick<CartOverviewProps, 'isFault'> & {
  readonly blockers: readonly Blocker[]
  readonly isForColleague: boolean
}

function Blockers({ blockers, isFault, isForColleague }: BlockersProps) {
  return (
    <div aria-live="polite">
      {blockers.length > 0 && (
        <div className={classNames(styles.blockers, isFault && styles.fault)} data-kept-clear>
          <p>
            <Icon of={isFault ? circleExclamationPointIcon : listChecksIcon} />
            {isForColleague
              ? orderDeniedTexts.others(blockers.length)
              : cartTexts.blockersTitle(blockers.length)}
          </p>
          <ul>
            {blockers.map(({ code, itemId, message }) => (
              <li key={`${code} ${itemId}`}>
                {message}
                {itemId !== null && (
                  <a
                    href={`#${lineId(itemId)}`}
                    onClick={(event) => {
                      event.preventDefault()
                      focusLine(itemId)
                    }}
                  >
                    {cartTexts.rowLink}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
