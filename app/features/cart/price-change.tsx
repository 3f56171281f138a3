import { useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { api } from '#app/lib/api/api.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { cartTexts } from '#texts/nl/cart.ts'
import { formatPrice } from '#texts/nl/format.ts'
import styles from './cart-line.module.css'

type PriceChangeProps = { readonly item: CartItem; readonly change: ChangeCart }

/** A price that changed since the line was added is told at the line, and has to be accepted before ordering. */
export function PriceChange({ item, change }: PriceChangeProps) {
  const [saving, setSaving] = useState(false)
  if (item.previousPrice === null) return null

  async function accept() {
    setSaving(true)
    await change(() => api.changeCartItem({ params: { id: item.id }, body: { acceptPrice: true } }))
    setSaving(false)
  }

  const before = formatPrice(item.previousPrice.excludingTaxInCents)
  const after = formatPrice(item.price && item.price.excludingTaxInCents)
  return (
    <Notice tone="warning" className={styles.priceChange ?? ''}>
      <p>{cartTexts.priceChanged(before, after)}</p>
      <Button look="secondary" size="small" pending={saving} onClick={() => void accept()}>
        {cartTexts.acceptPrice}
      </Button>
    </Notice>
  )
}
