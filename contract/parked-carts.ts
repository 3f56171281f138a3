import { z } from 'zod'
import { Cart } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, Money, PageNumber, TotalMoney } from './shared.ts'

/** A quote (offerte): a parked cart with its reference and validity (decisions: Words). */
export const ParkedCartRow = z.object({
  id: z.string(),
  reference: z.string(),
  parkedAt: z.string(),
  validUntil: z.string(),
  isExpired: z.boolean(),
  itemCount: z.int(),
  totalPrice: TotalMoney,
})

export const ParkedCart = ParkedCartRow.extend({ cart: Cart })

/** One line of the difference list of a re-order. */
const Difference = z.object({
  lineId: z.string(),
  title: z.string(),
  status: z.enum(['same', 'price_changed', 'option_replaced', 'unavailable']),
  oldPrice: Money.nullable(),
  newPrice: Money.nullable(),
})

export const listParkedCarts = endpoint('listParkedCarts', {
  query: z.object({ currentPage: PageNumber.default(1), reference: z.string().max(60).optional() }),
  reply: z.object({
    parkedCarts: z.array(ParkedCartRow),
    currentPage: z.int(),
    pageCount: z.int(),
    totalCount: z.int(),
  }),
})
export const getParkedCart = endpoint('getParkedCart', { params: IdParams, reply: ParkedCart })
export const reOrder = endpoint('reOrder', {
  params: IdParams,
  query: z.object({ preview: z.enum(['0', '1']).optional() }),
  reply: z.object({ differences: z.array(Difference) }),
})
