import type { Contact } from '#domain/access/actor.ts'
import type { JudgedDesign } from '#domain/cart/line-designs.ts'
import type { OrderedPrint } from '#domain/designs/print-spec.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { takeLine } from '../cart/take-line.ts'
import { lineIn, viewOwnCart } from '../cart/view-own-cart.ts'
import { takeWaitingLine } from '../orders/take-waiting-line.ts'

/** A line of the customer's own cart, or one of an order of the company. */
export type LineName = { readonly lineId: string; readonly orderId: string | null }

/** What repairs need to know of a line. */
export type RepairedLine = {
  readonly print: OrderedPrint | null
  readonly designs: readonly JudgedDesign[]
}

/** Takes a line whose files may be repaired, with its cart or order, for the rest of the transaction; an ordered one waits for its files. */
export async function takeRepairedLine(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  { lineId, orderId }: LineName,
): Promise<RepairedLine> {
  if (orderId !== null) {
    const { waiting } = await takeWaitingLine(trx, customer, { orderId, lineId })
    return { print: waiting.line.print, designs: waiting.designs }
  }
  await takeLine(trx, customer, lineId)
  return lineIn(await viewOwnCart(shop, customer, trx), lineId).line
}
