import { useState } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import { quantityRules } from '#app/lib/forms/quantity-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { productCardTexts } from '#texts/nl/product-card.ts'
import styles from './card-order.module.css'
import { useAddToCart, type RequestLogin } from './use-add-to-cart.ts'

type CardOrderProps = { readonly product: ProductCard; readonly requestLogin: RequestLogin }

/** Ordering from the card (spec 4, Category card): visible, and loading while the line is added. */
export function CardOrder({ product, requestLogin }: CardOrderProps) {
  const { sku, title, quantities } = product
  const [quantity, setQuantity] = useState(quantities?.[0] ?? 1)
  const { add, isAdding } = useAddToCart(product, requestLogin)
  return (
    <div className={styles.order}>
      {quantities ? (
        <SelectField
          label={productCardTexts.quantityOf(title)}
          hideLabel
          compact
          value={quantity}
          options={quantities.map((run) => ({ value: String(run), label: productCardTexts.runOption(run) }))}
          onChange={(event) => setQuantity(Number(event.target.value))}
          className={styles.quantity ?? ''}
        />
      ) : (
        <QuantityInput
          label={productCardTexts.quantityOf(title)}
          increaseLabel={productCardTexts.increase(title)}
          decreaseLabel={productCardTexts.decrease(title)}
          rules={quantityRules}
          value={quantity}
          onChange={setQuantity}
          busy={isAdding}
          className={styles.quantity ?? ''}
        />
      )}
      <Button
        pending={isAdding}
        className={styles.button ?? ''}
        onClick={() => add({ sku, quantity, customOptions: [] })}
      >
        {productCardTexts.addToCart}
      </Button>
    </div>
  )
}
