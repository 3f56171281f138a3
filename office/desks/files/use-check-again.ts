import type { DeskFile } from '#contract/office/files.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { api } from '../../lib/api.ts'
import { useFileChange } from './use-file-change.ts'

/** Has the file that was seen checked anew. */
export const useCheckAgain = ({ id, designId, name }: DeskFile) =>
  useFileChange<void>(id, {
    call: () => api.checkFileAgain({ params: { id }, body: { designId } }),
    told: () => texts.checkedAgain(name),
  })
