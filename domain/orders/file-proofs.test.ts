import { describe, expect, it } from 'vitest'
import { PROOF_STATES, proofState, refuseAnswer, refuseProof } from './file-proofs.ts'
import { type JudgedStatus, rankOf } from './file-queues.ts'
import type { LineState } from './states.ts'

describe('refuseProof', () => {
  const file = { isStudio: false, isPictured: true, isProofed: false, isLineProofed: false }
  it.each<[LineState, JudgedStatus, Partial<typeof file>, ReturnType<typeof refuseProof>]>([
    ['released', 'valid', {}, null],
    ['released', 'fixable', {}, null],
    ['released', 'invalid', {}, null],
    ['placed', 'valid', {}, null],
    ['on_hold', 'valid', {}, null],
    ['in_studio', 'valid', {}, null],
    ['released', 'processing', {}, 'FileUnread'],
    ['released', 'error', { isPictured: false }, 'FileWithoutPicture'],
    ['released', 'valid', { isStudio: true }, 'ProofByStudio'],
    ['awaiting_files', 'valid', {}, 'FileAtCustomer'],
    ['awaiting_files', 'valid', { isLineProofed: true }, 'FileAtCustomer'],
    ['awaiting_approval', 'valid', {}, 'FileAtCustomer'],
    ['awaiting_approval', 'valid', { isLineProofed: true }, null],
    ['awaiting_approval', 'valid', { isLineProofed: true, isProofed: true }, 'FileProofed'],
    ['in_production', 'valid', {}, 'FileTooLate'],
    ['cancelled', 'valid', {}, 'FileTooLate'],
  ])('%s with a file that is %s, %o: %s', (state, status, about, refusal) => {
    expect(refuseProof({ state, rank: rankOf(status), ...file, ...about })).toBe(refusal)
  })
})

describe('refuseAnswer', () => {
  const refusals = {
    open: [null, 'ProofLinkExpired'],
    approved: ['ProofAnswered', 'ProofAnswered'],
    returned: ['ProofAnswered', 'ProofAnswered'],
    replaced: ['ProofReplaced', 'ProofReplaced'],
    withdrawn: ['ProofWithdrawn', 'ProofWithdrawn'],
  } as const
  it.each(PROOF_STATES)('%s, before and after the link expired', (state) => {
    expect([refuseAnswer(state, false), refuseAnswer(state, true)]).toEqual(refusals[state])
  })
})

it('a proof of a file that left its line was replaced, unless it was answered before', () => {
  expect([proofState(null, true), proofState(null, false)]).toEqual(['open', 'replaced'])
  expect([proofState('approved', false), proofState('returned', false)]).toEqual(['approved', 'returned'])
})
