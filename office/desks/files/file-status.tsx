import type { JudgedStatus } from '#domain/orders/file-queues.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { StateLabel } from '../../ui/state-label.tsx'

type FileStatusProps = { readonly file: { readonly status: JudgedStatus; readonly isApproved: boolean } }

/** What is thought of a file: of one that was approved no longer what was found. */
export function FileStatus({ file: { status, isApproved } }: FileStatusProps) {
  const { label, tone } = isApproved ? texts.approved : texts.judged[status]
  return <StateLabel of={{ stateLabel: label, stateTone: tone }} />
}
