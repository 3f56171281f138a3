import type { ProofAnswer } from '#contract/file-proofs.ts'
import type { ToldAnswer } from '#contract/office/told-answer.ts'
import type { Contact, Operator } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { refuseAnswer } from '#domain/orders/file-proofs.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { tokenHash } from '../session/tokens.ts'
import { requireApprover } from './approvers.ts'
import { insertApproval, takeOrderedFile } from './file-approval-store.ts'
import { proofAnswerMail } from './file-proof-mail.ts'
import {
  answerProofWith,
  type FileProof,
  findProofByToken,
  findProofed,
  takeProof,
} from './file-proof-store.ts'
import { followProof } from './follow-proof.ts'
import { notedAnswerMail } from './noted-answer-mail.ts'

type Shop = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>
type Named = { readonly orderId: string; readonly proofId: string; readonly answer: ProofAnswer }

/** The answer of a contact who is logged in to a proof of an order of his company. */
export async function answerFileProof(
  shop: Shop,
  customer: Contact,
  { orderId, proofId, answer }: Named,
): Promise<void> {
  await changeAs(shop.db, customer, async (trx) => {
    const proof = await takeProof(trx, proofId)
    if (!proof || proof.companyId !== customer.companyId || proof.orderId !== orderId)
      throw new Refusal('ProofNotFound')
    await decide(shop, trx, proof, answerOf(answer), {
      contactId: customer.contactId,
      isByLink: false,
      notedById: null,
    })
  })
}

/** The answer by the link of the mail, in the name of who placed the order; only until the link expires. */
export async function answerProofByLink(
  shop: Shop,
  { token, answer }: { readonly token: string; readonly answer: ProofAnswer },
): Promise<void> {
  const known = await findProofByToken(shop.db, tokenHash(token))
  if (!known) throw new Refusal('ProofLinkInvalid')
  const { contactId, companyId, rights } = known
  // A link opens no more than a login does.
  const denial = may(
    { kind: 'contact', contactId, companyId, priceScope: '', rights, actedBy: null },
    'answerProof',
  )
  if (denial) throw new Refusal(denial)
  await changeAs(shop.db, { kind: 'contact', contactId, actedBy: null, link: 'proof-link' }, async (trx) => {
    const proof = await takeProof(trx, known.id)
    if (!proof) throw new Refusal('ProofLinkInvalid')
    await decide(shop, trx, proof, answerOf(answer), { contactId, isByLink: true, notedById: null })
  })
}

/**
 * What a contact said by telephone, which staff write down in his name: also after the link of the mail expired. He gets a mail of
 * it, so that he can say when it is not so.
 */
export async function noteFileProofAnswer(
  shop: Shop,
  operator: Operator,
  { id, proofId, contactId, ...answer }: ToldAnswer & { readonly id: string },
): Promise<void> {
  requireRight(operator, 'judgeFiles')
  await changeAs(shop.db, { kind: 'contact', contactId, actedBy: operator }, async (trx) => {
    const file = await takeOrderedFile(trx, id)
    const proof = file && (await takeProof(trx, proofId))
    if (!file || proof?.lineId !== file.lineId) throw new Refusal('ProofNotFound')
    const approver = await requireApprover(trx, proof.orderId, contactId)
    const isNew = await decide(shop, trx, proof, answer, {
      contactId,
      isByLink: false,
      notedById: operator.operatorId,
    })
    if (!isNew) return
    const about = await findProofed(trx, proofId)
    await queueMail(
      shop,
      trx,
      await notedAnswerMail(shop, trx, approver, {
        ...about,
        ...answer,
        id: proofId,
        orderId: proof.orderId,
      }),
    )
  })
}

type Said = Pick<ToldAnswer, 'decision' | 'remarks'>

const answerOf = (answer: ProofAnswer): Said => ({ remarks: '', ...answer })

/**
 * Agreeing approves the file, and the line goes on; what is returned keeps it on hold until prepress did something about it. The same
 * answer again changes nothing; another one comes too late.
 */
async function decide(
  shop: Shop,
  trx: Executor,
  proof: FileProof,
  { decision, remarks }: Said,
  by: { readonly contactId: string; readonly isByLink: boolean; readonly notedById: string | null },
): Promise<boolean> {
  const { id, lineId, side, designId, fileName, state } = proof
  const now = shop.clock()
  // Of what is written down for somebody each word counts.
  if (state === decision && (by.notedById === null || isSaidSo(proof, { ...by, remarks }))) return false
  const refusal = refuseAnswer(state, by.isByLink && proof.expiresAt <= now)
  if (refusal) throw new Refusal(refusal)
  if (designId === null) throw new Refusal('ProofReplaced')
  await answerProofWith(trx, id, { ending: decision, remarks, ...by, now })
  if (decision === 'approved') {
    const approval = { lineId, side, designId, fileName, reason: '', operatorId: null, proofId: id }
    await insertApproval(trx, { ...approval, now })
  }
  await followProof(trx, proof, now)
  if (by.notedById === null || by.notedById !== proof.senderId) {
    const about = await findProofed(trx, id)
    await queueMail(shop, trx, await proofAnswerMail(shop, trx, proof, about, { decision, remarks }))
  }
  return true
}

const isSaidSo = (
  proof: FileProof,
  by: { readonly contactId: string; readonly notedById: string | null; readonly remarks: string },
) => proof.answeredById === by.contactId && proof.notedById === by.notedById && proof.remarks === by.remarks
