import { z } from 'zod'
import { CARRIERS } from '#domain/delivery/carriers.ts'
import { STUDIO_STATES } from '#domain/designs/studio.ts'
import { LINE_DESIGN_STATUSES } from '#domain/cart/design-status.ts'
import { DeliveryContact } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { LineAmount } from './catalogue.ts'
import { Address } from './customer.ts'
import { DesignList, DesignStatus, PrintDemands } from './designs.ts'
import { DocumentLink } from './documents.ts'
import { LinePatchup, PatchupAnswer, PatchupOrder, RepairWays } from './patchups.ts'
import { FileMark } from './file-mark.ts'
import { FileProof, ProofAnswer } from './file-proofs.ts'
import { IdParams, line, Money, Pack, PageNumber, paragraph, TotalMoney, VatAmount } from './shared.ts'

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
  /** The day on which the next of it comes, or the last came; null while nobody can tell, and once it is cancelled. */
  deliveryDate: z.string().nullable(),
  /** Where what left of it last is followed. */
  trackingUrl: z.string().nullable(),
  /** Drawings of the first three products. */
  imageUrls: z.array(z.string()),
  /** The studio begins once the customer has told what it is to make. */
  awaitsBriefing: z.boolean(),
  totalPrice: TotalMoney,
  /** The papers of the order that matter most: its invoice, and before that its confirmation. */
  documents: z.array(DocumentLink),
})
export type OrderRow = z.output<typeof OrderRow>

const AddressSnapshot = Address.omit({ id: true, isDefault: true })

/** What the studio showed, and what the customer said of it. */
export const Proof = z.object({
  id: z.string(),
  previewUrl: z.string().nullable(),
  sentAt: z.string(),
  decision: z.enum(['approved', 'returned']).nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  isByLink: z.boolean(),
  /** Who of the staff wrote down what was said by telephone; null where the customer answered himself. */
  notedBy: z.string().nullable(),
  remarks: z.string(),
})

/** A design by the studio: what was asked, and what came of it. */
export const StudioJob = z.object({
  id: z.string(),
  state: z.enum(STUDIO_STATES),
  stateLabel: z.string(),
  brief: z.string(),
  mayBrief: z.boolean(),
  price: Money,
  proofs: z.array(Proof),
  /** What the studio asks or asked, the oldest first; what it took back is left out. */
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      askedAt: z.string(),
      isOpen: z.boolean(),
      /** Empty until it was answered. */
      answer: z.string(),
    }),
  ),
})
export type StudioJob = z.output<typeof StudioJob>

/** A design as it was ordered; without a name while the studio still makes it. */
export const OrderedDesign = z.object({
  id: z.string(),
  designId: z.string().nullable(),
  isStudioDesign: z.boolean(),
  side: z.enum(['front', 'back']),
  name: z.string().nullable(),
  quantity: z.int(),
  previewUrl: z.string().nullable(),
  studio: StudioJob.nullable(),
  /** What is thought of a file while its line still waits for files; null afterwards. */
  status: DesignStatus.nullable(),
  messages: z.array(z.string()),
  /** What prepress asks about a file of a line that waits, with the place on it; null without. */
  question: z.object({ text: z.string(), mark: FileMark, pictureUrl: z.string().nullable() }).nullable(),
  /** What the shop did to come to this file, where that is not as the customer sent it. */
  byShop: z.object({ how: z.enum(['repaired', 'replaced']), at: z.iso.datetime() }).nullable(),
  /** What prepress showed of it before it is printed, the newest first. */
  proofs: z.array(FileProof),
  /** Whether a repair would take away something for which a file of a line that waits is not valid. */
  isMendable: z.boolean(),
  /** How a file of a line that waits can be brought to what was ordered; null where there is nothing to choose. */
  repairWays: RepairWays.nullable(),
})
export type OrderedDesign = z.output<typeof OrderedDesign>

/** What an ordered line still wants of the customer; the size is that of its print in mm, `copies` leaves out what the studio makes. */
export const WantedFiles = z.object({
  status: z.enum(LINE_DESIGN_STATUSES),
  copies: z.int(),
  assigned: z.int(),
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
  backSide: z.enum(['none', 'optional', 'required']),
  print: PrintDemands.nullable(),
  /** Designs that were not paid for, and what they cost when the files are sent in; null without. */
  extraDesigns: z.object({ count: z.int(), price: Money }).nullable(),
})

/** What of a line is in a shipment. */
export const OrderParcel = z.object({
  /** Counted within the order. */
  number: z.int(),
  quantity: z.int(),
  sentAt: z.iso.datetime(),
  carrier: z.enum(CARRIERS).nullable(),
  trackingCode: z.string().nullable(),
  trackingUrl: z.string().nullable(),
})

