import type { Product, ProductPrice } from '#contract/catalogue.ts'
import { LineAmounts, pieceNote } from '#app/lib/lines/line-amounts.tsx'
import { Price } from '#app/ui/price.tsx'
import { productTexts } from '#texts/nl/product.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { formatPrice } from '#texts/nl/format.ts'
import styles from './live-price.module.css'

type LivePriceProps = {
  readonly price: ProductPrice | null
  readonly pack: Product['pack']
  readonly failure: string | null
  readonly isPending: boolean
}

/** The price of the choice as it stands; while a newer one is under way the old one stays, dimmed (ux 5.3). */
export function LivePrice({ price, pack, failure, isPending }: LivePriceProps) {
  const amount = formatPrice(price?.price?.excludingTaxInCents ?? null)
  const amounts = price?.amounts ?? []
  return (
    <div className={styles.live}>
      <div aria-busy={isPending || undefined} className={styles.amounts}>
        <Price
          size="large"
          before={productTexts.total}
          amount={amount}
          after={price && price.quantity > 1 ? pieceNote(amounts) : undefined}
        />
        <LineAmounts amounts={amounts} className={styles.rows} />
        {price && price.includingTaxInCents !== null && (
          <p className="meta muted figures">
            {productTexts.includingTax(formatPrice(price.includingTaxInCents))}
          </p>
        )}
        {price?.nextBreak && (
          <p className="meta muted">
            {productTexts.nextBreak(
              quantityText(price.nextBreak.quantity, pack),
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
