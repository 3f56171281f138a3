import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#contract/api-error.ts'
import type { DeskFile } from '#contract/office/files.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { api } from '../../lib/api.ts'
import { fileOf } from '../../work/files.ts'

/** Approves the file that was seen. Where somebody was first, the page reads anew what is so now; what was typed stays. */
export function useApprove({ id, designId, name }: DeskFile, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => api.approveDeskFile({ params: { id }, body: { designId, reason } }),
    async onSuccess(changed) {
      client.setQueryData(fileOf(id).queryKey, changed)
      showToast({ tone: 'good', title: texts.approvedNow(name) })
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
