import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import { approvalNeedsReason, rankOf, refuseApproval } from '#domain/orders/file-queues.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { keptFile } from '../designs/kept-file.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { findOrder } from '../ordered/find-order.ts'
import {
  type LineApproval,
  insertApproval,
  isApprovedWhole,
  listApprovals,
  takeOrderedFile,
} from './file-approval-store.ts'
import { followStudio } from './follow-studio.ts'
import { moveLinesWithin } from './move-lines.ts'

export { type LineApproval, listApprovals }

type Approved = {
  /** Of the design on its line. */
  readonly id: string
  /** The file that was looked at. */
  readonly designId: string
  /** Why it may be printed all the same; empty where nothing was found. */
  readonly reason: string
}

/**
 * Prepress approves the file that it has seen: one that took its place meanwhile is refused. Where something was found it takes a
 * reason. A line that waited for nothing but the check by hand is released once each of its files is approved.
 */
export async function approveFile(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  { id, designId, reason }: Approved,
): Promise<void> {
  requireRight(staff, 'judgeFiles')
  await changeAs(shop.db, staff, async (trx) => {
    const file = await takeOrderedFile(trx, id)
    if (!file) throw new Refusal('FileNotOrdered')
    if (file.designId !== designId) throw new Refusal('FileReplaced')
    const order = await findOrder(trx, file.companyId, file.orderId)
    const line = order?.groups.flatMap(({ lines }) => lines).find((one) => one.id === file.lineId)
    const [design] = await loadDesigns(trx, file.companyId, [designId])
    if (!line || !design) throw new Refusal('FileNotOrdered')
    const rank = rankOf(judgeDesign(keptFile(design), line.print).status)
    const refusal = refuseApproval({ ...file, rank })
    if (refusal) throw new Refusal(refusal)
    if (reason === '' && approvalNeedsReason({ ...file, rank }))
      throw new Refusal('ApprovalNeedsReason', { field: 'reason' })
    const operatorId = operatorIdOf(staff)
    const now = shop.clock()
    await insertApproval(trx, { ...file, reason, operatorId, now })
    if (file.state === 'placed' && file.wantsCheck && (await isApprovedWhole(trx, file.lineId)))
      await moveLinesWithin(shop, trx, { name: file.lineId, state: 'released' })
    // What a proof held up goes on as soon as nothing else does so.
    if (file.state === 'on_hold' && !file.isHeld)
      await followStudio(trx, { orderId: file.orderId, orderLineId: file.lineId }, now)
  })
}
