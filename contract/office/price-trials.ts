import { z } from 'zod'
import { MOST_DESIGNS } from '#domain/designs/links.ts'
import { SHIPPING_CLASS_CODES } from '#domain/delivery/class-fields.ts'
import { VAT_REASONS } from '#domain/vat/vat-treatment.ts'
import { DeliveryKind } from '../cart.ts'
import { SimpleItem } from '../catalogue.ts'
import { Configuration, ConfiguratorDefinition } from '../configurator.ts'
import { line, PlainDate, requiredLine, VatAmount } from '../shared.ts'
import { CountryCode } from './delivery.ts'
import { officeEndpoint } from './endpoint.ts'
import { LIST_KINDS } from './price-lists.ts'

const rules = { access: 'operator', may: 'changePrices' } as const

/** A product as somebody is asked about it to know what he pays on a day. */
export const TrialProduct = z.object({
  sku: z.string(),
  title: z.string(),
  sizes: z.array(
    z.object({
      optionId: z.string(),
      label: z.string(),
      minMm: z.int(),
      maxMm: z.int(),
      stepMm: z.int(),
      defaultMm: z.int(),
    }),
  ),
  /** The only quantities that he is sold that day; null when any will do. */
  quantities: z.array(z.int()).nullable(),
  configurator: ConfiguratorDefinition.extend({ key: z.string(), sku: z.string() }).nullable(),
})
export type TrialProduct = z.output<typeof TrialProduct>

export const getTrialProduct = officeEndpoint('getTrialProduct', {
  summary: 'What is asked of a product to know its price for somebody on a day',
  ...rules,
  query: z
    .object({
      sku: requiredLine(64),
      onDay: PlainDate,
      buyer: z.enum(['visitor', 'company', 'list']).default('visitor'),
      /** Of a company or a list. */
      buyerId: z.uuid().optional(),
    })
    .refine(({ buyer, buyerId }) => buyer === 'visitor' || buyerId !== undefined, {
      path: ['buyerId'],
      error: 'Invalid',
    }),
  reply: TrialProduct,
})

/** Whose prices they are: of a visitor, of a company with its lists, or by one list alone. */
const Buyer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('company'), id: z.uuid() }),
  z.object({ kind: z.literal('list'), id: z.uuid() }),
])
export type Buyer = z.output<typeof Buyer>

/** Which list decided a price, and by what it did. */
const Decided = z.object({
  listId: z.string().nullable(),
  listTitle: z.string().nullable(),
  kind: z.enum([...LIST_KINDS]),
  by: z.enum(['sku', 'category', 'base']),
  /** Of a category: its path and what comes off. */
  categoryPath: z.string().nullable(),
  percentOff: z.int().nullable(),
})

/** How it goes, as it is chosen in a cart; nothing chosen is what a cart begins with. */
export const TrialDelivery = z.object({
  kind: DeliveryKind.nullable(),
  /** An address of the company, or any in a country. */
  to: z
    .discriminatedUnion('by', [
      z.object({ by: z.literal('address'), id: z.uuid() }),
      z.object({ by: z.literal('country'), code: CountryCode }),
    ])
    .nullable(),
  express: z.boolean(),
  date: PlainDate.nullable(),
})
export type TrialDelivery = z.output<typeof TrialDelivery>

/** What prints a line: as many files, and designs by the studio, and whether staff check the files by hand. */
export const TrialPrint = z.object({
  /** As in a line of the answer. */
  part: z.string().max(64).nullable(),
  fileCount: z.int().min(0).max(MOST_DESIGNS),
  studioCount: z.int().min(0).max(MOST_DESIGNS),
  back: z.enum(['nothing', 'file', 'studio']),
  isChecked: z.boolean(),
})
export type TrialPrint = z.output<typeof TrialPrint>

const Row = z.object({ label: z.string(), amountE4: z.int(), scope: z.enum(['piece', 'line']) })

/** A line of a price: what the shop shows of it, and why it costs that. */
const TrialLine = z.object({
  part: z.string().nullable(),
  /** It is printed, so designs can be chosen for it. */
  needsFiles: z.boolean(),
  backSide: z.enum(['none', 'optional', 'required']),
  sku: z.string(),
  title: z.string(),
  quantity: z.int(),
  unitCents: z.int(),
  lineCents: z.int(),
  breakdown: z.array(Row),
  amounts: z.array(z.object({ label: z.string(), cents: z.int() })),
  decided: Decided,
  /** What the same line costs by the base prices. */
  baseCents: z.int().nullable(),
})

export const PriceTrial = z.object({
  lines: z.array(TrialLine),
  delivery: z.object({
    kind: DeliveryKind,
    kinds: z.array(DeliveryKind),
    date: PlainDate,
    /** The days that a customer chooses from. */
    dates: z.array(PlainDate),
    isExpress: z.boolean(),
    /** Where it goes; null for what is fetched, or has no address to go to. */
    to: z.object({ addressId: z.string().nullable(), country: z.string() }).nullable(),
    /** Those of the company. */
    addresses: z.array(z.object({ id: z.string(), title: z.string() })),
    countries: z.array(z.string()),
    /** What it is packed in, at the price of one parcel. */
    parcels: z.array(z.object({ code: z.enum([...SHIPPING_CLASS_CODES]), count: z.int(), cents: z.int() })),
  }),
  /** What express costs or would cost, and by which rule; null where it cannot be had. */
  express: z.object({ cents: z.int(), percent: z.int(), minimumCents: z.int() }).nullable(),
  goodsCents: z.int(),
  expressCents: z.int(),
  shippingCents: z.int(),
  netCents: z.int(),
  /** What all of it costs by the base prices; null where it is not sold by those. */
  baseCents: z.int().nullable(),
  vat: z.object({
    reason: z.enum([...VAT_REASONS]),
    rates: z.array(VatAmount),
  }),
  grossCents: z.int(),
  /** What would keep a cart with it from being ordered, but for its files. */
  blockers: z.array(z.string()),
})
export type PriceTrial = z.output<typeof PriceTrial>

export const tryPrice = officeEndpoint('tryPrice', {
  summary:
    'What somebody pays for something on a day, with delivery, services and VAT as in a cart, and which list decides that',
  ...rules,
  body: z.object({
    buyer: Buyer,
    onDay: PlainDate,
    item: z.union([
      z.object({ product: SimpleItem, configuration: z.null() }),
      z.object({ product: z.null(), configuration: Configuration }),
    ]),
    delivery: TrialDelivery,
    /** Of its printed lines; one that is not named has no designs yet. */
    prints: z.array(TrialPrint).max(100),
  }),
  /** Null for what has no price. */
  reply: z.object({ trial: PriceTrial.nullable() }),
})

export const findBuyers = officeEndpoint('findBuyers', {
  summary: 'Companies and price lists by whose prices something can be tried',
  ...rules,
  query: z.object({ search: line(100).default('') }),
  reply: z.object({
    companies: z.array(z.object({ id: z.string(), name: z.string() })),
    lists: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
})
