import type { ProductFields } from '#contract/office/products.ts'
import type { Tone } from '#app/ui/tone.ts'

/** How the state of a product looks. */
export const PRODUCT_TONES = {
  draft: 'warning',
  active: 'good',
  discontinued: 'quiet',
} as const satisfies Record<ProductFields['status'], Tone>
