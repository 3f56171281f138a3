import { z } from 'zod'
import { ChosenOption, LineAmount, SimpleItem } from './catalogue.ts'
import { Configuration } from './configurator.ts'
import { Address } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { DesignLink, LinkedDesign, PrintDemands } from './designs.ts'
import { OwnSize } from './own-size.ts'
import { LinePatchup, PatchupAnswer, PatchupOrder } from './patchups.ts'
import {
  Done,
  IdParams,
  line,
  Money,
  Pack,
  paragraph,
  Phone,
  PlainDate,
  Quantity,
  requiredLine,
  TotalMoney,
  VatAmount,
} from './shared.ts'

export const DeliveryKind = z.enum(['ship', 'pickup'])

/** How and when a line is delivered, and what else is offered. */
export const Delivery = z.object({
  kind: DeliveryKind,
  addressId: z.string().nullable(),
  date: z.string(),
  express: z.boolean(),
  /** The moment before which it has to be ordered, with its files, to come on `date`; null when there is none. */
  deadline: z.iso.datetime().nullable(),
  offers: z.object({
    kinds: z.array(DeliveryKind),
    dates: z.array(z.string()),
    expressDates: z.array(z.string()),
    expressPrice: Money.nullable(),
  }),
})

/** The derived state of the print files of a line (decisions: design status); null when it needs none. */
export const DesignStatusOfLine = z.enum([
  'invalid',
  'processing',
  'attention',
  'missing',
  'incomplete',
  'ready',
  'approved',
  'later',
])

export const BlockerCode = z.enum([
  'invalid_design',
  'invalid_date',
  'invalid_config',
  'design_processing',
  'price_changed',
  'product_unavailable',
  'address_missing',
  'no_price',
  'not_shippable',
  'empty_cart',
  'not_allowed',
  'credit_limit',
])

/** Why the cart cannot be ordered, at which line. */
export const Blocker = z.object({ code: BlockerCode, itemId: z.string().nullable(), message: z.string() })

/** A service for the designs of a line: `count` designs by the studio, or one check of all of them. */
export const LineService = z.object({ code: z.enum(['studio', 'check']), count: z.int(), price: Money })

/** One order line (spec 3, Cart item). */
export const CartItem = z.object({
  id: z.string(),
  sku: z.string(),
  /** 'main' or the step whose option it is; null for a product that was not configured. */
  part: z.string().nullable(),
  title: z.string(),
  url: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The article with the customer's own artwork on it; null while there is no picture of that. */
  pictureUrl: z.string().nullable(),
  quantity: z.int(),
  pack: Pack,
  quantities: z.array(z.int()).nullable(),
  customOptions: z.array(ChosenOption),
  widthMm: z.int().nullable(),
  heightMm: z.int().nullable(),
  lengthMm: z.int().nullable(),
  /** The price that the pieces are multiplied by; for a run what one comes to. */
  unitPrice: Money.nullable(),
  price: Money.nullable(),
  /** What `price` is made of; empty without one. */
  amounts: z.array(LineAmount),
  /** The line's part of the express surcharge, which stands in the totals; null when it is not hurried. */
  expressPrice: Money.nullable(),
  previousPrice: Money.nullable(),
  delivery: Delivery,
  designs: z.array(LinkedDesign),
  designStatus: DesignStatusOfLine.nullable(),
  backDesign: LinkedDesign.nullable(),
  /** Whether the back is printed; 'optional' when a design for it decides. */
  backSide: z.enum(['none', 'optional', 'required']),
  /** Null for what is not printed. */
  print: PrintDemands.nullable(),
  validateDesigns: z.boolean(),
  /** What the design studio and the check by hand cost; both are part of the price. */
  services: z.array(LineService),
  patchup: LinePatchup,
  /** The line in the size of its one file of another proportion; null where there is none, or it is not sold in that size. */
  ownSize: OwnSize.nullable(),
})
export type CartItem = z.output<typeof CartItem>

/**
 * Lines that were put together as one product; `configuration` and `choices` say how. For others the first is null, and the
 * second names the material.
 */
