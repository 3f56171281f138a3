import type { ProofAnswer } from '#contract/file-proofs.ts'
import { may } from '#domain/access/may.ts'
import type { ProofState } from '#domain/orders/file-proofs.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { answerProofByLink } from '../orders/answer-file-proof.ts'
import { type LinkedByMail, openProof } from '../orders/show-file-proof.ts'
import { tokenHash } from '../session/tokens.ts'
import { answerWithin } from './answer-proof.ts'
import { findStudioProofByToken, type LinkedStudioProof } from './proof-link-store.ts'

type Reading = Pick<ShopContext, 'db' | 'clock'>

/** What the link of a mail opens: a proof of the studio, or of a file that the customer sent. */
export async function openLinkedProof(shop: Reading, token: string): Promise<LinkedByMail> {
  const proof = await findStudioProofByToken(shop.db, tokenHash(token))
  if (!proof) return openProof(shop, token)
  const state = stateOf(proof)
  const isExpired = proof.expiresAt === null || proof.expiresAt <= shop.clock()
  const isShown = !isExpired && state !== 'withdrawn'
  const [design = null] = isShown ? await loadDesigns(shop.db, proof.companyId, [proof.designId]) : []
  return {
    proof: { ...proof, state, note: '', endedAt: proof.decidedAt },
    isExpired,
    isStudio: true,
    design,
  }
}

/** One that nobody answered and that waits no more was overtaken by what became of its line. */
function stateOf({ decision, jobState, lineState }: LinkedStudioProof): ProofState {
  if (decision !== null) return decision
  return jobState === 'proof_sent' && lineState !== 'cancelled' ? 'open' : 'withdrawn'
}

/** The answer by the link of a mail, in the name of who placed the order; only until the link expires. */
export async function answerLinkedProof(
  shop: ShopContext,
  { token, answer }: { readonly token: string; readonly answer: ProofAnswer },
): Promise<void> {
  const proof = await findStudioProofByToken(shop.db, tokenHash(token))
  if (!proof) return answerProofByLink(shop, { token, answer })
  const { contactId, companyId, rights, orderId, jobId, expiresAt, decision } = proof
  // A link opens no more than a login does.
  const denial = may(
    { kind: 'contact', contactId, companyId, priceScope: '', rights, actedBy: null },
    'answerProof',
  )
  if (denial) throw new Refusal(denial)
  if (decision === null && (expiresAt === null || expiresAt <= shop.clock()))
    throw new Refusal('ProofLinkExpired')
  await changeAs(shop.db, { kind: 'contact', contactId, actedBy: null, link: 'proof-link' }, (trx) =>
    answerWithin(shop, trx, {
      orderId,
      jobId,
      proofId: proof.id,
      decision: answer.decision,
      remarks: answer.decision === 'returned' ? answer.remarks : '',
      companyId,
      contactId,
      isByLink: true,
      notedById: null,
    }),
  )
}
