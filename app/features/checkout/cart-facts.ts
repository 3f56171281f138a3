import type { CartItem } from '#contract/cart.ts'
import { sizeText } from '#app/lib/lines/line-facts.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import { formatNumber } from '#texts/nl/format.ts'

/** '2 stuks, 250 × 125 cm'. */
export function factsOf(item: CartItem): string {
  const size = sizeText(item)
  const pieces = cartTexts.pieces(formatNumber(item.quantity))
  return size === null ? pieces : `${pieces}, ${size}`
}