/** One line as it was ordered. */
export const OrderLine = z.object({
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The article with the customer's own artwork on it; null while there is no picture of that. */
  pictureUrl: z.string().nullable(),
  quantity: z.int(),
  pack: Pack,
  options: z.array(z.string()),
  unitPrice: Money,
  price: Money,
  /** What `price` is made of. */
  amounts: z.array(LineAmount),
  /** The line's part of the express surcharge, which stands in the totals; null when it is not hurried. */
  expressPrice: Money.nullable(),
  vatPercent: z.number(),
  state: z.string(),
  stateLabel: z.string(),
  stateTone: z.string(),
  designStatus: z.string().nullable(),
  validateDesigns: z.boolean(),
  designs: z.array(OrderedDesign),
  /** Null for a line that waits for no files. */
  wantedFiles: WantedFiles.nullable(),
  /** The repairs of a line that waits for its files; null without. */
  patchup: LinePatchup,
  delivery: z.object({
    kind: z.enum(['ship', 'pickup']),
    /** Of a line that still waits for files or approval: the day if these were there now. */
    date: z.string(),
    /** The moment before which they have to be there for `date`; null for a line that waits for nothing of the customer. */
    deadline: z.iso.datetime().nullable(),
    express: z.boolean(),
    address: AddressSnapshot.nullable(),
    /** The day that was promised before the shop moved it to `date`, and why it did; null where it did not. */
    moved: z.object({ from: z.iso.date(), reason: z.string() }).nullable(),
  }),
  /** Where the last of it is followed. */
  trackingUrl: z.string().nullable(),
  /** Who brings the last of it, and under which code; null while that has not left, and where nobody said. */
  carrier: z.enum(CARRIERS).nullable(),
  trackingCode: z.string().nullable(),
  /** With how many pieces of it each shipment left, the first one first; a line may leave in parts. */
  parcels: z.array(OrderParcel),
  /** Who fetched it, and when; null while nobody has. */
  collected: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
})

export type OrderLine = z.output<typeof OrderLine>

/** GET /customer/orders/{id}. */
export const Order = OrderRow.extend({
  /** Whether who asks may see invoices: without that its papers hold none. */
  seesInvoices: z.boolean(),
  purchaseOrderNumber: z.string().nullable(),
  remarks: z.string().nullable(),
  /** Whom the driver calls; null where nobody was named or nothing is delivered. */
  deliveryContact: DeliveryContact.nullable(),
  groups: z.array(z.object({ id: z.string(), title: z.string(), lines: z.array(OrderLine) })),
  subtotalPrice: Money,
  totalSegments: z.array(z.object({ code: z.enum(['subtotal', 'express', 'shipping']), price: Money })),
  vat: z.array(VatAmount),
  invoiceAddress: AddressSnapshot.nullable(),
  confirmationEmail: z.string(),
  /** Who of the shop placed it, and for which contact; for nobody by name where it is who asks. Null where the contact did. */
  placedFor: z.object({ by: z.string(), contact: z.string().nullable() }).nullable(),
  events: z.array(z.object({ at: z.string(), label: z.string() })),
})
export type Order = z.output<typeof Order>

/** What a customer works on: the orders that wait and the latest ones, as far as the home page tells of them. */
export const Workbench = z.object({
  firstName: z.string(),
  companyName: z.string(),
  /** The day in Amsterdam. */
  today: z.string(),
  orders: z.array(
    OrderRow.pick({
      id: true,
      number: true,
      reference: true,
      state: true,
      placedAt: true,
      awaitsBriefing: true,
    }).extend({
      lines: z.array(
        OrderLine.pick({
          id: true,
          title: true,
          url: true,
          imageUrl: true,
          pictureUrl: true,
          quantity: true,
          state: true,
        }).extend({
          widthMm: z.number().nullable(),
          heightMm: z.number().nullable(),
          lengthMm: z.number().nullable(),
          ...OrderLine.shape.delivery.pick({ kind: true, date: true, deadline: true }).shape,
        }),
      ),
    }),
  ),
})
export type Workbench = z.output<typeof Workbench>

export const getWorkbench = endpoint('getWorkbench', {
  summary: 'The orders that wait for something, and the latest ones',
  access: 'contact',
  reply: Workbench,
})

