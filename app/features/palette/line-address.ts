import type { QuickLine } from '#domain/quick-order/read-line.ts'
import { QUANTITY_NAME, SIZE_NAMES } from '#app/lib/configuration/configuration-names.ts'

/** The page of a product with size and number of a line filled in; one side may be a width or a length. */
export function lineAddress(path: string, { widthMm, heightMm, quantity }: QuickLine): string {
  const search = new URLSearchParams()
  if (widthMm !== null) search.set(SIZE_NAMES.width, String(widthMm))
  if (heightMm !== null) search.set(SIZE_NAMES.height, String(heightMm))
  else if (widthMm !== null) search.set(SIZE_NAMES.length, String(widthMm))
  if (quantity !== null) search.set(QUANTITY_NAME, String(quantity))
  return search.size === 0 ? path : `${path}?${search}`
}
