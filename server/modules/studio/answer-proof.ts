import type { Contact } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { releaseFile } from '../designs/take-in-file.ts'
import { settlePromise } from '../orders/late-promise.ts'
import { followStudio, setJob, useProof } from '../orders/follow-studio.ts'
import { tellStudio } from './studio-mail.ts'
import { decideProof, findProof, lockJobOfCompany } from './studio-store.ts'

type Answer = {
  readonly orderId: string
  readonly jobId: string
  readonly proofId: string
  readonly decision: 'approved' | 'returned'
  readonly remarks: string
}

/** The answer of a contact who is logged in. */
export async function answerProof(shop: ShopContext, customer: Contact, answer: Answer): Promise<void> {
  const { companyId, contactId } = customer
  await changeAs(shop.db, customer, (trx) =>
    answerWithin(shop, trx, { ...answer, companyId, contactId, isByLink: false }),
  )
}

/**
 * Approves a proof, which makes it the design that is printed, or returns it with remarks. The same answer again changes
 * nothing; another one comes too late.
 */
export async function answerWithin(
  shop: ShopContext,
  trx: Executor,
  answer: Answer & { readonly companyId: string; readonly contactId: string; readonly isByLink: boolean },
): Promise<void> {
  const { companyId, orderId, jobId, proofId, decision, remarks, contactId, isByLink } = answer
  const now = shop.clock()
  const job = await lockJobOfCompany(trx, companyId, orderId, jobId)
  const proof = job && (await findProof(trx, jobId, proofId))
  if (!job || !proof) throw new Refusal('StudioJobNotFound')
  if (proof.decision === decision) return
  if (job.lineState === 'cancelled') throw new Refusal('StudioJobOver')
  if (proof.decision !== null || job.state !== 'proof_sent') throw new Refusal('ProofAnswered')
  if (decision === 'approved' && !proof.isPrintable) throw new Refusal('ProofNotReady')
  await decideProof(trx, proofId, { decision, remarks, contactId, isByLink, now })
  await setJob(trx, jobId, { state: decision === 'approved' ? 'delivered' : 'changes_requested' }, now)
  if (decision === 'approved') {
    await useProof(trx, job.lineDesignId, proofId, now)
    await releaseFile(trx, proof.designId, now)
  }
  await followStudio(trx, job, now)
  if (decision === 'approved') await settlePromise(trx, { ...job, lineIds: [job.orderLineId] }, now)
  await tellStudio(shop, trx, job, answer)
}
