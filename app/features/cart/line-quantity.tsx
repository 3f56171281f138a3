import { useId, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { ApiError } from '#contract/api-error.ts'
import { api } from '#app/lib/api/api.ts'
import { showCallError } from '#app/lib/calls/call-errors.ts'
import { pieceNote } from '#app/lib/lines/line-amounts.tsx'
import { quantityRules } from '#app/lib/forms/quantity-rules.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import { Price } from '#app/ui/price.tsx'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { cartTexts } from '#texts/nl/cart.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import styles from './cart-line.module.css'

type LineQuantityProps = { readonly item: CartItem; readonly change: ChangeCart }

/** How many, and what that costs. A change saves itself; when that fails the old number returns, and both are told. */
export function LineQuantity({ item, change }: LineQuantityProps) {
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const faultId = useId()

  async function save(quantity: number) {
    setSaving(true)
    setFault(null)
    function onError(error: ApiError) {
      showCallError(error)
      setFault(cartTexts.restored)
    }
    await change(() => api.changeCartItem({ params: { id: item.id }, body: { quantity } }), { onError })
    setSaving(false)
  }

  const isAccessory = item.part !== null && item.part !== 'main'
  return (
    <div className={styles.priced}>
      {isAccessory ? (
        <p className={styles.partQuantity}>{cartTexts.partQuantity(formatNumber(item.quantity))}</p>
      ) : item.quantities ? (
        <SelectField
          className={styles.quantity}
          label={cartTexts.runOf(item.title)}
          hideLabel
          compact
          value={String(item.quantity)}
          options={runsOf(item.quantities, item.quantity)}
          onChange={(event) => void save(Number(event.target.value))}
        />
      ) : (
        <QuantityInput
          className={styles.quantity ?? ''}
          label={cartTexts.quantityOf(item.title)}
          increaseLabel={cartTexts.increase(item.title)}
          decreaseLabel={cartTexts.decrease(item.title)}
          rules={quantityRules}
          value={item.quantity}
          busy={saving}
          describedBy={fault === null ? undefined : faultId}
          onChange={save}
          onDisallowedDecrementToZero={() => setFault(cartTexts.minimumTold)}
        />
      )}
      <div className={classNames(styles.price, saving && styles.saving)} aria-busy={saving || undefined}>
        <Price
          amount={formatPrice(item.price && item.price.excludingTaxInCents)}
          after={pieceNote(item.amounts)}
          alignEnd
        />
      </div>
      <div role="alert" className={styles.fault}>
        {fault !== null && <FieldError id={faultId} text={fault} />}
      </div>
    </div>
  )
}

/** Products printed in runs are sold in these numbers only; one that is no longer sold stays to be seen. */
function runsOf(quantities: readonly number[], chosen: number) {
  const all = quantities.includes(chosen) ? quantities : [...quantities, chosen].toSorted((a, b) => a - b)
  return all.map((quantity) => ({
    value: String(quantity),
    label: quantityText(quantity, null),
    disabled: !quantities.includes(quantity),
  }))
}
