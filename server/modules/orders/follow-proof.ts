import type { Executor } from '../../db/database.ts'
import type { FileProof } from './file-proof-store.ts'
import { followStudio } from './follow-studio.ts'
import { settlePromise } from './late-promise.ts'

/** Lets a line go on where it was before a proof of its files held it up, once no other does; its day moves by the time that took. */
export async function followProof(
  trx: Executor,
  { companyId, orderId, lineId, wasHeld }: Pick<FileProof, 'companyId' | 'orderId' | 'lineId' | 'wasHeld'>,
  now: Date,
): Promise<void> {
  await followStudio(trx, { orderId, orderLineId: lineId, isHeld: wasHeld }, now)
  await settlePromise(trx, { companyId, orderId, lineIds: [lineId] }, now)
}
