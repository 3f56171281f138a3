import type { DemoOrder } from '#demo/model.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { keepFile, releaseFile, takeInFile } from '../designs/take-in-file.ts'
import { findOrder } from '../ordered/find-order.ts'
import { sendFileOfLine } from './demo-order-store.ts'

type Placed = { readonly orderId: string; readonly order: DemoOrder }

/**
 * Gives the lines of an order the files that its customer sent: they are taken as they are, and checked like any upload once the
 * shop is open.
 */
export async function sendDemoFiles(
  shop: ShopContext,
  executor: Executor,
  { companyId }: Contact,
  { orderId, order }: Placed,
): Promise<void> {
  const placed = await findOrder(executor, companyId, orderId)
  const lines = placed?.groups.flatMap((group) => group.lines) ?? []
  for (const { sku, file } of order.lines) {
    const line = lines.find((one) => one.sku === sku)
    if (!file || !line) continue
    const kept = await keepFile(shop, { companyId, ...file() })
    const designId = await takeInFile(shop, executor, kept)
    await releaseFile(executor, designId, shop.clock())
    await sendFileOfLine(executor, { lineId: line.id, designId, at: shop.clock() })
  }
}
