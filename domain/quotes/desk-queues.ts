import type { PlainDate } from '../delivery/plain-date.ts'
import type { PriceRequestState } from './price-request.ts'
import { isExpired } from './validity.ts'

/** The queues in which staff look for quotes, in the order in which they matter. */
export const QUOTE_QUEUES = ['open', 'answer', 'offered', 'expiring', 'ordered', 'over'] as const

/** A queue of quotes. */
export type QuoteQueue = (typeof QUOTE_QUEUES)[number]

/** A price was asked for or spoken of, and the shop is to say something. */
export const TO_ANSWER = ['requested', 'in_review', 'counter'] as const satisfies readonly PriceRequestState[]

/** The talk ended without a price. */
export const TALK_OVER = [
  'declined_by_customer',
  'declined_by_shop',
  'withdrawn',
  'expired',
] as const satisfies readonly PriceRequestState[]

/** So many days before its last one a quote counts as about to expire. */
export const EXPIRES_WITHIN_DAYS = 7

/** What staff see of a quote: how far the talk about its price is, or where there is none whether it holds. */
export type DeskQuoteState = PriceRequestState | 'open'

type Asked = {
  readonly isOrdered: boolean
  readonly validUntil: PlainDate
  readonly requestState: PriceRequestState | null
}

/** A question is to be answered even when the prices that it is about hold no longer. */
export function deskQuoteState(
  { isOrdered, validUntil, requestState }: Asked,
  today: PlainDate,
): DeskQuoteState {
  if (isOrdered) return 'ordered'
  const isAsked = TO_ANSWER.some((state) => state === requestState)
  if (!isAsked && isExpired(validUntil, today)) return 'expired'
  return requestState ?? 'open'
}
