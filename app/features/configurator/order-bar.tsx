import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { pieceNote } from '#app/lib/line-amounts.tsx'
import { quantityRules } from '#app/lib/quantity-rules.ts'
import { Button } from '#app/ui/button.tsx'
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
  const isRun = configurator.quantity.from === 'runStep'
  const { refused, failure } = live
  const open = evaluation.leaves.filter(({ isVisible, isValid }) => isVisible && !isValid)
  return (
    <section aria-label={configuratorTexts.orderBar} className={styles.bar}>
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
      {!failure && !refused && open.length > 0 && (
        <p className={styles.open}>{configuratorTexts.stillOpen(open.map(({ step }) => step.title))}</p>
      )}
    </section>
  )
}

/** The price as it stands; while another is on its way the last one stays, dimmed, and marked once that failed. */
function LiveAmount() {
  const { live, amount: place } = useComposing()
  const { price, isPending, isOld } = live
  const isBusy = useIsAhead() || isPending
  const amount = formatPrice(price?.price?.excludingTaxInCents ?? null)
  return (
    <div className={styles.price}>
      <p ref={place} aria-busy={isBusy || undefined} className={isOld ? styles.old : styles.amount}>
        <span className="figures">{amount}</span>
      </p>
      <p className={styles.details}>{isOld && price?.price ? configuratorTexts.oldPrice : <Details />}</p>
      <output className="visually-hidden">
        {!isBusy && !isOld && price?.price && configuratorTexts.spokenPrice(amount)}
      </output>
    </div>
  )
}

/** Including VAT, and what one piece costs of more. */
function Details() {
  const { price } = useComposing().live
  if (!price?.price || price.includingTaxInCents === null) return configuratorTexts.priceFollows
  if (!price.isComplete) return configuratorTexts.soFar
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