export const listOrders = endpoint('listOrders', {
  summary: 'The orders of the company, page by page',
  access: 'contact',
  refuses: [404],
  query: z.object({
    currentPage: PageNumber.default(1),
    reference: line(60).optional(),
    /** Those that are not over, of those what waits for the customer, or those that are over. */
    show: z.enum(['running', 'waiting', 'done']).optional(),
  }),
  reply: z.object({
    orders: z.array(OrderRow),
    currentPage: z.int(),
    pageCount: z.int(),
    totalCount: z.int(),
  }),
})
export const getOrder = endpoint('getOrder', {
  summary: 'One order with its lines, files and papers',
  access: 'contact',
  params: IdParams,
  reply: Order,
})

const StudioJobParams = IdParams.extend({ jobId: z.uuid() })

/** Tells the studio what to make, until it has begun. */
export const briefStudio = endpoint('briefStudio', {
  summary: 'Tell the studio what to design',
  access: 'contact',
  may: 'placeOrder',
  refuses: [409],
  params: StudioJobParams,
  body: z.object({ brief: paragraph(4000).min(1, 'Required') }),
  reply: Order,
})

/** Answers what the studio asked; once. */
export const answerStudioQuestion = endpoint('answerStudioQuestion', {
  summary: 'Answer a question of the studio',
  access: 'contact',
  may: 'placeOrder',
  refuses: [409],
  params: StudioJobParams.extend({ questionId: z.uuid() }),
  body: z.object({ answer: paragraph(4000).min(1, 'Required') }),
  reply: Order,
})

/** Approves what the studio showed, or returns it with what has to change. */
export const answerProof = endpoint('answerProof', {
  summary: 'Approve a proof of the studio, or return it with remarks',
  access: 'contact',
  may: 'answerProof',
  refuses: [409],
  params: StudioJobParams,
  body: z.object({
    proofId: z.uuid(),
    answer: ProofAnswer,
  }),
  reply: Order,
})

/** Agrees with what prepress showed of a file, or says what is wrong. */
export const answerFileProof = endpoint('answerFileProof', {
  summary: 'Agree with the proof of an ordered file, or return it with remarks',
  access: 'contact',
  may: 'answerProof',
  refuses: [409],
  params: IdParams.extend({ proofId: z.uuid() }),
  body: z.object({ answer: ProofAnswer }),
  reply: Order,
})

const LineParams = IdParams.extend({ lineId: z.uuid() })

/** What can be printed on a side of an ordered line that waits for its files. */
export const listLineFiles = endpoint('listLineFiles', {
  summary: 'The files that can be printed on a side of an ordered line',
  access: 'contact',
  refuses: [409],
  params: LineParams,
  query: z.object({ side: z.enum(['front', 'back']).default('front') }),
  reply: DesignList,
})

/** Divides the copies of an ordered line over files, as PUT /cart/items/designs/{id} does for a line of the cart. */
export const saveLineFiles = endpoint('saveLineFiles', {
  summary: 'Divide the copies of an ordered line over files',
  access: 'contact',
  may: 'placeOrder',
  refuses: [409],
  params: LineParams,
  body: z.object({
    designs: z
      .array(
        z.object({
          designId: z.uuid(),
          quantity: z.int('QuantityInvalid').min(0, 'QuantityInvalid').max(1_000_000, 'QuantityInvalid'),
        }),
      )
      .max(2000, 'TooMany'),
  }),
  reply: Order,
})

/** Makes a file the back of an ordered line, or takes its back away without one. */
export const saveLineBack = endpoint('saveLineBack', {
  summary: 'Choose the file for the back of an ordered line, or none',
  access: 'contact',
  may: 'placeOrder',
  refuses: [409],
  params: LineParams,
  body: z.object({ designId: z.uuid().nullable() }),
  reply: Order,
})

/** Sends the files in: the customer approves them as they are, agrees with what further designs cost, and the line moves on. */
export const sendLineFiles = endpoint('sendLineFiles', {
  summary: 'Approve the files of an ordered line and send them in',
  access: 'contact',
  may: 'placeOrder',
  refuses: [409],
  params: LineParams,
  body: z.object({ status: z.literal('approved'), extraDesignsInCents: z.int().min(0).default(0) }),
  reply: Order,
})

/** Proposes repairs for the files of an ordered line that waits for them, as POST /cart/items/{id}/patchup does for a line of the cart. */
export const startOrderPatchup = endpoint('startOrderPatchup', {
  summary: 'Propose repairs for the files of an ordered line',
  access: 'contact',
  may: 'placeOrder',
  refuses: [409],
  params: LineParams,
  body: PatchupOrder,
  reply: Order,
})

/** Answers those repairs. */
export const confirmOrderPatchup = endpoint('confirmOrderPatchup', {
  summary: 'Accept or reject the repairs of an ordered line',
  access: 'contact',
  may: 'placeOrder',
  refuses: [409],
  params: LineParams,
  body: PatchupAnswer,
  reply: Order,
})
