import { swapDesign } from '../cart/change-links.ts'
import { takeLine } from '../cart/take-line.ts'
import { lineIn, viewOwnCart } from '../cart/view-own-cart.ts'
import { swapOrderedDesign, takeWaitingLine } from '../orders/take-waiting-line.ts'
import type { TakeRepairedLine } from '../repairs/repaired-line.ts'

/** Takes a line of the customer's own cart, or one of an order of the company that waits for its files. */
export const takeRepairedLine: TakeRepairedLine = async (shop, trx, customer, { lineId, orderId }) => {
  if (orderId !== null) {
    const { waiting } = await takeWaitingLine(trx, customer, { orderId, lineId })
    const { designs, line } = waiting
    return { print: line.print, designs, swap: (swap) => swapOrderedDesign(trx, lineId, swap) }
  }
  await takeLine(trx, customer, lineId)
  const { print, designs } = lineIn(await viewOwnCart(shop, customer, trx), lineId).line
  return { print, designs, swap: (swap) => swapDesign(trx, lineId, swap) }
}
