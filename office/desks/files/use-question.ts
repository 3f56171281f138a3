import type { DeskFile } from '#contract/office/files.ts'
import type { FileMark } from '#domain/orders/file-mark.ts'
import { fileQuestionTexts as texts } from '#texts/nl/office/file-questions.ts'
import { api } from '../../lib/api.ts'
import { useFileChange } from './use-file-change.ts'

/** Asks the customer about the file that was seen. */
export const useAsk = ({ id }: Pick<DeskFile, 'id'>, onDone: () => void) =>
  useFileChange(id, {
    call: (body: { readonly designId: string; readonly text: string; readonly mark: FileMark }) =>
      api.askCustomer({ params: { id }, body }),
    told: () => texts.asked,
    onDone,
  })

/** Takes a question about a file back. */
export const useWithdraw = ({ id }: Pick<DeskFile, 'id'>) =>
  useFileChange(id, {
    call: (questionId: string) => api.withdrawQuestion({ params: { id }, body: { questionId } }),
    told: () => texts.withdrawn,
  })
