import type { DeskFile } from '#contract/office/files.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { api } from '../../lib/api.ts'
import { useFileChange } from './use-file-change.ts'

/** Approves the file that was seen. */
export const useApprove = ({ id, designId, name }: DeskFile, onDone?: () => void) =>
  useFileChange(id, {
    call: (reason: string) => api.approveDeskFile({ params: { id }, body: { designId, reason } }),
    told: () => texts.approvedNow(name),
    onDone,
  })
