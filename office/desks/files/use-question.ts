import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#contract/api-error.ts'
import type { DeskFile } from '#contract/office/files.ts'
import type { FileMark } from '#domain/orders/file-mark.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { fileQuestionTexts as texts } from '#texts/nl/office/file-questions.ts'
import { api } from '../../lib/api.ts'
import { fileOf } from '../../work/files.ts'

type Change<Sent> = (sent: Sent) => Promise<DeskFile>

/** Changes what its customer is asked or shown of a file. Where somebody was first, the page reads anew what is so now. */
export function useFileChange<Sent>(id: string, change: Change<Sent>, done: string, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    async onSuccess(changed) {
      client.setQueryData(fileOf(id).queryKey, changed)
      showToast({ tone: 'good', title: done })
      onDone?.()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['files'] }),
        client.invalidateQueries({ queryKey: ['orders'] }),
      ])
    },
    async onError(error) {
      if (isApiError(error) && error.status === 409) await client.invalidateQueries({ queryKey: ['files'] })
    },
  })
}

/** Asks the customer about the file that was seen. */
export const useAsk = ({ id }: Pick<DeskFile, 'id'>, onDone: () => void) =>
  useFileChange(
    id,
    (body: { readonly designId: string; readonly text: string; readonly mark: FileMark }) =>
      api.askCustomer({ params: { id }, body }),
    texts.asked,
    onDone,
  )

/** Takes a question about a file back. */
export const useWithdraw = ({ id }: Pick<DeskFile, 'id'>) =>
  useFileChange(
    id,
    (questionId: string) => api.withdrawQuestion({ params: { id }, body: { questionId } }),
    texts.withdrawn,
  )
