import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '#contract/catalogue.ts'
import { quantityRules } from '#app/lib/forms/quantity-rules.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { checkIcon } from '#app/ui/icons/check.ts'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { addedToCartTexts } from '#texts/nl/added-to-cart.ts'
import { productCardTexts } from '#texts/nl/product-card.ts'
import styles from './card-order.module.css'
import { type Added, useAddToCart, type RequestLogin } from './use-add-to-cart.ts'

type CardOrderProps = { readonly product: ProductCard; readonly requestLogin: RequestLogin }

/** Ordering from the card (spec 4, Category card): visible, and loading while the line is added. */
export function CardOrder({ product, requestLogin }: CardOrderProps) {
  const { sku, title, quantities } = product
  const [quantity, setQuantity] = useState(quantities?.[0] ?? 1)
  const [added, setAdded] = useState<Added | null>(null)
  const { add, isAdding } = useAddToCart(product, requestLogin, (told) => {
    if (!isPhone()) return false
    setAdded(told)
    return true
  })
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
      <AddedNote added={isAdding ? null : added} />
    </div>
  )
}

/** Where the cards stand below each other and fill the screen, a toast would lie over the price or a button of one of them. */
const isPhone = () => matchMedia('(max-width: 575.98px)').matches

/** Says on the card that it is in the cart. */
function AddedNote({ added }: { readonly added: Added | null }) {
  const note = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (added) note.current?.scrollIntoView({ block: 'nearest' })
  }, [added])
  return (
    <output ref={note} className={styles.note}>
      {added && (
        <>
          <Icon of={checkIcon} sizePx={18} />
          <span>
            <strong>{addedToCartTexts.added}</strong>
            <span className={styles.line}>{added.line}</span>
            {added.note && <span className={styles.line}>{added.note}</span>}
            <Link to={paths.cart}>{addedToCartTexts.toCart}</Link>
          </span>
        </>
      )}
    </output>
  )
}
