import { z } from 'zod'
import { PRICE_REQUEST_STATES } from '#domain/quotes/price-request.ts'
import { Cart } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, line, Money, PageNumber, paragraph, TotalMoney } from './shared.ts'

/** A quote (offerte): a parked cart with its reference and validity (decisions: Words). */
const ParkedCartRow = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string(),
  parkedAt: z.string(),
  validUntil: z.string(),
  isExpired: z.boolean(),
  /** The days after today on which it still holds: 30 on the day it is made, 0 on its last one. */
  daysLeft: z.int(),
  itemCount: z.int(),
  totalPrice: TotalMoney,
  /** How far the talk about a price on request is; null when none was asked for. */
  priceRequestState: z.enum(PRICE_REQUEST_STATES).nullable(),
})

const PriceRequest = z.object({
  state: z.enum(PRICE_REQUEST_STATES),
  messages: z.array(
    z.object({
      id: z.string(),
      author: z.enum(['customer', 'shop']),
      /** Who wrote it; null for the shop. */
      name: z.string().nullable(),
      body: z.string(),
      sentAt: z.string(),
    }),
  ),
  mayAsk: z.boolean(),
  mayEnd: z.boolean(),
})

/** What a line of an expired quote costs today instead. */
const PriceChange = z.object({
  lineId: z.string(),
  title: z.string(),
  oldPrice: Money.nullable(),
  newPrice: Money.nullable(),
})

/** What the shop made otherwise of a quote since its version before. */
const QuoteOffer = z.object({
  version: z.int(),
  sentAt: z.string(),
  /** The last day, where that became another one. */
  validUntil: z.object({ before: z.string(), after: z.string() }).nullable(),
  /** Lines that changed, came or went; what there was not, or is no longer, is null. */
  lines: z.array(
    z.object({
      lineId: z.string(),
      title: z.string(),
      oldQuantity: z.int().nullable(),
      newQuantity: z.int().nullable(),
      oldPrice: Money.nullable(),
      newPrice: Money.nullable(),
    }),
  ),
})

/** GET /customer/parked-carts/{id}. An expired one shows the prices of today. */
export const ParkedCart = ParkedCartRow.extend({
  /** Rises with each change, so that two windows cannot overtake each other. */
  version: z.int(),
  savedBy: z.string(),
  cart: Cart,
  changes: z.array(PriceChange),
  priceRequest: PriceRequest.nullable(),
  /** Null while it is as the customer saved it. */
  offer: QuoteOffer.nullable(),
})
export type ParkedCart = z.output<typeof ParkedCart>

export const listParkedCarts = endpoint('listParkedCarts', {
  summary: 'The quotes of the company, page by page',
  access: 'contact',
  refuses: [404],
  query: z.object({ currentPage: PageNumber.default(1), reference: line(60).optional() }),
  reply: z.object({
    parkedCarts: z.array(ParkedCartRow),
    currentPage: z.int(),
    pageCount: z.int(),
    totalCount: z.int(),
  }),
})
export const getParkedCart = endpoint('getParkedCart', {
  summary: 'One quote with its lines',
  access: 'contact',
  params: IdParams,
  reply: ParkedCart,
})

/** Brings back a quote that was deleted a moment ago. */
export const restoreParkedCart = endpoint('restoreParkedCart', {
  summary: 'Bring back a quote that was deleted a moment ago',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  reply: Done,
})

/** Accepts a quote: it becomes an order at its own prices, and the cart stays as it is. */
export const orderParkedCart = endpoint('orderParkedCart', {
  summary: 'Order a quote at its own prices',
  access: 'contact',
  may: 'placeOrder',
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** The quote as the customer saw it; another version answers 409 `quote_changed`. */
    version: z.int(),
    totalIncludingTaxInCents: z.int(),
    termsAccepted: z.boolean(),
    purchaseOrderNumber: line(60).nullish(),
    remarks: paragraph(2000).nullish(),
  }),
  reply: z.object({ id: z.string(), number: z.string() }),
})

/** Asks the shop for a price ('prijs op maat'), or answers what it offered. */
export const askPrice = endpoint('askPrice', {
  summary: 'Ask for a price on request, or answer the offer',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  body: z.object({ message: paragraph(4000).min(1, 'Required') }),
  reply: ParkedCart,
})

/** Declines what the shop offered, or takes the question back. */
export const endPriceRequest = endpoint('endPriceRequest', {
  summary: 'Decline the offer, or take the question back',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  reply: ParkedCart,
})
