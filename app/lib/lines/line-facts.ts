import type { CartItem } from '#contract/cart.ts'
import { formatCm, formatSizeCm } from '#texts/nl/format-size.ts'

type Sized = Pick<CartItem, 'widthMm' | 'heightMm' | 'lengthMm'>

/** '250 × 125 cm', or the one length there is; null for goods without a size of their own. */
export function sizeText({ widthMm, heightMm, lengthMm }: Sized): string | null {
  if (widthMm !== null && heightMm !== null) return formatSizeCm(widthMm, heightMm)
  const onlyMm = lengthMm ?? widthMm ?? heightMm
  return onlyMm === null ? null : formatCm(onlyMm)
}
