import { z } from 'zod'
import { PRODUCTION_QUEUES, QUEUE_NAMES, QUEUE_SORTS, sortsOf } from '#domain/orders/queues.ts'
import { LINE_STATES } from '#domain/orders/states.ts'
import { OrderedDesign, OrderLine, OrderParcel } from '../orders.ts'
import { DeliveryContact, SoldItem } from '../cart.ts'
import { Address } from '../customer.ts'
import { CompanyNote } from './companies.ts'
import { IdParams, line, Money, paragraph, Quantity, requiredLine, TotalMoney, VatAmount } from '../shared.ts'
import { DispatchFields } from './dispatch.ts'
import { officeEndpoint } from './endpoint.ts'
import { orderFilters } from './filters.ts'
import { OrderedFreeItem } from './free-item.ts'
import { Handover } from './handover.ts'
import { DeskInvoiceRow } from './invoices.ts'
import { Wait } from './wait.ts'

/** Whether it may be cancelled: freely, after a question, or not any more. */
const Cancellation = z.enum(['free', 'confirm', 'never'])

/** What stops an order or a line of it, by whom and why. */
export const Hold = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  reason: z.string(),
  /** Its company is over its credit limit: finance lets it go. */
  isForCredit: z.boolean(),
  by: z.string().nullable(),
})
export type Hold = z.output<typeof Hold>

/** What a colleague wrote at an order. */
export const OrderNote = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  by: z.string().nullable(),
  /** The job of the studio that it is about; null where it is about the order. */
  studioJobId: z.string().nullable(),
  /** What lies now where the file was that it is about; null where it is about the order, or nothing lies there. */
  fileId: z.string().nullable(),
  /** What that file was called when it was written; null where it is about the order. */
  fileName: z.string().nullable(),
})

const State = { state: z.string(), stateLabel: z.string(), stateTone: z.string() }

/** An order in a queue of the back office. */
export const DeskOrderRow = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string().nullable(),
  companyName: z.string(),
  placedAt: z.iso.datetime(),
  ...State,
  itemCount: z.int(),
  /** The first day that was promised of what is to leave still; null while it moves, or nothing is to leave. */
  deliveryDate: z.string().nullable(),
  isLate: z.boolean(),
  /** How late the first of it is; null when nothing is. */
  late: Wait.nullable(),
  isExpress: z.boolean(),
  /** It is held, or a line of it. */
  isHeld: z.boolean(),
  /** What stops all that is still to be made or sent of it: the order, or each of its lines. Empty while something moves. */
  stoppedBy: z.array(
    Hold.extend({
      /** The line that it stops; null for the order. */
      title: z.string().nullable(),
    }),
  ),
  netPrice: Money,
})
export type DeskOrderRow = z.output<typeof DeskOrderRow>

export const listDeskOrders = officeEndpoint('listDeskOrders', {
  summary:
    'The orders of a queue by the hundred: the newest first, what must be there first or what has waited the longest',
  access: 'operator',
  may: 'seeOrders',
  query: z
    .object({
      queue: z.enum(QUEUE_NAMES).default('open'),
      /** Part of a number or reference, or of the name of a company. */
      search: line(60).default(''),
      /** Left out, as the queue is usually listed; 'urgent' not of all that is open, was sent or is done. */
      sort: z.enum(QUEUE_SORTS).optional(),
      /** Whether a queue of production shows what is held whole too: there is no work in it. */
      stopped: z.enum(['hidden', 'shown']).default('hidden'),
      ...orderFilters,
      /** `next` of the page before. */
      after: line(120).optional(),
    })
    .refine(({ queue, sort }) => sort === undefined || sortsOf(queue).includes(sort), {
      path: ['sort'],
      message: 'Invalid',
    }),
  reply: z.object({ orders: z.array(DeskOrderRow), next: z.string().nullable() }),
})

