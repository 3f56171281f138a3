import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { checkAgain } from '../designs/check-again.ts'
import { takeOrderedFile } from './file-approval-store.ts'

type Again = {
  /** Of the design on its line. */
  readonly id: string
  /** The file that was looked at. */
  readonly designId: string
  /** It is asked with many others, and goes behind what customers send. */
  readonly isOfMany?: boolean
}

/** Prepress has the file that it has seen checked anew, as when it was checked before places were shown. What was approved stays so, and its customer hears nothing. */
export async function checkFileAgain(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock'>,
  staff: Staff,
  { id, designId, isOfMany = false }: Again,
): Promise<void> {
  requireRight(staff, 'judgeFiles')
  await changeAs(shop.db, staff, async (trx) => {
    const file = await takeOrderedFile(trx, id)
    if (!file) throw new Refusal('FileNotOrdered')
    if (file.designId !== designId) throw new Refusal('FileReplaced')
    const fault = await checkAgain(shop, trx, { designId, isOfMany, now: shop.clock() })
    if (fault) throw new Refusal(fault)
  })
}
