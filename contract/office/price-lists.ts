import { z } from 'zod'
import { CHOICE_UNITS, type ChoicePrice, isSameChoice } from '#domain/price-lists/choice-price.ts'
import { LIST_FAULTS, type ListFault } from '#domain/price-lists/faults.ts'
import {
  type ListDiscount,
  type ListPrice as Price,
  MOST_BANDS,
  MOST_RUNS,
} from '#domain/price-lists/content.ts'
import { IdParams, line, PlainDate, requiredLine } from '../shared.ts'
import { changeOf } from './companies.ts'
import { officeEndpoint } from './endpoint.ts'
import { Sku } from './product-form.ts'

/** A hundred thousand euros for one piece, m² or metre. */
const RateE4 = z.int('AmountInvalid').min(0, 'AmountInvalid').max(999_999_999, 'AmountInvalid')
const Cents = z.int('AmountInvalid').min(0, 'AmountInvalid').max(999_999_999, 'AmountInvalid')
const Percent = z.int('PercentInvalid').min(0, 'PercentInvalid').max(100, 'PercentInvalid')
const FromMilli = z.int('QuantityInvalid').min(1, 'QuantityInvalid').max(1_000_000_000, 'QuantityInvalid')
const CategoryPath = line(200)

const Band = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), fromMilli: FromMilli, rateE4: RateE4 }),
  z.object({ kind: z.literal('percentOff'), fromMilli: FromMilli, percent: Percent }),
])

/** A price of a list as somebody writes it: what one sku costs from and to a day. What a list cannot hold is refused, not left out. */
const ListPrice = z.strictObject({
  sku: Sku,
  validFrom: PlainDate,
  validTo: PlainDate.nullable(),
  rateE4: RateE4.nullable(),
  bands: z.array(Band).max(MOST_BANDS, 'TooMany'),
  runPrices: z
    .array(
      z.object({
        quantity: z.int('QuantityInvalid').min(1, 'QuantityInvalid').max(1_000_000, 'QuantityInvalid'),
        cents: Cents,
      }),
    )
    .max(MOST_RUNS, 'TooMany'),
  /** Of a base price alone. */
  once: z.strictObject({ setupCents: Cents, minimumLineCents: Cents.nullable() }).optional(),
}) satisfies z.ZodType<Price>

/** A price as it is kept, also one from before there were limits or from the base list, which has others. */
export const KeptPrice = z.object({
  sku: z.string(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  rateE4: z.int().nullable(),
  bands: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('amount'), fromMilli: z.int(), rateE4: z.int() }),
      z.object({ kind: z.literal('percentOff'), fromMilli: z.int(), percent: z.number() }),
    ]),
  ),
  runPrices: z.array(z.object({ quantity: z.int(), cents: z.int() })),
  once: z.object({ setupCents: z.int(), minimumLineCents: z.int().nullable() }).optional(),
}) satisfies z.ZodType<Price>

/** A percentage off the base prices of a category, as somebody writes it. */
const ListDiscountFields = z.object({
  categoryPath: CategoryPath,
  percentOff: Percent,
}) satisfies z.ZodType<ListDiscount>

/** A discount as it is kept. */
export const KeptDiscount = z.object({
  categoryPath: z.string(),
  percentOff: z.number(),
}) satisfies z.ZodType<ListDiscount>

const ChoiceId = z.string().min(1, 'Required').max(100, 'TooLong')
const MOST_AMOUNT = 999_999_999
/** Of a material nobody takes off more than all of it, or puts on more than ten times. */
const [LEAST_HUNDREDTHS, MOST_HUNDREDTHS] = [-10_000, 100_000]
const SignedAmount = z
  .int('AmountInvalid')
  .min(-MOST_AMOUNT, 'AmountInvalid')
  .max(MOST_AMOUNT, 'AmountInvalid')

/** What a choice of a composed product costs, as somebody writes it. */
const ChoicePriceFields = z
  .strictObject({
    sku: Sku,
    optionId: ChoiceId,
    choiceId: ChoiceId,
    unit: z.enum(CHOICE_UNITS, 'Invalid'),
    amount: SignedAmount,
    setupCents: SignedAmount.nullable(),
  })
  .refine(
    ({ unit, amount }) => unit !== 'percent' || (amount >= LEAST_HUNDREDTHS && amount <= MOST_HUNDREDTHS),
    { error: 'NumberInvalid', path: ['amount'] },
  ) satisfies z.ZodType<ChoicePrice>