export const countDeskOrders = officeEndpoint('countDeskOrders', {
  summary: 'How many orders each queue holds that pass the filters, no further than a thousand',
  access: 'operator',
  may: 'seeOrders',
  query: z.object(orderFilters),
  reply: z.object({
    counts: z.record(z.enum(QUEUE_NAMES), z.int()),
    /** What is held whole, which those of production do not count. */
    stopped: z.record(z.enum(PRODUCTION_QUEUES), z.int()),
    /** What is held for credit, which finance lets go. */
    heldForCredit: z.int(),
  }),
})

/** A line as the desk has it. */
export const DeskLine = OrderLine.pick({
  id: true,
  sku: true,
  title: true,
  imageUrl: true,
  pictureUrl: true,
  quantity: true,
  pack: true,
  options: true,
  price: true,
  validateDesigns: true,
}).extend({
  ...State,
  state: z.enum(LINE_STATES),
  /** Where staff may move it from here. */
  nextStates: z.array(z.enum(LINE_STATES)),
  /** With what of it left, the first shipment first: it may leave in parts. */
  parcels: z.array(OrderParcel.extend({ id: z.string() })),
  cancellation: Cancellation,
  /** Its production has not begun. */
  mayChange: z.boolean(),
  /** A part of a configuration, of which the quantity follows that of the main line. */
  isFollowing: z.boolean(),
  /** What it is put together as, of a configuration at its main line; null where its production has begun, or it is not sold any more. */
  composed: z.object({ item: z.union([SoldItem, OrderedFreeItem]), soldAs: z.string() }).nullable(),
  /** Its own hold; that of the whole order stands there. */
  hold: Hold.nullable(),
  /** The studio makes a design for it. */
  isDesigned: z.boolean(),
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
  lengthMm: z.number().nullable(),
  delivery: OrderLine.shape.delivery.pick({
    kind: true,
    express: true,
    address: true,
    date: true,
    moved: true,
  }),
  designs: z.array(
    OrderedDesign.pick({ id: true, name: true, side: true, quantity: true, previewUrl: true }).extend({
      /** The name under which production fetches the file; null while there is none. */
      printFile: z.string().nullable(),
      /** It has a page at the desk of prepress, which who asks may see. */
      isAtPrepress: z.boolean(),
    }),
  ),
})
export type DeskLine = z.output<typeof DeskLine>

/** An order as the desk has it. */
export const DeskOrder = z.object({
  id: z.string(),
  number: z.string(),
  /** One more after each change of what was ordered. */
  version: z.int(),
  ...State,
  placedAt: z.iso.datetime(),
  reference: z.string().nullable(),
  purchaseOrderNumber: z.string().nullable(),
  remarks: z.string().nullable(),
  company: z.object({ id: z.string(), name: z.string() }),
  /** What is pinned at the company. */
  companyNote: CompanyNote.nullable(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  /** Which version of the terms held when it was placed, and when they were agreed to where that was asked. */
  terms: z.object({ version: z.int(), acceptedAt: z.iso.datetime().nullable() }).nullable(),
  deliveryContact: DeliveryContact.nullable(),
  invoiceAddress: Address.omit({ id: true, isDefault: true }).nullable(),
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** The customer's own words with it. */
      reference: z.string().nullable(),
      lines: z.array(DeskLine),
    }),
  ),
  cancellation: Cancellation,
  hold: Hold.nullable(),
  /** The number of the invoice that stands; null without, and for who may not see invoices. */
  openInvoice: z.string().nullable(),
  /** Its invoices, the first one first, each with its credit notes after it; null for who may not see them. */
  invoices: z.array(DeskInvoiceRow.omit({ companyName: true, orderNumber: true })).nullable(),
  subtotalPrice: Money,
  expressPrice: Money,
  shippingPrice: Money,
  totalPrice: TotalMoney,
  vat: z.array(VatAmount),
  /** The rates that the shop knows, in whole per cent. */
  vatPercents: z.array(z.int()),
  /** What became of it and of its lines, the oldest first. */
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      label: z.string(),
      /** The line that it is about; null for the whole order. */
      title: z.string().nullable(),
      /** Who did it; null where the shop did it by itself. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** Who fetched something of it, the oldest first. */
  handovers: z.array(
    z.object({
      id: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
      /** Strokes as a path of SVG; null where nobody signed. */
      signature: z.string().nullable(),
    }),
  ),
  /** What staff wrote to each other, the newest first. */
  notes: z.array(OrderNote),
  /** Who can be named in a note. */
  colleagues: z.array(z.string()),
  /** What prepress approved, the newest first; the reason is empty where nothing was found. */
  fileApprovals: z.array(
    z.object({
      at: z.iso.datetime(),
      fileName: z.string(),
      reason: z.string(),
      by: z.string().nullable(),
    }),
  ),
})
export type DeskOrder = z.output<typeof DeskOrder>

