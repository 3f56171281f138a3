import type { Product } from '#contract/catalogue.ts'
import type { ContentBlock } from '#contract/content.ts'
import { Block } from '#app/lib/shop/content-html.tsx'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { productCardTexts } from '#texts/nl/product-card.ts'
import { productTexts } from '#texts/nl/product.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { DeliveryPromise } from '#app/lib/delivery/delivery-promise.tsx'
import styles from './order-panel.module.css'

type ComposedPriceProps = { readonly product: Product; readonly usps: ContentBlock | null | undefined }

/** A product that cannot be ordered by size and quantity alone: where its price starts, and whom to ask. */
export function ComposedPrice({ product, usps }: ComposedPriceProps) {
  const { price, priceUnit } = product
  return (
    <div className={styles.panel}>
      <div className={styles.buy}>
        <Price
          size="large"
          before={price && productCardTexts.from}
          amount={formatPrice(price?.excludingTaxInCents ?? null)}
          after={price && priceUnit}
        />
        <LinkButton to={paths.contact}>{productTexts.askPrice}</LinkButton>
      </div>
      <DeliveryPromise {...product} dates={null} />
      <Block block={usps} className={`checks ${styles.usps}`} />
    </div>
  )
}
