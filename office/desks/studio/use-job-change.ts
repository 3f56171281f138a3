import type { DeskStudioJob } from '#contract/office/studio.ts'
import type { ToldAnswer } from '#contract/office/told-answer.ts'
import { toldAnswerTexts } from '#texts/nl/office/told-answers.ts'
import { api } from '../../lib/api.ts'
import { type DeskChange, useDeskChange } from '../../lib/use-desk-change.ts'
import { jobOf } from '../../work/studio.ts'

/** A change of a job of the studio. */
export const useJobChange = <Sent = void>(id: string, change: DeskChange<Sent, DeskStudioJob>) =>
  useDeskChange(change, { outdates: [['studio']], replyIs: jobOf(id).queryKey })

/** Writes down what a contact said of a proof by telephone. */
export const useNoteAnswer = (id: string, onDone: () => void) =>
  useJobChange(id, {
    call: (body: ToldAnswer) => api.noteStudioProofAnswer({ params: { id }, body }),
    told: ({ decision }) => toldAnswerTexts.kept[decision],
    onDone,
    isToldInPlace: true,
  })
