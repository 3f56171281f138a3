import { refuseFileChange } from '#domain/orders/file-queues.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'
import type { Swap } from '../repairs/repaired-line.ts'
import { type OrderedFile, takeOrderedFile } from './file-approval-store.ts'
import { type FileProof, listProofs } from './file-proof-store.ts'
import { followProof } from './follow-proof.ts'
import { swapOrderedDesign } from './order-file-store.ts'
import { howReplaced, listReplaced } from './replaced-file-store.ts'

export { howReplaced, listReplaced }

/** A file that staff may put another in the place of, with its line. */
export type ChangeableFile = {
  readonly file: OrderedFile
  readonly line: OrderLineRow
  /** The proofs of its line that wait for an answer. */
  readonly proofs: readonly FileProof[]
}

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
  const proofs = (await listProofs(trx, [line.id])).filter(({ state }) => state === 'open')
  const refusal = refuseFileChange({ ...file, isLineProofed: proofs.length > 0 })
  if (refusal) throw new Refusal(refusal)
  if (file.designId !== designId) throw new Refusal('FileReplaced')
  return { file, line, proofs }
}

/**
 * Puts a file in the place of another on its line, with the same copies; false where that is not there any more. What staff approved of
 * the other does not go over to it, and a proof of the other is over: its line goes on where it was.
 */
export async function swapFile(
  trx: Executor,
  { file, proofs }: Omit<ChangeableFile, 'line'>,
  swap: Swap,
): Promise<boolean> {
  const isSwapped = await swapOrderedDesign(trx, file.lineId, swap)
  const [proof] = proofs
  if (isSwapped && proof) await followProof(trx, proof, swap.now)
  return isSwapped
}

/** Puts a file in the place of the one that was taken. */
export async function putInPlace(
  trx: Executor,
  taken: ChangeableFile,
  resultDesignId: string,
  now: Date,
): Promise<void> {
  const { side, designId } = taken.file
  await swapFile(trx, taken, { side, sourceDesignId: designId, resultDesignId, now })
}
