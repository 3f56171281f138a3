import { z } from 'zod'
import { Done, line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { AttributeValues, ProductForm } from './product-form.ts'
import { PRODUCT_QUEUES, ProductFields } from './products.ts'

/** Fields of a product that are edited for many products at once: a column of the list, as in a spreadsheet. */
export const COLUMN_FIELDS = [
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
export type ColumnField = (typeof COLUMN_FIELDS)[number]

/** What stands in a column; of an attribute the values that a product has of it. */
export type ColumnValue = ProductFields[ColumnField]

/** Which column is meant: one of those fields, or an attribute. */
const ProductColumn = z.object({
  column: z.enum([...COLUMN_FIELDS, 'attribute']),
  /** The code of the attribute. */
  attribute: line(60).default(''),
})
export type ProductColumn = z.output<typeof ProductColumn>

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

export const listProductColumn = officeEndpoint('listProductColumn', {
  summary: 'One column of the products of a list, by title, a hundred at a time',
  ...rules,
  query: ProductColumn.extend({
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
  body: ProductColumn.extend({ ids: z.array(z.uuid()).min(1).max(MOST_COLUMN_ROWS, 'TooMany') }),
  reply: z.object({ rows: z.array(ColumnRow) }),
})

const isOnceEach = (rows: readonly { readonly id: string }[]) =>
  new Set(rows.map(({ id }) => id)).size === rows.length

const some = <Row extends z.ZodType<{ readonly id: string }>>(row: Row) =>
  z.array(row).min(1).max(MOST_COLUMN_ROWS, 'TooMany').refine(isOnceEach, 'NamedTwice')

/** What becomes of a column in some products, each with what was seen there. */
const edits = <Field extends ColumnField>(field: Field) =>
  z.object({
    column: z.literal(field),
    rows: some(z.object({ id: z.uuid(), value: ProductForm.shape[field], seen: ProductFields.shape[field] })),
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
  z.object({
    column: z.literal('attribute'),
    attribute: line(60),
    rows: some(z.object({ id: z.uuid(), value: AttributeValues, seen: z.array(z.string()) })),
  }),
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
