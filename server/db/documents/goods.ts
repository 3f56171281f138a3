import { z } from 'zod'
import { ConfiguratorDefinition } from '#contract/configurator.ts'
import { TestChoices } from '#contract/office/configurator-form.ts'
import {
  type Material,
  MaterialFields,
  PackFields,
  printDemands,
  ProductionFields,
  Size,
} from '#contract/office/product-fields.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import type { Pack } from '#domain/catalogue/product-facts.ts'
import type { Production } from '#domain/catalogue/production.ts'
import type { OrderedPrint, PrintSpec } from '#domain/designs/print-spec.ts'
import { type Kept, stored } from './stored.ts'

/** What an ordered line asks of its files. */
export const orderedPrint = stored<OrderedPrint>(
  'order_lines.print',
  z.object({
    ...printDemands,
    sizeMm: Size.nullable(),
    printedSides: z.literal([1, 2]),
    extraSpots: z.array(z.string()),
  }),
)

export const production = stored<Production & { readonly print: PrintSpec | null }>(
  'products.production',
  ProductionFields,
  // Once ink had no limit. The table's own default says nothing: it is in stock and takes no files.
  [
    ({ print: asked, ...made }: Kept) => ({
      carrier: 'stock',
      ...made,
      print: asked ? { maxInkPercent: null, ...asked } : null,
    }),
  ],
)

export const material = stored<Material>('products.material', MaterialFields, [
  (known: Kept) => ({ name: '', thicknessMm: null, weight: null, ...known }),
])

export const pack = stored<Pack>('products.pack', PackFields)

/** All but its key and the sku of its product. */
export const configuratorDefinition = stored('configurators.definition', ConfiguratorDefinition)

/** The same as it is to become, as it was when that was begun, and as it was published. */
export const draftDefinition = stored('configurator_drafts.definition', ConfiguratorDefinition)
export const seenDefinition = stored('configurator_drafts.seen', ConfiguratorDefinition)
export const publishedDefinition = stored('configurator_revisions.definition', ConfiguratorDefinition)

/** What is chosen in a test of a configurator. */
export const testChoices = stored('configurator_tests.choices', TestChoices)

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
