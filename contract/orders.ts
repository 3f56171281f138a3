import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Address } from './customer.ts'
import { IdParams, line, Money, PageNumber, TotalMoney, VatAmount } from './shared.ts'

/** An order in a list. */
export const OrderRow = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string().nullable(),
  placedAt: z.string(),
  state: z.string(),
  stateLabel: z.string(),
  stateTone: z.string(),
  itemCount: z.int(),
  totalPrice: TotalMoney,
})
export type OrderRow = z.output<typeof OrderRow>

const AddressSnapshot = Address.omit({ id: true, isDefault: true })

/** One line as it was ordered. */
export const OrderLine = z.object({
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  imageUrl: z.string().nullable(),
  quantity: z.int(),
  options: z.array(z.string()),
  unitPrice: Money,
  price: Money,
  vatPercent: z.number(),
  state: z.string(),
  stateLabel: z.string(),
  stateTone: z.string(),
  designStatus: z.string().nullable(),
  delivery: z.object({
    kind: z.enum(['ship', 'pickup']),
    date: z.string(),
    express: z.boolean(),
    address: AddressSnapshot.nullable(),
  }),
  trackingUrl: z.string().nullable(),
})

/** GET /customer/orders/{id}. */
export const Order = OrderRow.extend({
  purchaseOrderNumber: z.string().nullable(),
  remarks: z.string().nullable(),
  groups: z.array(z.object({ id: z.string(), title: z.string(), lines: z.array(OrderLine) })),
  subtotalPrice: Money,
  totalSegments: z.array(z.object({ code: z.enum(['subtotal', 'express', 'shipping']), price: Money })),
  vat: z.array(VatAmount),
  invoiceAddress: AddressSnapshot.nullable(),
  confirmationEmail: z.string(),
  events: z.array(z.object({ at: z.string(), label: z.string() })),
})
export type Order = z.output<typeof Order>

export const listOrders = endpoint('listOrders', {
  query: z.object({ currentPage: PageNumber.default(1), reference: line(60).optional() }),
  reply: z.object({
    orders: z.array(OrderRow),
    currentPage: z.int(),
    pageCount: z.int(),
    totalCount: z.int(),
  }),
})
export const getOrder = endpoint('getOrder', { params: IdParams, reply: Order })
