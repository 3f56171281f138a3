import { z } from 'zod'
import { ConfiguratorDefinition } from '#contract/configurator.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import type { Pack, Weight } from '#domain/catalogue/product-facts.ts'
import type { Production } from '#domain/catalogue/production.ts'
import type { OrderedPrint, PrintSpec } from '#domain/designs/print-spec.ts'
import { type Kept, stored } from './stored.ts'

const Sides = z.literal([1, 2])
const Need = z.enum(['none', 'optional', 'required'])

const print = {
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

const PrintSpec = z.object({ sides: z.array(Sides), ...print }) satisfies z.ZodType<PrintSpec>

const Size = z.object({ widthMm: z.number(), heightMm: z.number() })

/** What an ordered line asks of its files. */
export const orderedPrint = stored<OrderedPrint>(
  'order_lines.print',
  z.object({
    ...print,
    sizeMm: Size.nullable(),
    printedSides: Sides,
    extraSpots: z.array(z.string()),
  }),
)

const withPrint = { print: PrintSpec.nullable() }

export const production = stored<Production & { readonly print: PrintSpec | null }>(
  'products.production',
  z.discriminatedUnion('carrier', [
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
  ]),
  // Once ink had no limit. The table's own default says nothing: it is in stock and takes no files.
  [
    ({ print: asked, ...made }: Kept) => ({
      carrier: 'stock',
      ...made,
      print: asked ? { maxInkPercent: null, ...asked } : null,
    }),
  ],
)

export type Material = {
  readonly name: string
  readonly thicknessMm: number | null
  readonly weight: Weight | null
}

export const material = stored<Material>(
  'products.material',
  z.object({
    name: z.string(),
    thicknessMm: z.number().nullable(),
    weight: z.object({ grams: z.number(), per: z.enum(['piece', 'm2', 'metre']) }).nullable(),
  }),
  [(known: Kept) => ({ name: '', thicknessMm: null, weight: null, ...known })],
)

export const pack = stored<Pack>(
  'products.pack',
  z.object({ kind: z.enum(['set', 'pieces']), count: z.int() }),
)

/** All but its key and the sku of its product. */
export const configuratorDefinition = stored('configurators.definition', ConfiguratorDefinition)

/** What a customer chose in a configurator, in a cart and as it was ordered. */
export const configuration = stored<KeptConfiguration>(
  'configuration',
  z.object({
    key: z.string(),
    quantity: z.number(),
    options: z.record(z.string(), z.object({ id: z.string(), quantity: z.number().optional() })),
    fields: z.record(z.string(), z.string().nullable()),
  }),
)

/** A size or another option of a product by itself, as it was given. */
export type StoredOption = { readonly id: string; readonly values: readonly string[] }

export const chosenOptions = stored<readonly StoredOption[]>(
  'options',
  z.array(z.object({ id: z.string(), values: z.array(z.string()) })),
)