export const OrderLineGroup = z.object({
  id: z.string(),
  title: z.string(),
  /** The customer's own words with it. */
  reference: z.string().nullable(),
  configuration: Configuration.nullable(),
  choices: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The page on which it was put together. */
  url: z.string().nullable(),
  lines: z.array(CartItem),
})

/** Each line as soon as it can be, or all of them on one day. */
const DeliveryPlan = z.object({
  code: z.enum(['soonest', 'together']),
  days: z.array(z.object({ itemId: z.string(), date: PlainDate })),
  shippingPrice: Money,
})

/** The cart (spec 3). Segments: subtotal, express, shipping; shipping counts only above 0 cents (spec 9). */
export const Cart = z.object({
  id: z.string().nullable(),
  version: z.int(),
  reference: z.string().nullable(),
  orderLineGroups: z.array(OrderLineGroup),
  isOrderable: z.boolean(),
  blockers: z.array(Blocker),
  subtotalPrice: Money,
  expressPrice: Money,
  totalPrice: TotalMoney,
  totalSegments: z.array(z.object({ code: z.enum(['subtotal', 'express', 'shipping']), price: Money })),
  /** The days that can be chosen for everything at once, and what sending costs then; empty while a line has no day. */
  deliveryPlans: z.array(DeliveryPlan),
  vat: z.array(VatAmount),
  invoiceAddress: Address.nullable(),
  totalItemCount: z.int(),
})
export type Cart = z.output<typeof Cart>

/** A product by itself, or what was configured as one. */
export const SoldItem = z.union([SimpleItem, z.object({ configuration: Configuration })])
export type SoldItem = z.output<typeof SoldItem>

/** What to add: a simple product, or a configuration with all its lines. */
export const AddItem = z.object({
  cartItem: SoldItem,
  /** Never joins a line of the same article. */
  asOwnLine: z.literal(true).optional(),
})

/**
 * What became of something that was added: a line, more pieces of the line of the same article, or a line of its own beside
 * one of the same article that takes no more (decisions, 'Same article again').
 */
export const AddedAs = z.enum(['new_line', 'joined_line', 'separate_line'])
export type AddedAs = z.output<typeof AddedAs>

const DeliveryChoice = z.object({
  kind: DeliveryKind,
  addressId: z.uuid().nullish(),
  date: PlainDate.nullish(),
  express: z.boolean().default(false),
  /** The same choice for every line of the cart. */
  applyToAll: z.boolean().default(false),
})

/** Whom the driver calls for a delivery; an empty phone number is none. */
export const DeliveryContact = z.object({
  name: requiredLine(80),
  phone: Phone,
})
export type DeliveryContact = z.output<typeof DeliveryContact>

/** What the checkout collected; an empty body orders the cart as it stands (decisions: Ordering). */
export const OrderForm = z
  .object({
    reference: line(60).nullish(),
    purchaseOrderNumber: line(60).nullish(),
    remarks: paragraph(2000).nullish(),
    deliveryContact: DeliveryContact.nullish(),
    termsAccepted: z.boolean().optional(),
    /** The cart that is meant: ordered already, its order is the answer. */
    cartId: z.uuid().optional(),
    /** The cart as the customer saw it; another version answers 409 `cart_changed`. */
    version: z.int().optional(),
    /** What the customer saw that it costs; another amount answers 409 `cart_changed`. */
    totalIncludingTaxInCents: z.int().optional(),
  })
  .optional()

