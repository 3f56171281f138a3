import type { ParkedCart } from '#contract/parked-carts.ts'

/** A quote, and what accepting it asks of this company. */
export type ShownQuote = {
  readonly quote: ParkedCart
  readonly purchaseOrderRequired: boolean
  /** Colleagues who may order, for whom may not. */
  readonly orderers: readonly string[]
}
