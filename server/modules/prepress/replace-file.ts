import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { keepFile, releaseFile, takeInFile } from '../designs/take-in-file.ts'
import type { SentFile } from '../designs/sent-file.ts'
import { listReplaced, putInPlace, takeChangeableFile } from '../orders/change-file.ts'

/** `id` is that of the design on its line, `designId` the file that was looked at. */
type Seen = { readonly id: string; readonly designId: string }

/**
 * Puts a file that staff send in the place of the one that they saw. It is checked as any other; its customer finds it in the library
 * beside what he sent. Whoever sends it hears a refusal before it is stored, and once more when another was first meanwhile.
 */
export async function replaceFile(
  shop: Pick<ShopContext, 'db' | 'files' | 'jobs' | 'clock' | 'settings'>,
  staff: Staff,
  { id, designId, fileName, content }: Seen & SentFile,
): Promise<void> {
  requireRight(staff, 'judgeFiles')
  const { file } = await shop.db.transaction().execute((trx) => takeChangeableFile(trx, { id, designId }))
  const kept = await keepFile(shop, { companyId: file.companyId, fileName, content })
  if (kept.sizeBytes === 0) throw new Refusal('UploadIncomplete')
  const now = shop.clock()
  await changeAs(shop.db, staff, async (trx) => {
    const taken = await takeChangeableFile(trx, { id, designId })
    const newId = await takeInFile(shop, trx, kept)
    await releaseFile(trx, newId, now)
    await putInPlace(trx, taken, newId, now)
  })
}

/** Puts a file back that was in this place before the one that was seen. */
export async function putFileBack(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { id, designId, replacedId }: Seen & { readonly replacedId: string },
): Promise<void> {
  requireRight(staff, 'judgeFiles')
  await changeAs(shop.db, staff, async (trx) => {
    const taken = await takeChangeableFile(trx, { id, designId })
    const { file, line } = taken
    const replaced = (await listReplaced(trx, [line.id])).find(
      (one) => one.id === replacedId && one.side === file.side,
    )
    const [design] = replaced?.designId ? await loadDesigns(trx, file.companyId, [replaced.designId]) : []
    const isThere = line.designs.some((one) => one.side === file.side && one.designId === design?.id)
    if (!design?.storageKey || isThere) throw new Refusal('FileGone')
    await putInPlace(trx, taken, design.id, shop.clock())
  })
}
