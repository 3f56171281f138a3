import { z } from 'zod'
import type { QuoteVersion } from '#domain/quotes/compare-versions.ts'
import { stored } from './stored.ts'

const Cents = z.int()

/** A quote as it was sent, whatever becomes of its products and prices. */
export const quoteVersion = stored<QuoteVersion>(
  'quote_versions.content',
  z.object({
    validUntil: z.string(),
    note: z.string(),
    lines: z.array(
      z.object({
        lineId: z.string(),
        sku: z.string(),
        title: z.string(),
        options: z.array(z.string()),
        quantity: z.int(),
        cents: Cents.nullable(),
        servicesCents: Cents,
      }),
    ),
    subtotalCents: Cents,
    expressCents: Cents,
    shippingCents: Cents,
    netCents: Cents,
    totalCents: Cents,
  }),
)
