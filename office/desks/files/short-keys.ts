import { deskFileTexts } from '#texts/nl/office/files.ts'
import { deskProofTexts } from '#texts/nl/office/file-proofs.ts'
import { fileChangeTexts } from '#texts/nl/office/file-changes.ts'
import { fileQuestionTexts } from '#texts/nl/office/file-questions.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  file: {
    approve: { key: 'a', does: deskFileTexts.approve, may: 'judgeFiles' },
    ask: { key: 'v', does: fileQuestionTexts.ask, may: 'judgeFiles' },
    check: { key: 'o', does: deskFileTexts.checkAgain, may: 'judgeFiles' },
    proof: { key: 'p', does: deskProofTexts.send, may: 'judgeFiles' },
    repair: { key: 'r', does: fileChangeTexts.repair, may: 'judgeFiles' },
    replace: { key: 'u', does: fileChangeTexts.replace, may: 'judgeFiles' },
  },
  files: {
    check: { key: 'o', does: deskFileTexts.checkAgain, may: 'judgeFiles' },
  },
} as const satisfies ShortKeys
