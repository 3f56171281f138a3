import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Money } from './shared.ts'

/** One hit: title and url are what the spec names; the rest is for the list. */
export const SearchResult = z.object({
  title: z.string(),
  url: z.string(),
  kind: z.enum(['product', 'category', 'page']),
  imageUrl: z.string().nullable(),
  description: z.string(),
  sku: z.string().nullable(),
  price: Money.nullable(),
  /** What the price is the price of: 'per m²'; null without one. */
  priceUnit: z.string().nullable(),
})
export type SearchResult = z.output<typeof SearchResult>

/** GET /search?query: best first, an exact sku before all; an empty query finds nothing (spec 5, Search). */
export const search = endpoint('search', {
  summary: 'Find products, categories and pages',
  access: 'known',
  query: z.object({
    query: z.string('Required').trim().max(200, 'TooLong'),
    limit: z.coerce.number().int().min(1).max(60).default(8),
  }),
  reply: z.object({ results: z.array(SearchResult), totalCount: z.int() }),
})
