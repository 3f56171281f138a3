import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { LoggedIn } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { restoreSource, unlinkFromWaitingOrder } from '../repairs/restore-source.ts'
import { hasMoved, lockDesign, softDelete, unlinkFromActiveCart } from './design-store.ts'

/** Within this time after its last bytes an upload of another session counts as running (decisions: Uploads). */
const MOVING_MS = 2 * 60_000

/**
 * Takes a design out of the library and off the customer's own cart. Carts of colleagues, quotes and orders keep it, but for
 * a repaired file of an order that still waits for files, which takes the right to order; what nothing refers to any more is
 * removed by `purge-designs`. What another browser is still sending cannot be deleted: of files that wait for their turn there,
 * one that moves speaks for all.
 */
export async function deleteDesign(
  { db, clock }: ShopContext,
  customer: LoggedIn,
  designId: string,
): Promise<void> {
  const now = clock()
  await changeAs(db, customer, async (trx) => {
    // The cart and the order before the design, as everywhere.
    const unlinked = await unlinkFromActiveCart(trx, customer.contactId, designId, now)
    if (await unlinkFromWaitingOrder(trx, customer.companyId, designId)) requireRight(customer, 'placeOrder')
    const design = await lockDesign(trx, customer.companyId, designId)
    if (!design) throw new Refusal('DesignNotFound')
    const { status, sessionIdHash } = design
    const isUnfinished = status === 'announced' || status === 'receiving'
    const isOfAnother = sessionIdHash !== null && !sessionIdHash.equals(customer.sessionIdHash)
    if (isUnfinished && isOfAnother) {
      if (await hasMoved(trx, sessionIdHash, new Date(now.getTime() - MOVING_MS))) {
        throw new Refusal('UploadStillMoving')
      }
    }
    await softDelete(trx, designId, unlinked, now)
    await restoreSource(trx, designId, now)
  })
}
