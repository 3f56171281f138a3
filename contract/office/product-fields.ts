import { z } from 'zod'
import type { Pack, Weight } from '#domain/catalogue/product-facts.ts'
import type { Production } from '#domain/catalogue/production.ts'
import type { PrintSpec } from '#domain/designs/print-spec.ts'
import type { ProductCost } from '#domain/pricing/cost.ts'
import type { PriceRule, RunningMetre, TierBand } from '#domain/pricing/model.ts'

/**
 * What a product is made of and costs, as documents in the database keep it and as the desk of the catalogue changes it: lengths
 * in mm, amounts in cents, rates in 1/100 cent.
 */

const Sides = z.literal([1, 2])
const Need = z.enum(['none', 'optional', 'required'])

/** What is asked of a print file, the printed sides apart. */
export const printDemands = {
  bleedMm: z.number(),
  safeMarginMm: z.number(),
  minPpi: z.number().nullable(),
  goodPpi: z.number().nullable(),
  viewingDistanceM: z.number().nullable(),
  colour: z.enum(['CMYK', 'steunkleur folie']),
  maxInkPercent: z.number().nullable(),
  cutLine: Need,
  whiteInk: Need,
  vectorOnly: z.boolean(),
}

export const PrintSpecFields = z.object({
  sides: z.array(Sides),
  ...printDemands,
}) satisfies z.ZodType<PrintSpec>

export const Size = z.object({ widthMm: z.number(), heightMm: z.number() })

const withPrint = { print: PrintSpecFields.nullable() }

/** How a product is made, with what is asked of its print files. */
export const ProductionFields = z.discriminatedUnion('carrier', [
  z.object({
    carrier: z.literal('roll'),
    rollWidthMm: z.number(),
    printableWidthMm: z.number(),
    maxLengthMm: z.number().nullable(),
    mayRotate: z.boolean(),
    mayPanel: z.boolean(),
    ...withPrint,
  }),
  z.object({
    carrier: z.literal('sheet'),
    sheetsMm: z.array(Size),
    usableMarginMm: z.number(),
    mayRotate: z.boolean(),
    ...withPrint,
  }),
  z.object({ carrier: z.enum(['stock', 'profile']), ...withPrint }),
]) satisfies z.ZodType<Production & { readonly print: PrintSpec | null }>

export type Material = {
  readonly name: string
  readonly thicknessMm: number | null
  readonly weight: Weight | null
}

export const MaterialFields = z.object({
  name: z.string(),
  thicknessMm: z.number().nullable(),
  weight: z.object({ grams: z.number(), per: z.enum(['piece', 'm2', 'metre']) }).nullable(),
}) satisfies z.ZodType<Material>

/** How many pieces are sold as one. */
export const PackFields = z.object({
  kind: z.enum(['set', 'pieces']),
  count: z.int(),
}) satisfies z.ZodType<Pack>

const Cents = z.int()
const RateE4 = z.int()

export const RunningMetreFields = z.object({
  usableWidthMm: z.number().nullable(),
  lengthAllowanceMm: z.number(),
  minLengthMm: z.number(),
  measure: z.enum(['length', 'strips', 'perimeter']),
}) satisfies z.ZodType<RunningMetre>

const Band = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), fromMilli: z.number(), rateE4: RateE4 }),
  z.object({ kind: z.literal('percentOff'), fromMilli: z.number(), percent: z.number() }),
]) satisfies z.ZodType<TierBand>

/** What a product costs the shop itself; no call of the shop holds it. */
export const CostFields = z.object({
  per: z.enum(['piece', 'm2', 'metre']),
  rateE4: RateE4,
}) satisfies z.ZodType<ProductCost>

/** What a product costs on a price list. */
export const PriceFields = z.object({
  model: z.enum(['piece', 'm2', 'runningMetre', 'run']),
  rateE4: RateE4.nullable(),
  tiers: z
    .object({
      measure: z.enum(['piece', 'm2', 'metre']),
      scope: z.enum(['line', 'product']),
      bands: z.array(Band),
    })
    .nullable(),
  setupCents: Cents,
  minAreaMm2: z.number().nullable(),
  minimumLineCents: Cents.nullable(),
  extraDesignFeeCents: Cents,
  runningMetre: RunningMetreFields.nullable(),
  runPrices: z.array(z.object({ quantity: z.int(), cents: Cents })),
}) satisfies z.ZodType<PriceRule>
