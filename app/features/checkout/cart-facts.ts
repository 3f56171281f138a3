import type { CartItem } from '#contract/cart.ts'
import { sizeText } from '#app/lib/lines/line-facts.ts'
import { quantityText } from '#texts/nl/price-unit.ts'

/** '2 stuks, 250 × 125 cm'. */
export function factsOf(item: CartItem): string {
  const size = sizeText(item)
  const pieces = quantityText(item.quantity, item.pack)
  return size === null ? pieces : `${pieces}, ${size}`
}
