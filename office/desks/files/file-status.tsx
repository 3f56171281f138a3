import type { JudgedStatus } from '#domain/orders/file-queues.ts'
import { fileQuestionTexts as questionTexts } from '#texts/nl/office/file-questions.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { StateLabel } from '../../ui/state-label.tsx'

type FileStatusProps = {
  readonly file: {
    readonly status: JudgedStatus
    readonly isApproved: boolean
    readonly question: string | null
  }
}

/** What is thought of a file: of one that was approved no longer what was found. */
export function FileStatus({ file: { status, isApproved, question } }: FileStatusProps) {
  const { label, tone } = isApproved ? texts.approved : texts.judged[status]
  if (question !== null) return <StateLabel of={{ stateLabel: questionTexts.waits, stateTone: 'waits' }} />
  return <StateLabel of={{ stateLabel: label, stateTone: tone }} />
}
