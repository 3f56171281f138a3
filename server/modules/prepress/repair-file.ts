import type { JudgedDesign } from '#domain/cart/line-designs.ts'
import type { Staff } from '#domain/access/actor.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import type { RepairOptions } from '#domain/designs/repairs.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { keptFile } from '../designs/kept-file.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { type ChangeableFile, swapFile, takeChangeableFile } from '../orders/change-file.ts'
import { answerShopRepair } from '../repairs/decide-patchup.ts'
import { proposeRepairs } from '../repairs/start-patchup.ts'

type Shop = Pick<ShopContext, 'db' | 'jobs' | 'clock'>

/** `id` is that of the design on its line, `designId` the file that was looked at. */
type Seen = { readonly id: string; readonly designId: string }

/** Has the file that prepress saw repaired, as its customer could; nothing of its line changes before somebody has seen the result. */
export async function repairFile(
  shop: Shop,
  staff: Staff,
  { id, designId, options }: Seen & { readonly options?: RepairOptions | undefined },
): Promise<void> {
  requireRight(staff, 'judgeFiles')
  await changeAs(shop.db, staff, async (trx) => {
    const { file, line } = await takeChangeableFile(trx, { id, designId })
    const asker = { lineId: line.id, isOrdered: true, companyId: file.companyId, contactId: null }
    const designs = [await judged(trx, { file, line }, id)]
    await proposeRepairs(shop, trx, asker, { print: line.print, designs }, { options })
  })
}

type Answer = Seen & { readonly patchupId: string; readonly decision: 'confirm' | 'reject' }

/** Puts the repaired file in the place of the one that was seen, or leaves that as it is. */
export async function answerRepair(
  shop: Shop,
  staff: Staff,
  { id, designId, patchupId, decision }: Answer,
): Promise<void> {
  requireRight(staff, 'judgeFiles')
  await changeAs(shop.db, staff, async (trx) => {
    const taken = await takeChangeableFile(trx, { id, designId })
    const { file, line } = taken
    await answerShopRepair(shop, trx, {
      companyId: file.companyId,
      lineId: line.id,
      patchupId,
      decision,
      line: { print: line.print, swap: (swap) => swapFile(trx, taken, swap) },
    })
  })
}

async function judged(
  trx: Executor,
  { file, line }: Pick<ChangeableFile, 'file' | 'line'>,
  id: string,
): Promise<JudgedDesign> {
  const row = line.designs.find((design) => design.id === id)
  const [design] = await loadDesigns(trx, file.companyId, [file.designId])
  if (!row || !design) throw new Refusal('FileNotOrdered')
  const { side, quantity, isApproved } = row
  const kept = keptFile(design)
  return { itemId: id, side, quantity, isApproved, file: kept, verdict: judgeDesign(kept, line.print) }
}
