import type { Executor } from '../../db/database.ts'
import { setDeleted } from '../designs/hide-design.ts'
import { findSource, rejectResult, restorePatchups } from './patchup-store.ts'

export { restorePatchups }

/** When a repaired design is deleted, its source comes back into sight, without copies (decisions: Patch-ups). */
export async function restoreSource(trx: Executor, designId: string, now: Date): Promise<void> {
  const sourceId = await findSource(trx, designId)
  if (!sourceId) return
  await setDeleted(trx, sourceId, null, now)
  await rejectResult(trx, designId, now)
}