/** A price of a choice as it is kept. */
export const KeptChoice = z.object({
  sku: z.string(),
  optionId: z.string(),
  choiceId: z.string(),
  unit: z.enum(CHOICE_UNITS),
  amount: z.int(),
  setupCents: z.int().nullable(),
}) satisfies z.ZodType<ChoicePrice>

/** What is to become of prices, choices and discounts, each with what was seen of it; null for what is not there. */
export const ListEdits = z.object({
  prices: z
    .array(z.object({ before: KeptPrice.nullable(), after: ListPrice.nullable() }))
    .max(500, 'TooMany')
    .default([]),
  /** Of the base list: a choice is there as long as its configurator has it, and is counted as that says. */
  choices: z
    .array(
      z
        .object({ before: KeptChoice, after: ChoicePriceFields })
        .refine(({ before, after }) => isSameChoice(before, after), { error: 'Invalid', path: ['after'] }),
    )
    .max(500, 'TooMany')
    .default([]),
  discounts: z
    .array(z.object({ before: KeptDiscount.nullable(), after: ListDiscountFields.nullable() }))
    .max(500, 'TooMany')
    .default([]),
})
export type ListEdits = z.output<typeof ListEdits>

export const LIST_KINDS = ['base', 'group', 'contract'] as const
export type ListKind = (typeof LIST_KINDS)[number]

