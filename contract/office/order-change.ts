import { z } from 'zod'
import { DIFFERENCE_KINDS } from '#domain/orders/order-difference.ts'
import { MOST_LINE_CENTS } from '#domain/quotes/line-amount.ts'
import { DeliveryKind, SoldItem } from '../cart.ts'
import { AddressForm } from '../customer.ts'
import { IdParams, line, Phone, PlainDate, Quantity } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { OrderedFreeItem } from './free-item.ts'
import { DeskOrder } from './orders.ts'
import { QuoteItem } from './quotes.ts'

const MOST = 2000

/** Values by the id of what they are of. */
const byId = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.uuid(), value)
    .refine((given) => Object.keys(given).length <= MOST, 'TooMany')
    .default({})

/** How and when lines come that were ordered as one; what is not named stays as it is, or goes as the order goes where it comes in. */
const OtherWay = z.object({
  kind: DeliveryKind.optional(),
  express: z.boolean().optional(),
  date: PlainDate.optional(),
})

/** What is put together for a company: at the price of its lists today, or at what staff agreed for all of it. */
const Composed = z.object({
  item: SoldItem,
  /** Excluding VAT, without studio and check; takes the right to price quotes. */
  priceInCents: z.int().min(0).max(MOST_LINE_CENTS).nullable().default(null),
})

/** What is no product has no price but the one that staff agreed. */
const isPriced = ({ item, priceInCents }: { readonly item: object; readonly priceInCents: number | null }) =>
  !('free' in item) || priceInCents !== null
const UNPRICED = { path: ['priceInCents'], error: 'AmountInvalid' }

/** What a line becomes: what it was in other choices, or a line that is no product as it is called, counted and taxed from now on. */
const ComposedItem = Composed.extend({ item: z.union([SoldItem, OrderedFreeItem]) }).refine(
  isPriced,
  UNPRICED,
)
export type ComposedItem = z.output<typeof ComposedItem>

/** What comes into an order: what the shop sells, or what it makes just now. */
const AddedItem = Composed.extend({ key: z.uuid(), item: QuoteItem }).refine(isPriced, UNPRICED)

/** What is to become different of an order before production; what is not named stays as it is. */
export const OrderChange = z.object({
  /** The order as it was seen; another version answers 409. */
  version: z.int(),
  /** By the id of the line. */
  quantities: byId(Quantity),
  /** What lines are put together as from now on, by their ids: the same product or configurator, of a configuration at its main line, or no product as before. */
  items: byId(ComposedItem),
  /** What comes behind the lines that are there; how and where it comes is said by its key, as of a group by its id. */
  added: z
    .array(AddedItem)
    .max(50, 'TooMany')
    .refine((added) => new Set(added.map(({ key }) => key)).size === added.length, 'Invalid')
    .default([]),
  /** By the id of the design on the front of a line; those of a line that are not named are divided by the shop. */
  copies: byId(Quantity),
  /** By group of lines, of which those that are made already stay as they are. */
  ways: byId(OtherWay),
  /** Where groups go instead; what has no address yet and is sent from now on must be among them. */
  delivery: z
    .object({ groupIds: z.array(z.uuid()).min(1).max(MOST, 'TooMany'), address: AddressForm })
    .nullable()
    .default(null),
  /** Whom the driver calls; an empty name is nobody. */
  contactName: line(80).optional(),
  contactPhone: Phone.optional(),
  /** Empty for none. */
  reference: line(60).optional(),
  purchaseOrderNumber: line(60).optional(),
  /** The customer's own words with a group of lines, by its id. */
  references: byId(line(60)),
})
export type OrderChange = z.output<typeof OrderChange>

/** One difference, as people read it. */
export const OrderDifference = z.object({
  what: z.enum(DIFFERENCE_KINDS),
  /** Of which line or design; null for the whole order. */
  title: z.string().nullable(),
  from: z.string(),
  to: z.string(),
})

const Amount = z.object({ fromInCents: z.int(), toInCents: z.int() })

/** What a change does to an order, before anything of it is done. */
export const OrderChangePreview = z.object({
  differences: z.array(OrderDifference),
  /** Excluding VAT but for VAT and total. */
  amounts: z.object({
    subtotal: Amount,
    express: Amount,
    shipping: Amount,
    net: Amount,
    vat: Amount,
    total: Amount,
  }),
  /** The day that was promised of each line that changes, and what it becomes; a line that waits for its customer has its day later. */
  days: z.array(
    z.object({
      lineId: z.string(),
      title: z.string(),
      /** Null of what comes into the order. */
      from: z.string().nullable(),
      date: z.string(),
      isSettled: z.boolean(),
      /** The first day that could be had by ordering now, where staff name one before that; else null. */
      soonest: z.string().nullable(),
    }),
  ),
  /** What express costs today, of each group whose surcharge is worked out anew and was agreed at another rate. */
  expressRates: z.array(
    z.object({ groupId: z.string(), title: z.string(), percent: z.number(), minimumInCents: z.int() }),
  ),
  /** How the copies of each changed line are divided over its designs. */
  copies: z.array(
    z.object({
      lineId: z.string(),
      title: z.string(),
      quantity: z.int(),
      designs: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int() })),
    }),
  ),
  /** The company comes over its credit limit: the order is held for finance. */
  isOverCredit: z.boolean(),
})
export type OrderChangePreview = z.output<typeof OrderChangePreview>

export const previewOrderChange = officeEndpoint('previewOrderChange', {
  summary:
    'What a change of an order before production would do to its price, copies and days; nothing is changed',
  access: 'operator',
  may: 'changeOrders',
  refuses: [409],
  params: IdParams,
  body: OrderChange,
  reply: OrderChangePreview,
})

export const changeDeskOrder = officeEndpoint('changeDeskOrder', {
  summary:
    'Change an order before production; its customer is mailed a new confirmation that says what changed',
  access: 'operator',
  may: 'changeOrders',
  refuses: [409],
  params: IdParams,
  body: OrderChange.extend({
    /** Chosen by who changes it, so that it is done once. */
    id: z.uuid(),
    /** What was seen that it comes to, including VAT; another amount answers 409. */
    totalInCents: z.int(),
    /** The days that were seen, by the ids of the lines that change; others answer 409, as when the hour to order before has passed. */
    days: z.record(z.uuid(), PlainDate).refine((given) => Object.keys(given).length <= MOST, 'TooMany'),
    /** The customer reads it. */
    reason: line(200).default(''),
  }),
  reply: DeskOrder,
})
