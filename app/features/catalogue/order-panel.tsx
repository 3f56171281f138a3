import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { useState, type SubmitEvent } from 'react'
import type { Product } from '#contract/catalogue.ts'
import type { ContentBlock } from '#contract/content.ts'
import { Block } from '#app/lib/shop/content-html.tsx'
import { quantityRules } from '#app/lib/forms/quantity-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { focusField } from '#app/ui/error-summary.tsx'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { packText } from '#texts/nl/price-unit.ts'
import { productCardTexts } from '#texts/nl/product-card.ts'
import { productTexts } from '#texts/nl/product.ts'
import { QUANTITY_NAME } from '#app/lib/configuration/configuration-names.ts'
import { DeliveryPromise } from '#app/lib/delivery/delivery-promise.tsx'
import type { PriceAnswer } from './ask-price.ts'
import { LivePrice } from './live-price.tsx'
import styles from './order-panel.module.css'
import { PriceBreakdown } from './price-breakdown.tsx'
import { SizeField } from './size-field.tsx'
import { useAddToCart, type RequestLogin } from './use-add-to-cart.ts'
import { useConfiguration } from './use-configuration.ts'

type OrderPanelProps = {
  readonly product: Product
  readonly firstAnswer: PriceAnswer
  readonly usps: ContentBlock | null | undefined
  readonly requestLogin: RequestLogin
}

/** Size, quantity and price of a simple product, and the way into the cart. */
export function OrderPanel({ product, firstAnswer, usps, requestLogin }: OrderPanelProps) {
  const { title, customOptions, quantities, pack } = product
  const { configuration, change, live, item } = useConfiguration(product, firstAnswer)
  const { add, isAdding } = useAddToCart(product, requestLogin)
  const [isAsked, setIsAsked] = useState(false)
  const { price, faults, failure, isPending, isUnanswered = false } = live
  const hasPrice = (price?.price ?? null) !== null
  const isOrderable = hasPrice || isPending || isUnanswered
  const setQuantity = (quantity: number) => change({ ...configuration, quantity })

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsAsked(true)
    const wrong = customOptions.find(({ optionId }) => faults[optionId])
    if (wrong) return void focusField(wrong.optionId)
    if (isOrderable) add(item)
  }

  return (
    <form className={styles.panel} noValidate onSubmit={onSubmit}>
      {customOptions.length > 0 && (
        <fieldset>
          <legend className={styles.legend}>{productTexts.size}</legend>
          <div className={styles.sizes}>
            {customOptions.map((option) => (
              <SizeField
                key={option.optionId}
                option={option}
                text={configuration.sizes[option.optionId] ?? ''}
                fault={faults[option.optionId]}
                onChange={(text) =>
                  change({ ...configuration, sizes: { ...configuration.sizes, [option.optionId]: text } })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      {quantities ? (
        <SelectField
          label={productTexts.run}
          name={QUANTITY_NAME}
          value={configuration.quantity}
          options={quantities.map((run) => ({ value: String(run), label: productCardTexts.runOption(run) }))}
          onChange={(event) => setQuantity(Number(event.target.value))}
          className={styles.run ?? ''}
        />
      ) : (
        <div className={styles.quantity}>
          <span aria-hidden="true" className={styles.legend}>
            {pack ? productTexts.quantityPer(packText(pack)) : productTexts.quantity}
          </span>
          <QuantityInput
            label={productCardTexts.quantityOf(title)}
            increaseLabel={productCardTexts.increase(title)}
            decreaseLabel={productCardTexts.decrease(title)}
            name={QUANTITY_NAME}
            rules={quantityRules}
            value={configuration.quantity}
            onChange={setQuantity}
          />
        </div>
      )}
      <div className={styles.buy}>
        <LivePrice {...{ price, pack, failure, isPending }} />
        <Button
          type="submit"
          icon={shoppingCartIcon}
          pending={isAdding}
          refusing={!isOrderable}
          className={styles.scripted ?? ''}
        >
          {productCardTexts.addToCart}
        </Button>
        <Button type="submit" className={styles.unscripted ?? ''}>
          {productTexts.calculate}
        </Button>
      </div>
      <p role="alert" className="visually-hidden">
        {isAsked && !isPending && failure}
      </p>
      <DeliveryPromise {...product} dates={price} />
      {price && <PriceBreakdown price={price} pack={pack} />}
      <Block block={usps} className={`checks ${styles.usps}`} />
    </form>
  )
}
