import type { JudgedStatus } from '#domain/orders/file-queues.ts'
import { deskProofTexts as proofTexts } from '#texts/nl/office/file-proofs.ts'
import { fileQuestionTexts as questionTexts } from '#texts/nl/office/file-questions.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { StateLabel } from './state-label.tsx'

type FileStatusProps = {
  readonly file: {
    readonly status: JudgedStatus
    readonly isApproved: boolean
    readonly question: string | null
    readonly proof: 'open' | 'approved' | 'returned' | null
  }
}

/** What is thought of a file: of one that was approved no longer what was found. */
export function FileStatus({ file: { status, isApproved, question, proof } }: FileStatusProps) {
  if (proof !== null && (proof !== 'returned' || !isApproved)) {
    const { label, tone } = proofTexts.states[proof]
    return <StateLabel of={{ stateLabel: label, stateTone: tone }} />
  }
  const { label, tone } = isApproved ? texts.approved : texts.judged[status]
  if (question !== null) return <StateLabel of={{ stateLabel: questionTexts.waits, stateTone: 'waits' }} />
  return <StateLabel of={{ stateLabel: label, stateTone: tone }} />
}
