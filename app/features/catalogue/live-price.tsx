import type { ProductPrice } from '#contract/catalogue.ts'
import { Price } from '#app/ui/price.tsx'
import { productTexts } from '#texts/nl/product.ts'
import { formatPrice, formatRate } from '#texts/nl/format.ts'
import styles from './live-price.module.css'

type LivePriceProps = {
  readonly price: ProductPrice | null
  readonly failure: string | null
  readonly isPending: boolean
}

/** The price of the choice as it stands; while a newer one is under way the old one stays, dimmed (ux 5.3). */
export function LivePrice({ price, failure, isPending }: LivePriceProps) {
  const amount = formatPrice(price?.price?.excludingTaxInCents ?? null)
  const unit = price && unitAmount(price)
  return (
    <div className={styles.live}>
      <div aria-busy={isPending || undefined} className={styles.amounts}>
        <Price
          size="large"
          before={productTexts.total}
          amount={amount}
          after={unit ? productTexts.unitPrice(unit) : undefined}
        />
        {price && price.includingTaxInCents !== null && (
          <p className="meta muted figures">
            {productTexts.includingTax(formatPrice(price.includingTaxInCents))}
          </p>
        )}
        {price?.nextBreak && (
          <p className="meta muted">
            {productTexts.nextBreak(
              price.nextBreak.quantity,
              formatPrice(price.nextBreak.price.excludingTaxInCents),
            )}
          </p>
        )}
        {failure && <p className={styles.failure}>{failure}</p>}
      </div>
      <output className="visually-hidden">{!isPending && productTexts.spokenPrice(amount)}</output>
    </div>
  )
}

/** What one piece costs when there are more; a run's pieces cost parts of a cent. */
function unitAmount({ quantity, price, unitPrice, breakdown }: ProductPrice): string | null {
  if (quantity < 2 || !price || !unitPrice) return null
  const isRun = breakdown.some(({ basis }) => basis === 'run')
  if (!isRun) return formatPrice(unitPrice.excludingTaxInCents)
  return formatRate(Math.round((price.excludingTaxInCents * 100) / quantity))
}
