import type { FileProof, ProofAnswer as Answer } from '#contract/file-proofs.ts'
import { api } from '#app/lib/api/api.ts'
import { ProofAnswer } from '#app/lib/proofs/proof-answer.tsx'
import { ProofPages, ProofRemarks } from '#app/lib/proofs/proof-view.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import type { Tone } from '#app/ui/tone.ts'
import { fileProofTexts as texts } from '#texts/nl/file-proofs.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import styles from './order-designs.module.css'
import type { ChangeOrder } from './use-call-order.ts'

const TONES = {
  open: 'warning',
  approved: 'good',
  returned: 'action',
  replaced: 'quiet',
  withdrawn: 'quiet',
} as const satisfies Record<FileProof['state'], Tone>

type OrderProofsProps = {
  readonly proofs: readonly FileProof[]
  readonly orderId: string
  readonly change: ChangeOrder
}

/** What prepress showed of a file before it is printed: the one that waits for an answer, and what was said of others. */
export function OrderProofs({ proofs, orderId, change }: OrderProofsProps) {
  return proofs.map((proof) => (
    <div key={proof.id} className={styles.proofed}>
      <StatusLabel tone={TONES[proof.state]}>{`${texts.title}: ${texts.states[proof.state]}`}</StatusLabel>
      {proof.state === 'open' && (
        <>
          <ProofPages proof={proof} />
          <ProofRemarks proof={proof} />
          <ProofAnswer isSmall fileName={proof.fileName} onAnswer={(said) => answer(proof, said)} />
        </>
      )}
      {(proof.state === 'approved' || proof.state === 'returned') && proof.endedAt !== null && (
        <p className="small muted">
          {texts.answered(proof.state, { ...proof, by: proof.answeredBy }, formatMoment(proof.endedAt))}
        </p>
      )}
      {proof.remarks !== '' && <p className={styles.quoted}>{proof.remarks}</p>}
    </div>
  ))

  async function answer({ id }: FileProof, said: Answer) {
    const isDone = await change(() =>
      api.answerFileProof({ params: { id: orderId, proofId: id }, body: { answer: said } }),
    )
    if (!isDone) return
    showToast({
      tone: 'good',
      title: said.decision === 'approved' ? texts.approvedToast : texts.returnedToast,
    })
  }
}
