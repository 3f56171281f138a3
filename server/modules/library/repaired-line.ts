import { takeLine } from '../cart/take-line.ts'
import { lineIn, viewOwnCart } from '../cart/view-own-cart.ts'
import { takeWaitingLine } from '../orders/take-waiting-line.ts'
import type { TakeRepairedLine } from '../repairs/repaired-line.ts'

/** Takes a line of the customer's own cart, or one of an order of the company that waits for its files. */
export const takeRepairedLine: TakeRepairedLine = async (shop, trx, customer, { lineId, orderId }) => {
  if (orderId !== null) {
    const { waiting } = await takeWaitingLine(trx, customer, { orderId, lineId })
    return { print: waiting.line.print, designs: waiting.designs }
  }
  await takeLine(trx, customer, lineId)
  return lineIn(await viewOwnCart(shop, customer, trx), lineId).line
}
