import { useEffect, useRef } from 'react'
import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { pieceNote } from '#app/lib/lines/line-amounts.tsx'
import { quantityRules } from '#app/lib/forms/quantity-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { focusField } from '#app/ui/error-summary.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { toastStore } from '#app/ui/toast-store.ts'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { perPieceText } from '#texts/nl/price-breakdown.ts'
import { pieces, productCardTexts } from '#texts/nl/product-card.ts'
import { useComposing, useIsAhead } from './composing-context.ts'
import styles from './order-bar.module.css'

type OrderBarProps = { readonly title: string; readonly isBusy: boolean }

/** Quantity, price and the button, always in view; beside them why it cannot be ordered yet. */
export function OrderBar({ title, isBusy }: OrderBarProps) {
  const { configurator, state, evaluation, live, lineId, setQuantity, retry } = useComposing()
  const isCleared = state.cleared !== null
  const isRun = configurator.quantity.from === 'runStep'
  const { refused, failure } = live
  const open = evaluation.leaves.filter(({ isVisible, isValid }) => isVisible && !isValid)
  return (
    <section aria-label={configuratorTexts.orderBar} className={styles.bar} data-kept-clear>
      {isRun ? (
        <p className={styles.run}>
          {evaluation.runQuantity === null ? configuratorTexts.noRunYet : pieces(evaluation.runQuantity)}
        </p>
      ) : (
        <QuantityInput
          label={productCardTexts.quantityOf(title)}
          increaseLabel={productCardTexts.increase(title)}
          decreaseLabel={productCardTexts.decrease(title)}
          name="aantal"
          rules={quantityRules}
          value={state.quantity}
          onChange={setQuantity}
          className={styles.quantity ?? ''}
        />
      )}
      <LiveAmount />
      <Button type="submit" icon={shoppingCartIcon} pending={isBusy} className={styles.order ?? ''}>
        {lineId ? configuratorTexts.saveChange : configuratorTexts.addToCart}
      </Button>
      {failure && (
        <p className={styles.reason}>
          {failure}{' '}
          <Button look="tertiary" size="small" onClick={retry}>
            {configuratorTexts.retry}
          </Button>
        </p>
      )}
      {!failure && refused && <p className={styles.reason}>{refused.message}</p>}
      <Cleared />
      {!failure && !refused && !isCleared && open.length > 0 && (
        <p className={styles.open}>{configuratorTexts.stillOpen(open.map(({ step }) => step.title))}</p>
      )}
    </section>
  )
}

/** Which steps the last choice or filter emptied, with a way back until the next one: a message would lie over other choices. */
function Cleared() {
  const { state, restore } = useComposing()
  const { cleared } = state
  const broughtBack = useRef<string | null>(null)
  useEffect(() => {
    if (cleared) toastStore.dismissUntil(Date.now())
    // The button that had the focus is gone: what it brought back takes it over.
    else if (broughtBack.current !== null) focusField(broughtBack.current)
    broughtBack.current = null
  }, [cleared])
  function goBack({ before, stepIds: [first] }: NonNullable<typeof cleared>) {
    broughtBack.current = first ?? null
    restore(before)
  }
  return (
    <div className={cleared ? styles.cleared : 'visually-hidden'}>
      <output>{cleared && configuratorTexts.cleared(cleared.titles, cleared.reason)}</output>{' '}
      {cleared && (
        <Button look="tertiary" size="small" onClick={() => goBack(cleared)}>
          {configuratorTexts.undoCleared}
        </Button>
      )}
    </div>
  )
}

/** The price as it stands; while another is on its way the last one stays, dimmed, and marked once that failed. */
function LiveAmount() {
  const { live, amount: place } = useComposing()
  const { price, isPending, isOld } = live
  const isBusy = useIsAhead() || isPending
  const start = price?.startingPrice ?? null
  const shown = price?.price ?? start?.price ?? null
  const amount = formatPrice(shown?.excludingTaxInCents ?? null)
  return (
    <div className={styles.price}>
      <p ref={place} aria-busy={isBusy || undefined} className={isOld ? styles.old : styles.amount}>
        {start && <small>{configuratorTexts.from} </small>}
        <span className="figures">{amount}</span>
      </p>
      <p className={styles.details}>{isOld && shown ? <OldDetails /> : <Details />}</p>
      <output className="visually-hidden">
        {!isBusy && !isOld && price?.price && configuratorTexts.spokenPrice(amount)}
      </output>
    </div>
  )
}

/** What the price is the price of, and when it can be there. */
const Details = () => (
  <>
    <PriceDetails />
    <DayOfDelivery />
  </>
)

/** The day that is not known now keeps its place, so that nothing moves. */
const OldDetails = () => (
  <>
    <span>{configuratorTexts.oldPrice}</span>
    <span className={styles.untold}>
      <DayOfDelivery />
    </span>
  </>
)

function DayOfDelivery() {
  const { deliveryDate, readyDate } = useComposing().live.price ?? {}
  if (deliveryDate) return <span>{wholeDates(configuratorTexts.deliveredOn(deliveryDate))}</span>
  return readyDate ? <span>{wholeDates(configuratorTexts.readyOn(readyDate))}</span> : null
}

/** Including VAT, and what one piece costs of more; of a starting price the quantity that it is for. */
function PriceDetails() {
  const { price } = useComposing().live
  if (price?.startingPrice) return <span>{configuratorTexts.startsFor(price.startingPrice.quantity)}</span>
  if (!price?.price || price.includingTaxInCents === null) return configuratorTexts.priceFollows
  if (!price.isComplete) return <span>{configuratorTexts.soFar}</span>
  // Only a line of pieces alone has a price to multiply by; of anything more there is an average.
  const [line, ...parts] = price.lines
  const whole = { count: price.quantity, rateE4: null, netCents: price.price.excludingTaxInCents }
  const note = (line && parts.length === 0 ? pieceNote(line.amounts) : null) ?? perPieceText(whole)
  return (
    <>
      <span className="figures">{configuratorTexts.taxes(formatPrice(price.includingTaxInCents))}</span>
      {price.quantity > 1 && <span className="figures">{note}</span>}
    </>
  )
}
