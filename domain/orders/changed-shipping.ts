import { cartShipping, type LineToShip } from '../delivery/cart-shipping.ts'
import type { ShippingClass } from '../delivery/shipping.ts'
import type { Cents } from '../money.ts'

type Shipping = {
  /** What shipping was agreed at, in cents excluding VAT. */
  readonly agreedCents: Cents
  readonly before: readonly LineToShip[]
  readonly after: readonly LineToShip[]
  readonly classes: readonly ShippingClass[]
}

/**
 * What sending an order costs after a change: what was agreed, and the difference that the change makes by the shop's rules; so what
 * was agreed otherwise, or kept when a line was cancelled, stays. Never below zero. `notShippable` names lines that could be sent where
 * they went, and cannot where they would go now.
 */
export function changedShipping({ agreedCents, before, after, classes }: Shipping): {
  readonly cents: Cents
  readonly notShippable: readonly string[]
} {
  const was = cartShipping(before, classes)
  const becomes = cartShipping(after, classes)
  return {
    cents: Math.max(0, agreedCents + becomes.cents - was.cents),
    notShippable: becomes.notShippable.filter((id) => !was.notShippable.includes(id)),
  }
}