const Head = {
  id: z.string(),
  code: z.string(),
  kind: z.enum(LIST_KINDS),
  title: z.string(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
}

export const PriceListRow = z.object({
  ...Head,
  priceCount: z.int(),
  discountCount: z.int(),
  companyCount: z.int(),
  /** The first day on which something of it begins that does not hold yet. */
  nextChange: z.string().nullable(),
})
export type PriceListRow = z.output<typeof PriceListRow>

const rules = { access: 'operator', may: 'changePrices' } as const

export const listPriceLists = officeEndpoint('listPriceLists', {
  summary: 'Price lists by title, by the sixty; the base list first',
  ...rules,
  query: z.object({
    kind: z.enum(['all', ...LIST_KINDS]).default('all'),
    /** Part of a title or a code. */
    search: line(100).default(''),
    /** `next` of the page before. */
    after: z.uuid().optional(),
  }),
  reply: z.object({ lists: z.array(PriceListRow), next: z.string().nullable() }),
})

/** What of a list is about all of it. */
const Facts = z.object({ title: z.string(), validFrom: z.string(), validTo: z.string().nullable() })
export type PriceListFacts = z.output<typeof Facts>

export const PriceList = z.object({
  ...PriceListRow.shape,
  /** Raised with each change of it. */
  version: z.int(),
  discounts: z.array(KeptDiscount.extend({ title: z.string() })),
  /** Some of the companies that have it, by name. */
  companies: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type PriceList = z.output<typeof PriceList>

export const getPriceList = officeEndpoint('getPriceList', {
  summary: 'A price list with its discounts and the companies that have it',
  ...rules,
  params: IdParams,
  reply: PriceList,
})

const FAULTS = Object.keys(LIST_FAULTS) as [ListFault, ...ListFault[]]
const Finding = z.object({ fault: z.enum(FAULTS), place: z.string() })

/** What a price of a list is per: a unit, or a run as a whole. */
export const LIST_UNITS = ['piece', 'm2', 'metre', 'run'] as const
export type ListUnit = (typeof LIST_UNITS)[number]

/** A product as a price of a list goes with it. */
const ListedProduct = z.object({
  sku: z.string(),
  title: z.string(),
  unit: z.enum(LIST_UNITS).nullable(),
  /** What its bands count in. */
  bandUnit: z.enum(['piece', 'm2', 'metre']).nullable(),
  /** What it costs on the base list; null for a run, or without a price. */
  baseRateE4: z.int().nullable(),
  baseRuns: z.array(z.object({ quantity: z.int(), cents: z.int() })),
})
export type ListedProduct = z.output<typeof ListedProduct>

export const PriceRow = z.object({
  id: z.string(),
  price: KeptPrice,
  product: ListedProduct,
  findings: z.array(Finding),
})
export type PriceRow = z.output<typeof PriceRow>

export const listPrices = officeEndpoint('listPrices', {
  summary: 'The prices of a list by SKU and day, by the hundred, with what is odd about them',
  ...rules,
  params: IdParams,
  query: z.object({
    /** Part of a title or a SKU. */
    search: line(100).default(''),
    /** Of this product alone. */
    sku: Sku.optional(),
    show: z.enum(['all', 'now', 'later', 'over']).default('all'),
    /** `next` of the page before. */
    after: z.uuid().optional(),
  }),
  reply: z.object({ prices: z.array(PriceRow), next: z.string().nullable() }),
})

/** A choice with its price, and what is odd about it. */
export const ChoiceRow = z.object({
  /** By which it is told apart. */
  id: z.string(),
  price: KeptChoice,
  /** 'Spandoek › Afwerking › Zoom rondom'. */
  title: z.string(),
  findings: z.array(Finding),
})
export type ChoiceRow = z.output<typeof ChoiceRow>

export const listChoicePrices = officeEndpoint('listChoicePrices', {
  summary: 'What the choices in configurators cost, of the base list, by product and by the hundred',
  ...rules,
  params: IdParams,
  query: z.object({
    /** Words of the product, its SKU, the step and the choice, which must all be there. */
    search: line(100).default(''),
    /** Of this product alone. */
    sku: Sku.optional(),
    /** `next` of the page before. */
    after: z.string().max(1000).optional(),
  }),
  reply: z.object({ choices: z.array(ChoiceRow), next: z.string().nullable() }),
})

export const findListedProducts = officeEndpoint('findListedProducts', {
  summary: 'Products that a price list may name, by title or SKU',
  ...rules,
  query: z.object({ search: requiredLine(100) }),
  reply: z.object({ products: z.array(ListedProduct) }),
})

export const createPriceList = officeEndpoint('createPriceList', {
  summary: 'Make a price list, empty or with all of another',
  ...rules,
  refuses: [409],
  body: z.object({
    kind: z.enum(['group', 'contract'], 'Invalid'),
    code: line(60)
      .toLowerCase()
      .regex(/^[a-z0-9][a-z0-9-]*$/, 'CodeInvalid'),
    title: requiredLine(120),
    validFrom: PlainDate,
    validTo: PlainDate.nullable(),
    copyOf: z.uuid().nullable(),
  }),
  reply: PriceList,
})

export const changePriceList = officeEndpoint('changePriceList', {
  summary: 'Change the title of a price list, or when it holds',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: changeOf(
    z.object({ title: requiredLine(120), validFrom: PlainDate, validTo: PlainDate.nullable() }),
    Facts,
  ),
  reply: PriceList,
})

export const deletePriceList = officeEndpoint('deletePriceList', {
  summary: 'Delete a price list that no company has, as it was seen',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ version: z.int() }),
  reply: z.object({ ok: z.literal(true) }),
})

export const editPrices = officeEndpoint('editPrices', {
  summary:
    'Add, change and remove prices and discounts of a list; what a colleague changed meanwhile answers 409 by its place',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: ListEdits,
  reply: PriceList,
})

/** A product of which something was ordered: how much, what was paid, and what that costs by both lists. */
const OrderedProduct = z.object({
  sku: z.string(),
  title: z.string(),
  lineCount: z.int(),
  quantity: z.int(),
  paidCents: z.int(),
  nowCents: z.int(),
  thenCents: z.int(),
  /** What it cost the shop, without what was chosen on top; null where that is not known of each line. */
  costCents: z.int().nullable(),
})

/** What lines that were ordered would cost by a list as it is, and as it becomes; amounts excluding VAT, without studio and check. */
export const PriceEffect = z.object({
  from: z.string(),
  to: z.string(),
  onDay: z.string(),
  orderCount: z.int(),
  lineCount: z.int(),
  /** Lines that can no longer be made as they were ordered, or have no price by one of both. */
  leftOutCount: z.int(),
  paidCents: z.int(),
  nowCents: z.int(),
  thenCents: z.int(),
  /** Of the lines whose cost is known what they come to by both lists, and what they cost; null where there are none. */
  costed: z
    .object({ lineCount: z.int(), nowCents: z.int(), thenCents: z.int(), costCents: z.int() })
    .nullable(),
  /** How many products become different. */
  differingCount: z.int(),
  /** Those of the greatest difference, that first. */
  products: z.array(OrderedProduct),
})
export type PriceEffect = z.output<typeof PriceEffect>

export const tryPrices = officeEndpoint('tryPrices', {
  summary: 'What the orders of last month would have cost by a list with these changes, on a day',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: ListEdits.extend({ onDay: PlainDate }),
  reply: PriceEffect,
})