export const addCartItem = endpoint('addCartItem', {
  summary: 'Add a product or a configuration to the cart',
  access: 'contact',
  takesKey: true,
  refuses: [404, 409],
  body: AddItem,
  reply: Cart.extend({ added: AddedAs }),
})
export const getCart = endpoint('getCart', {
  summary: 'The cart with its prices, delivery days and files',
  access: 'contact',
  reply: Cart,
})
export const getCartTotals = endpoint('getCartTotals', {
  summary: 'How many items the cart holds',
  access: 'contact',
  reply: z.object({ totalItemCount: z.int() }),
})
/** The cart after a removal; by its id it is undone, null when there was nothing to remove. */
const CartAfterRemoval = Cart.extend({ removalId: z.string().nullable() })
export const removeCartItem = endpoint('removeCartItem', {
  summary: 'Remove a line from the cart',
  access: 'contact',
  refuses: [422],
  params: IdParams,
  reply: CartAfterRemoval,
})
export const changeCartItem = endpoint('changeCartItem', {
  summary: 'Change the quantity, the size or the choices of a line',
  access: 'contact',
  params: IdParams,
  body: z.object({
    quantity: Quantity.optional(),
    customOptions: z.array(ChosenOption).max(20).optional(),
    /** Puts the whole group together anew. */
    configuration: Configuration.optional(),
    /** Accepts a price that changed since the line was added. */
    acceptPrice: z.literal(true).optional(),
    /** Lets staff check the designs of the line by hand, for phValidateDesignPrice. */
    validateDesigns: z.boolean().optional(),
  }),
  reply: Cart,
})
export const emptyCart = endpoint('emptyCart', {
  summary: 'Remove all lines from the cart',
  access: 'contact',
  reply: CartAfterRemoval,
})
/** Puts back what was removed, whole; pressed twice it is put back once. */
export const undoRemoval = endpoint('undoRemoval', {
  summary: 'Put back what was removed',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  reply: Cart,
})
export const parkCart = endpoint('parkCart', {
  summary: 'Keep the cart as a quote',
  access: 'contact',
  takesKey: true,
  refuses: [409],
  body: z.object({ reference: requiredLine(60) }),
  reply: z.object({ id: z.string() }),
})
export const deleteCart = endpoint('deleteCart', {
  summary: 'Delete a quote',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  reply: Done,
})
export const activateCart = endpoint('activateCart', {
  summary: 'Take the lines of a quote into the cart',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  body: z
    .object({
      /** What becomes of the lines that are in the cart now. */
      mode: z.enum(['merge', 'park']).optional(),
      /** Under what the cart is parked first. */
      reference: line(60).optional(),
      /** The quote as the customer saw it; another version answers 409 `quote_changed`. */
      version: z.int().optional(),
    })
    .optional(),
  reply: Cart,
})
export const placeOrder = endpoint('placeOrder', {
  summary: 'Order the cart',
  access: 'contact',
  may: 'placeOrder',
  takesKey: true,
  refuses: [409],
  body: OrderForm,
  reply: z.object({ id: z.string(), number: z.string() }),
})
export const setDelivery = endpoint('setDelivery', {
  summary: 'Choose where, how and when a line is delivered',
  access: 'contact',
  params: IdParams,
  body: DeliveryChoice,
  reply: Cart,
})

export const saveDesigns = endpoint('saveDesigns', {
  summary: 'Divide the copies of a line over files',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  body: z.object({ designs: z.array(DesignLink).max(2000) }),
  reply: Cart,
})
export const setDesignStatus = endpoint('setDesignStatus', {
  summary: 'Approve the files of a line, or promise them for later',
  access: 'contact',
  refuses: [404],
  body: z.object({ itemId: z.uuid(), status: z.enum(['later', 'approved']) }),
  reply: Cart,
})
/** Without a design the back is taken away again (decisions, 'Back of a print'). */
export const chooseBackDesign = endpoint('chooseBackDesign', {
  summary: 'Choose the design for the back of a line, or none',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  body: z.union([
    z.object({ isStudioDesign: z.literal(true) }),
    z.object({ designId: z.uuid(), isStudioDesign: z.literal(false) }),
    z.object({ designId: z.null(), isStudioDesign: z.literal(false).optional() }),
  ]),
  reply: Cart,
})
export const startPatchup = endpoint('startPatchup', {
  summary: 'Propose repairs for the files of a line',
  access: 'contact',
  params: IdParams,
  body: PatchupOrder,
  reply: Cart,
})
export const confirmPatchup = endpoint('confirmPatchup', {
  summary: 'Accept or reject the repairs of a line',
  access: 'contact',
  refuses: [409],
  params: IdParams,
  body: PatchupAnswer,
  reply: Cart,
})
export const answerPatchup = endpoint('answerPatchup', {
  summary: 'Answer the repairs of a line by the link of a mail',
  access: 'contact',
  changesState: true,
  refuses: [409, 422],
  params: IdParams.extend({ value: z.string().min(1).max(400) }),
  reply: Done,
})
