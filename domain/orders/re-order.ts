import type { Cents } from '../money.ts'

/** How a line that was ordered before can be ordered today. */
export const RE_ORDER_STATUSES = ['same', 'price_changed', 'option_replaced', 'unavailable'] as const
export type ReOrderStatus = (typeof RE_ORDER_STATUSES)[number]

type Compared = {
  readonly oldCents: Cents
  /** Null when it cannot be ordered, or has no price. */
  readonly newCents: Cents | null
  readonly isReplaced: boolean
}

/** The strongest difference of a line: that it is gone, made otherwise, or priced otherwise. */
export function reOrderStatus({ oldCents, newCents, isReplaced }: Compared): ReOrderStatus {
  if (newCents === null) return 'unavailable'
  if (isReplaced) return 'option_replaced'
  return newCents === oldCents ? 'same' : 'price_changed'
}
