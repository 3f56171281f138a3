import { z } from 'zod'
import { MOST_FREE_DAYS } from '#domain/catalogue/free-goods.ts'
import { HIGHEST_VAT_PERCENT } from '#domain/pricing/vat-rates.ts'
import { Quantity, requiredLine } from '../shared.ts'

/** What is offered that is no product of the shop; `vatPercent` is one of the shop's rates, the days are working days. */
export const FreeItem = z.object({
  free: z.object({
    title: requiredLine(120),
    quantity: Quantity,
    vatPercent: z.int().min(0).max(HIGHEST_VAT_PERCENT),
    productionDays: z.int('NumberInvalid').min(0, 'NumberInvalid').max(MOST_FREE_DAYS, 'NumberInvalid'),
  }),
})
export type FreeItem = z.output<typeof FreeItem>

/** What can still be said of such a line once it is ordered; its day is moved as that of any other. */
export const OrderedFreeItem = z.object({ free: FreeItem.shape.free.omit({ productionDays: true }) })
export type OrderedFreeItem = z.output<typeof OrderedFreeItem>
