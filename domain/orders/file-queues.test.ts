import { describe, expect, it } from 'vitest'
import {
  approvalNeedsReason,
  daysLeft,
  fileTurn,
  type JudgedStatus,
  rankOf,
  refuseApproval,
  refuseFileChange,
  refuseQuestion,
  UNMADE_STATES,
} from './file-queues.ts'
import type { LineState } from './states.ts'

type Row = [state: LineState, status: JudgedStatus, wantsCheck: boolean, isApproved: boolean, turn: string]

describe('fileTurn', () => {
  it.each<Row>([
    ['released', 'valid', false, false, 'approved'],
    ['released', 'fixable', false, false, 'review'],
    ['released', 'invalid', false, false, 'review'],
    ['released', 'error', false, false, 'review'],
    ['released', 'processing', false, false, 'review'],
    ['released', 'fixable', false, true, 'approved'],
    ['placed', 'valid', true, false, 'review'],
    ['placed', 'valid', true, true, 'approved'],
    ['on_hold', 'valid', true, false, 'review'],
    ['released', 'valid', true, false, 'approved'],
    ['in_studio', 'fixable', false, false, 'review'],
    ['awaiting_files', 'invalid', false, false, 'waiting'],
    ['awaiting_files', 'fixable', false, true, 'waiting'],
    ['awaiting_approval', 'valid', false, false, 'waiting'],
  ])(
    '%s with a file that is %s (check %s, approved %s): %s',
    (state, status, wantsCheck, isApproved, turn) => {
      const file = { state, wantsCheck, rank: rankOf(status), isApproved, isAnswer: false, isReturned: false }
      expect(fileTurn(file)).toBe(turn)
    },
  )

  it('comes back to prepress with the file that answers a question, until that is approved', () => {
    const answer = {
      state: 'released',
      wantsCheck: false,
      rank: rankOf('valid'),
      isAnswer: true,
      isReturned: false,
    } as const
    expect(fileTurn({ ...answer, isApproved: false })).toBe('review')
    expect(fileTurn({ ...answer, isApproved: true })).toBe('approved')
  })

  it('comes back to prepress with a file whose proof was returned, until that is approved', () => {
    const file = {
      state: 'on_hold',
      wantsCheck: false,
      rank: rankOf('valid'),
      isAnswer: false,
      isReturned: true,
    } as const
    expect(fileTurn({ ...file, isApproved: false })).toBe('review')
    expect(fileTurn({ ...file, isApproved: true })).toBe('approved')
  })

  it('is asked before the production of a line starts', () => {
    expect(UNMADE_STATES).toEqual([
      'placed',
      'awaiting_files',
      'in_studio',
      'awaiting_approval',
      'released',
      'on_hold',
    ])
  })
})

describe('refuseQuestion', () => {
  const file = { isStudio: false, isAsked: false, isLineAsked: false }
  it.each<[LineState, Partial<typeof file>, ReturnType<typeof refuseQuestion>]>([
    ['released', {}, null],
    ['placed', {}, null],
    ['on_hold', {}, null],
    ['in_studio', {}, null],
    ['released', { isStudio: true }, 'FileByStudio'],
    ['awaiting_files', {}, 'FileAtCustomer'],
    ['awaiting_files', { isLineAsked: true }, null],
    ['awaiting_files', { isLineAsked: true, isAsked: true }, 'FileAsked'],
    ['awaiting_approval', { isLineAsked: true }, 'FileAtCustomer'],
    ['in_production', {}, 'FileTooLate'],
    ['cancelled', {}, 'FileTooLate'],
  ])('%s with %o: %s', (state, about, refusal) => {
    expect(refuseQuestion({ state, ...file, ...about })).toBe(refusal)
  })
})

describe('refuseApproval', () => {
  it.each([
    ['released', 'fixable', false, null],
    ['placed', 'invalid', false, null],
    ['on_hold', 'error', false, null],
    ['released', 'valid', false, null],
    ['released', 'fixable', true, 'FileApproved'],
    ['released', 'processing', false, 'FileUnread'],
    ['awaiting_files', 'fixable', false, 'FileAtCustomer'],
    ['awaiting_approval', 'valid', false, 'FileAtCustomer'],
    ['in_production', 'fixable', false, 'FileTooLate'],
    ['cancelled', 'fixable', false, 'FileTooLate'],
    ['closed', 'valid', true, 'FileTooLate'],
  ] as const)('%s with a file that is %s (approved %s): %s', (state, status, isApproved, refusal) => {
    expect(refuseApproval({ state, rank: rankOf(status), isApproved })).toBe(refusal)
  })

  it.each([
    ['error', true],
    ['invalid', true],
    ['fixable', true],
    ['valid', false],
  ] as const)('%s takes a reason: %s', (status, takes) => {
    expect(approvalNeedsReason({ rank: rankOf(status), isReturned: false })).toBe(takes)
    expect(approvalNeedsReason({ rank: rankOf(status), isReturned: true })).toBe(true)
  })
})

describe('daysLeft', () => {
  it.each([
    ['released', '2026-11-27', 2],
    ['released', '2026-11-25', 0],
    ['on_hold', '2026-11-22', -3],
    ['awaiting_files', '2026-11-22', null],
    ['in_studio', '2026-11-22', null],
    ['shipped', '2026-11-22', null],
  ] as const)('%s until %s: %s', (state, deliveryDate, days) => {
    expect(daysLeft({ state, deliveryDate }, '2026-11-25')).toBe(days)
  })
})

describe('whether staff can change a file', () => {
  it.each<[string, LineState, boolean, ReturnType<typeof refuseFileChange>]>([
    ['before it is made', 'released', false, null],
    ['while its line is held up', 'on_hold', false, null],
    ['beside a design that the studio makes', 'in_studio', false, null],
    ['not while its customer has it in hand', 'awaiting_files', false, 'FileAtCustomer'],
    ['not while its customer looks at a design of the studio', 'awaiting_approval', false, 'FileAtCustomer'],
    ['not once it is being made', 'in_production', false, 'FileTooLate'],
    ['not of what was cancelled', 'cancelled', false, 'FileTooLate'],
    ['not of what the studio made', 'released', true, 'FileOfStudio'],
  ])('%s', (_when, state, isStudio, refusal) => {
    expect(refuseFileChange({ state, isStudio, isLineProofed: false })).toBe(refusal)
  })

  it.each<[string, LineState, boolean, ReturnType<typeof refuseFileChange>]>([
    ['while its customer looks at it', 'awaiting_approval', false, null],
    ['not while files of its line are still to come', 'awaiting_files', false, 'FileAtCustomer'],
    ['not of what the studio made', 'awaiting_approval', true, 'FileOfStudio'],
    ['not once it is being made', 'in_production', false, 'FileTooLate'],
  ])('of which a proof waits: %s', (_when, state, isStudio, refusal) => {
    expect(refuseFileChange({ state, isStudio, isLineProofed: true })).toBe(refusal)
  })
})
