import type { Cents } from '../money.ts'

/** What an order over the limit of its company meets: it is placed and waits for finance, or it is refused. */
export const OVER_LIMIT_WAYS = ['warn', 'stop'] as const

/** One of them. */
export type OverLimitWay = (typeof OVER_LIMIT_WAYS)[number]

/** Up to what amount a company buys on account, in cents including VAT, and how much of that is taken. */
export type Credit = {
  readonly limitCents: Cents
  readonly overLimit: OverLimitWay
  /** What is open of invoices, and orders that have none so far. */
  readonly openCents: Cents
}

/** What a company may still order; below zero when it is over its limit. */
export const roomLeft = ({ limitCents, openCents }: Credit): Cents => limitCents - openCents

/**
 * What an order of so much including VAT meets: null when it fits, exactly up to the limit too. What costs nothing fits always; a
 * company without a limit has no credit to be over.
 */
export const overLimit = (credit: Credit | null, orderCents: Cents): OverLimitWay | null =>
  credit === null || orderCents <= 0 || orderCents <= roomLeft(credit) ? null : credit.overLimit
