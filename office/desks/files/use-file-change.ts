import type { DeskFile } from '#contract/office/files.ts'
import { fileChangeTexts as texts } from '#texts/nl/office/file-changes.ts'
import { api } from '../../lib/api.ts'
import { type DeskChange, useDeskChange } from '../../lib/use-desk-change.ts'
import { fileOf } from '../../work/files.ts'

/** A change of an ordered file, and of the order that it is in. */
export const useFileChange = <Sent>(id: string, change: DeskChange<Sent, DeskFile>) =>
  useDeskChange(change, { outdates: [['files'], ['orders']], replyIs: fileOf(id).queryKey })

type RepairOptions = NonNullable<NonNullable<DeskFile['repair']>['made']>['options']

/** Has the file that was seen repaired. */
export const useRepair = ({ id, designId }: DeskFile) =>
  useFileChange(id, {
    call: (options: RepairOptions | null) =>
      api.repairDeskFile({ params: { id }, body: { designId, ...(options && { options }) } }),
  })

type Answer = { readonly patchupId: string; readonly decision: 'confirm' | 'reject' }

/** Uses the repaired file in the place of the one that was seen, or not. */
export const useRepairAnswer = ({ id, designId }: DeskFile, onDone: () => void) =>
  useFileChange(id, {
    call: (answer: Answer) => api.answerDeskRepair({ params: { id }, body: { designId, ...answer } }),
    told: ({ decision }) => (decision === 'confirm' ? texts.used : texts.rejected),
    onDone,
  })

/** Puts a file from before in the place of the one that was seen. */
export const usePutBack = ({ id, designId }: DeskFile) =>
  useFileChange(id, {
    call: ({ replacedId }: { readonly replacedId: string; readonly name: string }) =>
      api.putFileBack({ params: { id }, body: { designId, replacedId } }),
    told: ({ name }) => texts.isBack(name),
  })
