import { refuseFileChange } from '#domain/orders/file-queues.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'
import { type OrderedFile, takeOrderedFile } from './file-approval-store.ts'
import { swapOrderedDesign } from './order-file-store.ts'
import { howReplaced, listReplaced } from './replaced-file-store.ts'

export { howReplaced, listReplaced, swapOrderedDesign }

/** A file that staff may put another in the place of, with its line. */
export type ChangeableFile = { readonly file: OrderedFile; readonly line: OrderLineRow }

/**
 * Takes the file that staff saw, with its order, for the rest of the transaction; one that took its place meanwhile is refused, as is
 * one whose customer has it in hand or that is being made.
 */
export async function takeChangeableFile(
  trx: Executor,
  { id, designId }: { readonly id: string; readonly designId: string },
): Promise<ChangeableFile> {
  const file = await takeOrderedFile(trx, id)
  const order = file && (await findOrder(trx, file.companyId, file.orderId))
  const line = order?.groups.flatMap(({ lines }) => lines).find((one) => one.id === file?.lineId)
  if (!file || !line) throw new Refusal('FileNotOrdered')
  const refusal = refuseFileChange(file)
  if (refusal) throw new Refusal(refusal)
  if (file.designId !== designId) throw new Refusal('FileReplaced')
  return { file, line }
}

/** Puts a file in the place of another on its line, with the same copies. What staff approved of the other does not go over to it. */
export async function putInPlace(
  trx: Executor,
  { lineId, side, designId }: OrderedFile,
  resultDesignId: string,
  now: Date,
): Promise<void> {
  await swapOrderedDesign(trx, lineId, { side, sourceDesignId: designId, resultDesignId, now })
}