export const getDeskOrder = officeEndpoint('getDeskOrder', {
  summary: 'One order of any company, with its lines and what may follow',
  access: 'operator',
  may: 'seeOrders',
  params: IdParams,
  reply: DeskOrder,
})

export const moveDeskLines = officeEndpoint('moveDeskLines', {
  summary:
    'Move an order, or some lines of it, to where the work is; its customer is told by mail what leaves',
  access: 'operator',
  may: 'moveOrders',
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** Null moves every line that may go there. */
    lineIds: z.array(z.uuid()).min(1).max(2000, 'TooMany').nullable().default(null),
    /** Only what is in this state, so that nothing that a colleague moved on goes back; null for any. */
    from: z.enum(LINE_STATES).nullable().default(null),
    state: z.enum(LINE_STATES),
    ...DispatchFields,
    /** Of lines that are shipped: how many pieces leave of how many that were seen to be left. Of a line that is not named, all. */
    pieces: z
      .array(z.object({ lineId: z.uuid(), quantity: Quantity, left: Quantity }))
      .max(2000, 'TooMany')
      .default([]),
    /** Who fetches it, where that is what happens. */
    handover: Handover.nullable().default(null),
  }),
  reply: DeskOrder,
})

export const takeBackDeskPart = officeEndpoint('takeBackDeskPart', {
  summary:
    'Take back out of a shipment what of a line was put in it, of a line of which the rest is still here',
  access: 'operator',
  may: 'moveOrders',
  refuses: [409],
  params: IdParams,
  body: z.object({ lineId: z.uuid(), dispatchId: z.uuid() }),
  reply: DeskOrder,
})

export const cancelDeskLines = officeEndpoint('cancelDeskLines', {
  summary:
    'Cancel an order, or one line of it: its customer is told by mail, an invoice is credited and what is left of it invoiced anew',
  access: 'operator',
  may: 'cancelOrders',
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** Null cancels every line. */
    lineId: z.uuid().nullable().default(null),
    /** The customer reads it. */
    reason: requiredLine(200),
    /** It is known that work was done on it. */
    isConfirmed: z.boolean().default(false),
  }),
  reply: DeskOrder,
})

export const holdDeskOrder = officeEndpoint('holdDeskOrder', {
  summary: 'Hold an order, or one line of it, so that nobody moves it; its customer sees nothing of that',
  access: 'operator',
  may: 'holdOrders',
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** Null holds the whole order. */
    lineId: z.uuid().nullable().default(null),
    reason: paragraph(500).min(1, 'Required'),
  }),
  reply: DeskOrder,
})

export const releaseDeskOrder = officeEndpoint('releaseDeskOrder', {
  summary: 'Let a hold go, so that the order or line moves again',
  access: 'operator',
  may: 'holdOrders',
  refuses: [409],
  params: IdParams.extend({ holdId: z.uuid() }),
  reply: DeskOrder,
})

export const movePromisedDay = officeEndpoint('movePromisedDay', {
  summary: 'Promise another day for lines of an order; its customer is told by mail, with the reason',
  access: 'operator',
  may: 'moveOrders',
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** With the day that was seen of each. */
    lines: z
      .array(z.object({ id: z.uuid(), date: z.iso.date() }))
      .min(1)
      .max(2000, 'TooMany'),
    date: z.iso.date(),
    /** The customer reads it. */
    reason: requiredLine(200),
  }),
  reply: DeskOrder,
})
