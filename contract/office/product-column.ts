import { z } from 'zod'
import { Done, line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { ProductForm } from './product-form.ts'
import { PRODUCT_QUEUES, ProductFields } from './products.ts'

/** Fields of a product that are edited for many products at once: a column of the list, as in a spreadsheet. */
export const PRODUCT_COLUMNS = [
  'title',
  'shortDescription',
  'metaTitle',
  'metaDescription',
  'searchSynonyms',
  'status',
  'vatPercent',
  'productionDays',
  'needsPrintFiles',
] as const satisfies readonly (keyof ProductFields)[]
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

/** What stands in a column. */
export type ColumnValue = ProductFields[ProductColumn]

/** No more rows than this are saved by one call. */
export const MOST_COLUMN_ROWS = 1000

/** The value of a column as it is kept. */
const Value = z.union([z.string(), z.array(z.string()), z.int(), z.boolean()])

export const ColumnRow = z.object({
  id: z.string(),
  sku: z.string(),
  /** As it is in the shop, whatever a draft says. */
  title: z.string(),
  type: z.enum(['simple', 'bundle']),
  /** What the column has in the shop now. */
  live: Value,
  /** What it becomes with the draft; null where that cannot be read. */
  value: Value.nullable(),
})
export type ColumnRow = z.output<typeof ColumnRow>

const rules = { access: 'operator', may: 'changeCatalogue' } as const
const column = z.enum(PRODUCT_COLUMNS)

export const listProductColumn = officeEndpoint('listProductColumn', {
  summary: 'One column of the products of a list, by title, a hundred at a time',
  ...rules,
  query: z.object({
    column,
    queue: z.enum(PRODUCT_QUEUES).default('all'),
    /** Part of a title, or of a SKU. */
    search: line(100).default(''),
    /** Of this category and those below it. */
    category: z.uuid().optional(),
    /** `next` of the page before. */
    after: z.uuid().optional(),
  }),
  reply: z.object({ rows: z.array(ColumnRow), next: z.string().nullable() }),
})

export const getProductColumnRows = officeEndpoint('getProductColumnRows', {
  summary: 'One column of these products; those that are gone are left out',
  ...rules,
  body: z.object({ column, ids: z.array(z.uuid()).min(1).max(MOST_COLUMN_ROWS, 'TooMany') }),
  reply: z.object({ rows: z.array(ColumnRow) }),
})

/** What becomes of a column in some products, each with what was seen there. */
const edits = <Column extends ProductColumn>(name: Column) =>
  z.object({
    column: z.literal(name),
    rows: z
      .array(z.object({ id: z.uuid(), value: ProductForm.shape[name], seen: ProductFields.shape[name] }))
      .min(1)
      .max(MOST_COLUMN_ROWS, 'TooMany')
      .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'NamedTwice'),
  })

export const ColumnEdits = z.discriminatedUnion('column', [
  edits('title'),
  edits('shortDescription'),
  edits('metaTitle'),
  edits('metaDescription'),
  edits('searchSynonyms'),
  edits('status'),
  edits('vatPercent'),
  edits('productionDays'),
  edits('needsPrintFiles'),
])
export type ColumnEdits = z.output<typeof ColumnEdits>

const BODY_BYTES = 16 * 1024 * 1024

export const editProductColumn = officeEndpoint('editProductColumn', {
  summary:
    'Change one column of many products in their drafts, all or none; what a colleague changed meanwhile answers 409 by its row',
  ...rules,
  refuses: [409],
  bodyBytes: BODY_BYTES,
  body: ColumnEdits,
  reply: Done,
})
