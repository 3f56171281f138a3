import { z } from 'zod'
import { LONGEST_CELL, MOST_QUICK_ROWS, QUICK_COLUMNS } from '#domain/quick-order/read-rows.ts'
import { endpoint } from './endpoint.ts'
import { CALCULATIONS_PER_SECOND, Money, Pack } from './shared.ts'

const Cell = z.string().max(LONGEST_CELL, 'TooLong').default('')

/** A row as it was written; a cell that is left out says nothing. */
const Row = z.object({
  sku: Cell,
  width: Cell,
  height: Cell,
  quantity: Cell,
  options: Cell,
  reference: Cell,
  fileName: Cell,
})
const Rows = z.object({ rows: z.array(Row).min(1, 'Required').max(MOST_QUICK_ROWS, 'TooMany') })

/** What the shop makes of a row: the product and what it costs by itself, or why it cannot be ordered so. */
export const RowVerdict = z.object({
  isGood: z.boolean(),
  product: z
    .object({ sku: z.string(), title: z.string(), url: z.string().nullable(), pack: Pack })
    .nullable(),
  choices: z.array(z.string()),
  price: Money.nullable(),
  errors: z.array(z.object({ column: z.enum(QUICK_COLUMNS).nullable(), message: z.string() })),
  /** What becomes of the file that the row names; null when it names none. */
  file: z
    .object({ state: z.enum(['found', 'unknown', 'several', 'not_needed', 'unusable']), message: z.string() })
    .nullable(),
})
export type RowVerdict = z.output<typeof RowVerdict>

/** Looks at rows and changes nothing: a verdict for each, in their order. */
export const checkQuickOrder = endpoint('checkQuickOrder', {
  summary: 'See what the shop makes of rows, without adding them',
  access: 'contact',
  limit: { perSecond: CALCULATIONS_PER_SECOND },
  body: Rows,
  reply: z.object({ rows: z.array(RowVerdict) }),
})

/**
 * Adds all rows to the cart, or none when one of them is refused (`rows.3`, from 0); files that fit are linked. A row of a
 * simple product joins the line of the same article that is there, where that takes more; `joinedCount` tells how many did.
 */
export const addQuickOrder = endpoint('addQuickOrder', {
  summary: 'Add rows to the cart, all or none',
  access: 'contact',
  takesKey: true,
  refuses: [409],
  body: Rows,
  reply: z.object({
    totalItemCount: z.int(),
    joinedCount: z.int(),
    unlinkedFiles: z.array(z.object({ row: z.int(), message: z.string() })),
  }),
})
