import { z } from 'zod'
import { RE_ORDER_STATUSES } from '#domain/orders/re-order.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, Money, Pack } from './shared.ts'

/** One line of the difference list of a re-order. */
const Difference = z.object({
  lineId: z.string(),
  /** Lines of one group are added together or not at all. */
  groupId: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  quantity: z.int(),
  pack: Pack,
  status: z.enum(RE_ORDER_STATUSES),
  /** What became different, in words; null for what is the same. */
  note: z.string().nullable(),
  oldPrice: Money,
  newPrice: Money.nullable(),
  /** The print files that are linked again. */
  files: z.array(z.string()),
  /** What is sold in its place. */
  replacement: z.object({ title: z.string(), url: z.string().nullable() }).nullable(),
})

/**
 * The order once more: `joinedCount` of the added lines joined the line of the same article that was there. A price is
 * that of the pieces by themselves; where they join a line its tiers can make it less.
 */
export const reOrder = endpoint('reOrder', {
  summary: 'Put an order into the cart once more, or see what that would add',
  access: 'contact',
  changesState: true,
  takesKey: true,
  refuses: [409],
  params: IdParams,
  query: z.object({
    /** '1' only answers. */
    preview: z.enum(['0', '1']).optional(),
    /** The groups to add, by id; all that can be ordered when left out. */
    groups: z
      .union([z.uuid(), z.array(z.uuid()).max(200)])
      .transform((ids) => [ids].flat())
      .optional(),
  }),
  reply: z.object({ differences: z.array(Difference), addedCount: z.int(), joinedCount: z.int() }),
})
