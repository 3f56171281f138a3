import { USUAL_CLASSES, USUAL_SHIPPING_VAT_PERCENT } from '#domain/delivery/usual-classes.ts'
import { usualClassTitles } from '#texts/nl/shipping-classes.ts'
import type { DemoShippingClass } from './model.ts'

/** From small to large. Collecting costs nothing and is no class. */
export const shippingClasses: readonly DemoShippingClass[] = USUAL_CLASSES.map((way) => ({
  ...way,
  title: usualClassTitles[way.code],
}))

/** Delivery is charged at the general rate. */
export const shippingVatPercent = USUAL_SHIPPING_VAT_PERCENT
