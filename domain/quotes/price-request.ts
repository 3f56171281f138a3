/** Where a price on request may go next; nothing comes after an exit or an order. */
const NEXT_STATES = {
  requested: ['in_review', 'offered', 'declined_by_shop', 'withdrawn'],
  in_review: ['offered', 'declined_by_shop', 'withdrawn'],
  offered: ['offered', 'counter', 'accepted', 'declined_by_customer', 'withdrawn', 'expired'],
  counter: ['in_review', 'offered', 'declined_by_shop', 'withdrawn'],
  accepted: ['ordered', 'withdrawn'],
  ordered: [],
  declined_by_customer: ['requested', 'offered'],
  declined_by_shop: ['requested'],
  withdrawn: ['requested'],
  expired: ['requested', 'offered'],
} as const satisfies Record<string, readonly string[]>

/** How far the talk about a price on request ('prijs op maat') is. */
export type PriceRequestState = keyof typeof NEXT_STATES

/** All states of a price on request. */
export const PRICE_REQUEST_STATES = [
  'requested',
  'in_review',
  'offered',
  'counter',
  'accepted',
  'ordered',
  'declined_by_customer',
  'declined_by_shop',
  'withdrawn',
  'expired',
] as const satisfies readonly PriceRequestState[]

/** Whether a price on request may go from one state to another; null is one that was never asked for, which staff may offer unasked. */
export function mayRequestBecome(from: PriceRequestState | null, to: PriceRequestState): boolean {
  if (from === null) return to === 'requested' || to === 'offered'
  const next: readonly PriceRequestState[] = NEXT_STATES[from]
  return next.includes(to)
}

/** What a message of the customer makes of a price on request; null when nothing can be asked any more. */
export function afterCustomerMessage(from: PriceRequestState | null): PriceRequestState | null {
  if (from === 'requested' || from === 'in_review' || from === 'counter') return from
  if (from === 'offered') return 'counter'
  return mayRequestBecome(from, 'requested') ? 'requested' : null
}

/** How the customer ends it: an offer is declined, a question is withdrawn; null when there is nothing to end. */
export function endedByCustomer(from: PriceRequestState): PriceRequestState | null {
  if (from === 'offered') return 'declined_by_customer'
  return mayRequestBecome(from, 'withdrawn') ? 'withdrawn' : null
}

/** What words of the shop alone make of a price on request: what was offered stays so; null where there is nothing to answer. */
export function afterShopMessage(from: PriceRequestState | null): PriceRequestState | null {
  if (from === 'offered' || from === 'in_review') return from
  return mayRequestBecome(from, 'in_review') ? 'in_review' : null
}
