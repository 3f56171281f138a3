import type { DeskFile } from '#contract/office/files.ts'
import type { ToldAnswer } from '#contract/office/told-answer.ts'
import { deskProofTexts as texts } from '#texts/nl/office/file-proofs.ts'
import { toldAnswerTexts } from '#texts/nl/office/told-answers.ts'
import { api } from '../../lib/api.ts'
import { useFileChange } from './use-file-change.ts'

/** Sends the customer a proof of the file that was seen. */
export const useSendProof = ({ id, designId }: Pick<DeskFile, 'id' | 'designId'>, onDone: () => void) =>
  useFileChange(id, {
    call: (note: string) => api.sendFileProof({ params: { id }, body: { designId, note } }),
    told: () => texts.sent,
    onDone,
  })

/** Takes a proof back that was not answered. */
export const useWithdrawProof = ({ id }: Pick<DeskFile, 'id'>) =>
  useFileChange(id, {
    call: (proofId: string) => api.withdrawFileProof({ params: { id }, body: { proofId } }),
    told: () => texts.withdrawn,
  })

/** Writes down what a contact said of a proof by telephone. */
export const useNoteAnswer = ({ id }: Pick<DeskFile, 'id'>, onDone: () => void) =>
  useFileChange(id, {
    call: (body: ToldAnswer) => api.noteFileProofAnswer({ params: { id }, body }),
    told: ({ decision }) => toldAnswerTexts.kept[decision],
    onDone,
    isToldInPlace: true,
  })
