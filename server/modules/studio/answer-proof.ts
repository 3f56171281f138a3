import type { ToldAnswer } from '#contract/office/told-answer.ts'
import type { Contact, Operator } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { releaseFile } from '../designs/take-in-file.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { requireApprover } from '../orders/approvers.ts'
import { notedAnswerMail } from '../orders/noted-answer-mail.ts'
import { settlePromise } from '../orders/late-promise.ts'
import { followStudio, setJob, useProof } from '../orders/follow-studio.ts'
import { tellStudio } from './studio-mail.ts'
import { decideProof, findProof, lockJobOfCompany, lockJobOfId } from './studio-store.ts'

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
    answerWithin(shop, trx, { ...answer, companyId, contactId, isByLink: false, notedById: null }),
  )
}

/**
 * Approves a proof, which makes it the design that is printed, or returns it with remarks. The same answer again changes
 * nothing; another one comes too late. Answers whether it is new.
 */
export async function answerWithin(
  shop: ShopContext,
  trx: Executor,
  answer: Answer & {
    readonly companyId: string
    readonly contactId: string
    readonly isByLink: boolean
    readonly notedById: string | null
  },
): Promise<boolean> {
  const { companyId, orderId, jobId, proofId, decision, remarks, contactId, isByLink, notedById } = answer
  const now = shop.clock()
  const job = await lockJobOfCompany(trx, companyId, orderId, jobId)
  const proof = job && (await findProof(trx, jobId, proofId))
  if (!job || !proof) throw new Refusal('StudioJobNotFound')
  // Of what is written down for somebody each word counts.
  const isSaidSo =
    proof.decidedById === contactId && proof.notedById === notedById && proof.remarks === remarks
  if (proof.decision === decision && (notedById === null || isSaidSo)) return false
  if (job.lineState === 'cancelled') throw new Refusal('StudioJobOver')
  if (proof.decision !== null || job.state !== 'proof_sent') throw new Refusal('ProofAnswered')
  if (decision === 'approved' && !proof.isPrintable) throw new Refusal('ProofNotReady')
  await decideProof(trx, proofId, { decision, remarks, contactId, isByLink, notedById, now })
  await setJob(trx, jobId, { state: decision === 'approved' ? 'delivered' : 'changes_requested' }, now)
  if (decision === 'approved') {
    await useProof(trx, job.lineDesignId, proofId, now)
    await releaseFile(trx, proof.designId, now)
  }
  await followStudio(trx, job, now)
  if (decision === 'approved') await settlePromise(trx, { ...job, lineIds: [job.orderLineId] }, now)
  // Who makes it and writes down what he heard knows it.
  if (notedById === null || notedById !== job.takenBy) await tellStudio(shop, trx, job, answer)
  return true
}

/** What a contact said by telephone, which staff write down in his name; he gets a mail of it, so that he can say when it is not so. */
export async function noteStudioProofAnswer(
  shop: ShopContext,
  operator: Operator,
  { jobId, contactId, ...answer }: ToldAnswer & { readonly jobId: string },
): Promise<void> {
  requireRight(operator, 'deliverProofs')
  await changeAs(shop.db, { kind: 'contact', contactId, actedBy: operator }, async (trx) => {
    const job = await lockJobOfId(trx, jobId)
    if (!job) throw new Refusal('StudioJobNotFound')
    const { orderId, orderNumber, companyId, lineTitle } = job
    const approver = await requireApprover(trx, orderId, contactId)
    const by = { contactId, isByLink: false, notedById: operator.operatorId }
    const isNew = await answerWithin(shop, trx, { ...answer, ...by, companyId, orderId, jobId })
    if (!isNew) return
    const about = { id: answer.proofId, orderId, orderNumber, lineTitle }
    await queueMail(shop, trx, await notedAnswerMail(shop, trx, approver, { ...about, ...answer }))
  })
}
