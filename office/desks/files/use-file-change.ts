import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#contract/api-error.ts'
import type { DeskFile } from '#contract/office/files.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { api } from '../../lib/api.ts'
import { fileOf } from '../../work/files.ts'
import { fileChangeTexts as texts } from '#texts/nl/office/file-changes.ts'

type Change<Sent> = (sent: Sent) => Promise<DeskFile>
type Done<Sent> = { readonly title?: (sent: Sent) => string; readonly onDone?: (() => void) | undefined }

/** Changes something about a file. Where somebody was first, the page reads anew what is so now; what was typed stays. */
export function useFileChange<Sent>(id: string, change: Change<Sent>, { title, onDone }: Done<Sent> = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    async onSuccess(changed, sent) {
      client.setQueryData(fileOf(id).queryKey, changed)
      if (title) showToast({ tone: 'good', title: title(sent) })
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

type RepairOptions = NonNullable<NonNullable<DeskFile['repair']>['made']>['options']

/** Has the file that was seen repaired. */
export const useRepair = ({ id, designId }: DeskFile) =>
  useFileChange(id, (options: RepairOptions | null) =>
    api.repairDeskFile({ params: { id }, body: { designId, ...(options && { options }) } }),
  )

type Answer = { readonly patchupId: string; readonly decision: 'confirm' | 'reject' }

/** Uses the repaired file in the place of the one that was seen, or not. */
export const useRepairAnswer = ({ id, designId }: DeskFile, onDone: () => void) =>
  useFileChange(
    id,
    (answer: Answer) => api.answerDeskRepair({ params: { id }, body: { designId, ...answer } }),
    { title: ({ decision }) => (decision === 'confirm' ? texts.used : texts.rejected), onDone },
  )

/** Puts a file from before in the place of the one that was seen. */
export const usePutBack = ({ id, designId }: DeskFile) =>
  useFileChange(
    id,
    ({ replacedId }: { readonly replacedId: string; readonly name: string }) =>
      api.putFileBack({ params: { id }, body: { designId, replacedId } }),
    { title: ({ name }) => texts.isBack(name) },
  )
