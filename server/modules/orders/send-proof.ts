import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import { PROOF_LINK_DAYS, refuseAnswer, refuseProof } from '#domain/orders/file-proofs.ts'
import { rankOf } from '#domain/orders/file-queues.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { keptFile } from '../designs/kept-file.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrder } from '../ordered/find-order.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { deleteApproval, type OrderedFile, takeOrderedFile } from './file-approval-store.ts'
import { fileProofMail } from './file-proof-mail.ts'
import { type FileProof, insertFileProof, listProofs, withdrawProof } from './file-proof-store.ts'
import { followProof } from './follow-proof.ts'
import { moveLinesWithin } from './move-lines.ts'

export { type FileProof, listProofs }

const DAY_MS = 24 * 60 * 60_000

type Shop = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>

type Shown = {
  /** Of the design on its line. */
  readonly id: string
  /** The file that was looked at. */
  readonly designId: string
  /** What the customer reads with it; empty without. */
  readonly note: string
}

/**
 * Shows the customer the file that prepress has seen as it will be printed. Its line waits for his answer, which takes the place of
 * an approval by staff; a mail has a link that takes it without login.
 */
export async function sendProof(shop: Shop, staff: Staff, { id, designId, note }: Shown): Promise<void> {
  requireRight(staff, 'judgeFiles')
  await changeAs(shop.db, staff, async (trx) => {
    const file = await takeFile(trx, id)
    if (file.designId !== designId) throw new Refusal('FileReplaced')
    const order = await findOrder(trx, file.companyId, file.orderId)
    const line = order?.groups.flatMap(({ lines }) => lines).find((one) => one.id === file.lineId)
    const [design] = await loadDesigns(trx, file.companyId, [designId])
    if (!order || !line || !design) throw new Refusal('FileNotOrdered')
    const open = (await listProofs(trx, [file.lineId])).filter(({ state }) => state === 'open')
    const refusal = refuseProof({
      ...file,
      rank: rankOf(judgeDesign(keptFile(design), line.print).status),
      isPictured: design.previews.length > 0,
      isProofed: open.some((proof) => proof.side === file.side && proof.designId === designId),
      isLineProofed: open.length > 0,
    })
    if (refusal) throw new Refusal(refusal)
    const now = shop.clock()
    const token = newToken()
    // A back is printed on each copy, and has no number of its own.
    const copies = file.side === 'back' ? line.quantity : file.copies
    const expiresAt = new Date(now.getTime() + PROOF_LINK_DAYS * DAY_MS)
    await deleteApproval(trx, file)
    const proofId = await insertFileProof(trx, {
      ...file,
      copies,
      note,
      wasHeld: file.isHeld || open.some(({ wasHeld }) => wasHeld),
      operatorId: operatorIdOf(staff),
      tokenHash: tokenHash(token),
      now,
      expiresAt,
    })
    if (file.state !== 'awaiting_approval')
      await moveLinesWithin(shop, trx, { name: file.lineId, state: 'awaiting_approval' })
    const proof = { id: proofId, line, fileName: file.fileName, designId, copies, note }
    await queueMail(shop, trx, await fileProofMail(shop, trx, order, { ...proof, token, expiresAt }))
  })
}

/** Takes a proof back that was not answered. The line goes on where it was once no other is left. */
export async function withdrawFileProof(
  shop: Shop,
  staff: Staff,
  { id, proofId }: { readonly id: string; readonly proofId: string },
): Promise<void> {
  requireRight(staff, 'judgeFiles')
  await changeAs(shop.db, staff, async (trx) => {
    const file = await takeFile(trx, id)
    const proof = (await listProofs(trx, [file.lineId])).find((one) => one.id === proofId)
    if (!proof) throw new Refusal('ProofNotFound')
    const refusal = refuseAnswer(proof.state, false)
    if (refusal) throw new Refusal(refusal)
    const now = shop.clock()
    await withdrawProof(trx, proofId, now)
    await followProof(trx, proof, now)
  })
}

async function takeFile(trx: Executor, id: string): Promise<OrderedFile> {
  const file = await takeOrderedFile(trx, id)
  if (!file) throw new Refusal('FileNotOrdered')
  return file
}
