import { z } from 'zod'
import { KeptChoice, KeptDiscount, KeptPrice } from '#contract/office/price-lists.ts'
import { PriceFields, RunningMetreFields } from '#contract/office/product-fields.ts'
import type { LabelledEffect, PriceEffect, PriceRule, RunningMetre } from '#domain/pricing/model.ts'
import type { ServicePrices } from '#domain/cart/kept-cart.ts'
import { SHIPPING_CLASS_CODES } from '#domain/delivery/class-fields.ts'
import type { ShippingClass } from '#domain/delivery/shipping.ts'
import type { Edits } from '#domain/price-lists/edits.ts'
import type { AgreedTerms } from '#domain/quotes/freeze.ts'
import { type Kept, stored } from './stored.ts'

const Cents = z.int()
const RateE4 = z.int()

const Rule = PriceFields.extend({ listPercentOff: z.number().exactOptional() }) satisfies z.ZodType<PriceRule>

const Effect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('included') }),
  z.object({ kind: z.literal('piece'), rateE4: RateE4 }),
  z.object({ kind: z.literal('m2'), rateE4: RateE4 }),
  z.object({
    kind: z.literal('edgeMetre'),
    rateE4: RateE4,
    edges: z.array(z.enum(['top', 'right', 'bottom', 'left'])),
    setupCents: Cents,
  }),
  z.object({ kind: z.literal('count'), rateE4: RateE4, count: z.number() }),
  z.object({ kind: z.literal('percent'), percent: z.number() }),
  z.object({ kind: z.literal('order'), cents: Cents, quantity: z.number() }),
  z.object({ kind: z.literal('run'), setupCents: Cents, per1000Cents: Cents }),
]) satisfies z.ZodType<PriceEffect>

/** What a line of a cart or a quote was agreed at, or of an order since staff put it together anew. */
export type AgreedPrice = {
  readonly rule: PriceRule | null
  readonly effects: readonly LabelledEffect[]
  /** What was never agreed is missing. */
  readonly services: Partial<ServicePrices>
}

const AgreedPrice = z.object({
  rule: Rule.nullable(),
  effects: z.array(z.object({ code: z.string(), label: z.string(), effect: Effect })),
  services: z.object({
    studioDesignCents: Cents.exactOptional(),
    validateDesignCents: Cents.exactOptional(),
  }),
}) satisfies z.ZodType<AgreedPrice>

export const agreedPrice = stored<AgreedPrice>('agreed_price', AgreedPrice, [
  // What had no effects, or no services, left them out.
  (price: Kept) => ({ effects: [], services: {}, ...price }),
])

const ParcelLimits = z.object({
  minLongestMm: z.number().nullable(),
  maxLongestMm: z.number().nullable(),
  maxShortestMm: z.number().nullable(),
  maxGirthMm: z.number().nullable(),
  maxGrams: z.number(),
})
const CentsByCountry = z.record(z.string(), Cents)

const ShippingClass = ParcelLimits.extend({
  code: z.enum(SHIPPING_CLASS_CODES),
  centsByCountry: CentsByCountry,
}) satisfies z.ZodType<ShippingClass>

export const agreedTerms = stored<AgreedTerms>(
  'carts.agreed_terms',
  z.object({
    shippingClasses: z.array(ShippingClass),
    shippingVatPercent: z.number(),
    studioDesignCents: Cents,
    validateDesignCents: Cents,
  }),
)

export const runningMetre = stored<RunningMetre>('prices.running_metre', RunningMetreFields)
export const parcelLimits = stored('shipping_classes.limits', ParcelLimits)
export const centsByCountry = stored('shipping_classes.cents_by_country', CentsByCountry)

/** What a change made different of a price list. */
export const listDifferences = stored<Edits>(
  'price_list_changes.differences',
  z.object({
    prices: z.array(z.object({ before: KeptPrice.nullable(), after: KeptPrice.nullable() })),
    choices: z.array(z.object({ before: KeptChoice.nullable(), after: KeptChoice.nullable() })),
    discounts: z.array(z.object({ before: KeptDiscount.nullable(), after: KeptDiscount.nullable() })),
  }),
  // What choices cost was no part of a list.
  [(differences: Kept) => ({ choices: [], ...differences })],
)
