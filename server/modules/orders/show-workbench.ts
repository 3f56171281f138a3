import type { z } from 'zod'
import type { Workbench } from '#contract/orders.ts'
import type { Contact } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { ShopContext } from '../../context.ts'
import { tradeTerms } from '../catalogue/trade-facts.ts'
import { promisedDelivery } from './late-promise.ts'
import { findOrders } from '../ordered/find-order.ts'
import { designsOfOrders, orderedPicture } from './show-ordered-design.ts'
import { findGreeting, listWork } from './workbench-store.ts'

const LATEST_ORDERS = 6
const MOST_ORDERS = 12

/** What a customer has to do with today: the orders that wait, and those that could be placed once more. */
export async function showWorkbench(
  shop: ShopContext,
  { companyId, contactId }: Contact,
): Promise<z.input<typeof Workbench>> {
  const { db } = shop
  const [greeting, work, terms] = await Promise.all([
    findGreeting(db, contactId),
    listWork(db, companyId, { latest: LATEST_ORDERS, most: MOST_ORDERS }),
    tradeTerms(shop),
  ])
  const now = shop.clock()
  const awaitingBriefing = new Set(work.flatMap(({ id, awaitsBriefing }) => (awaitsBriefing ? [id] : [])))
  const found = await findOrders(
    db,
    companyId,
    work.map(({ id }) => id),
  )
  const designs = await designsOfOrders(db, companyId, found)
  return {
    ...greeting,
    today: amsterdamNow(now).date,
    orders: found.map((order) => {
      const lines = order.groups.flatMap((group) => group.lines)
      return {
        id: order.id,
        number: order.number,
        reference: order.reference,
        state: order.state,
        awaitsBriefing: awaitingBriefing.has(order.id),
        placedAt: order.placedAt.toISOString(),
        lines: lines.map((line) => ({
          id: line.id,
          title: line.title,
          url: line.urlPath,
          imageUrl: line.imageUrl,
          pictureUrl: orderedPicture(line, designs),
          widthMm: line.widthMm,
          heightMm: line.heightMm,
          lengthMm: line.lengthMm,
          quantity: line.quantity,
          state: line.state,
          kind: line.deliveryKind,
          ...promisedDelivery(line, order, { terms, now }),
        })),
      }
    }),
  }
}
