import type { Executor } from '../../db/database.ts'
import type { Unlinked } from '../../db/documents/files.ts'
import type { LoggedIn } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { hasMoved, lockDesign, setDeleted, softDelete, undelete } from './design-store.ts'

export { setDeleted }

/** Within this time after its last bytes an upload of another session counts as running (decisions: Uploads). */
const MOVING_MS = 2 * 60_000

/**
 * Takes a design out of its library; the links that were taken off are kept with it. What another browser is still sending
 * cannot be deleted: of files that wait for their turn there, one that moves speaks for all.
 */
export async function hideDesign(
  trx: Executor,
  customer: LoggedIn,
  { designId, unlinked, now }: { designId: string; unlinked: readonly Unlinked[]; now: Date },
): Promise<void> {
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
}

/** Brings a design back into its library that was deleted since then. */
export async function unhideDesign(
  trx: Executor,
  companyId: string,
  deleted: { readonly designId: string; readonly deletedSince: Date; readonly now: Date },
): Promise<void> {
  if (!(await undelete(trx, companyId, deleted))) throw new Refusal('DesignNotFound')
}
