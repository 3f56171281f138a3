import { z } from 'zod'
import { SimpleItem } from '../catalogue.ts'
import { Configuration, ConfiguratorDefinition } from '../configurator.ts'
import { line, PlainDate, requiredLine } from '../shared.ts'
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

const Row = z.object({ label: z.string(), amountE4: z.int(), scope: z.enum(['piece', 'line']) })

/** A line of a price: what the shop shows of it, and why it costs that. */
const TrialLine = z.object({
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
  /** Null without a price. */
  netCents: z.int().nullable(),
  baseCents: z.int().nullable(),
  grossCents: z.int().nullable(),
  lines: z.array(TrialLine),
})
export type PriceTrial = z.output<typeof PriceTrial>

export const tryPrice = officeEndpoint('tryPrice', {
  summary:
    'What somebody pays for something on a day, as the shop calculates it, and which list decides that',
  ...rules,
  body: z.object({
    buyer: Buyer,
    onDay: PlainDate,
    item: z.union([
      z.object({ product: SimpleItem, configuration: z.null() }),
      z.object({ product: z.null(), configuration: Configuration }),
    ]),
  }),
  reply: PriceTrial,
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
