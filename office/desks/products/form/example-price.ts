import type { ProductFields } from '#contract/office/products.ts'
import type { LineSizes } from '#domain/catalogue/product-facts.ts'
import type { LinePrice } from '#domain/pricing/model.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import type { Price } from './part.ts'

const A_METRE_MM = 1000
const HALF_A_METRE_MM = 500

/** In which sizes somebody would order a product for an example: those that it begins with, or else 100 × 50 cm or a metre. */
export function exampleSizes(
  { sizeOptions, fixedSizeMm }: Pick<ProductFields, 'sizeOptions' | 'fixedSizeMm'>,
  price: Price,
): LineSizes {
  const given = (code: 'width' | 'height' | 'length') =>
    sizeOptions.find((option) => option.code === code)?.defaultMm ?? null
  const byLength = price.model === 'runningMetre' && price.runningMetre?.measure === 'length'
  const byArea = price.model === 'm2' || (price.model === 'runningMetre' && !byLength)
  return {
    widthMm: fixedSizeMm?.widthMm ?? given('width') ?? (byArea ? A_METRE_MM : null),
    heightMm: fixedSizeMm?.heightMm ?? given('height') ?? (byArea ? HALF_A_METRE_MM : null),
    lengthMm: given('length') ?? (byLength ? A_METRE_MM : null),
  }
}

/** How many, where nobody says it: the smallest run, or ten. */
export const exampleQuantity = ({ model, runPrices }: Price): number =>
  (model === 'run' ? Math.min(...runPrices.map((run) => run.quantity)) : 0) || 10

/** What that costs; null where there is no price, or where the price cannot be calculated as it is filled in. */
export function examplePrice(price: Price, quantity: number, sizes: LineSizes): LinePrice | null {
  try {
    return priceLine({ rule: price, quantity, ...sizes, effects: [] })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
