import type { KeptConfiguration, ServicePrices } from '#domain/cart/kept-cart.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import type { LabelledEffect, PriceRule } from '#domain/pricing/model.ts'
import type { StoredOption } from '../../db/documents/goods.ts'

export type NewLine = {
  /** Of goods that are no product the id of those (free-goods.ts). */
  readonly productId: string
  readonly part: string | null
  readonly quantity: number
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly lengthMm: number | null
  readonly options: readonly StoredOption[]
  readonly rule: PriceRule | null
  readonly effects: readonly LabelledEffect[]
  readonly services: ServicePrices
  readonly deliveryKind: DeliveryKind
  /** Staff are to check its designs by hand. */
  readonly wantsCheck?: boolean
  /** Its files are sent once it is ordered. */
  readonly filesLater?: boolean
}

/** A product by itself, or what was configured as one product, as it comes into a cart. */
export type NewGroup = {
  readonly title: string
  readonly configuration: KeptConfiguration | null
  /** The customer's own words with it, where there are any. */
  readonly reference?: string | null
  readonly lines: readonly NewLine[]
}
