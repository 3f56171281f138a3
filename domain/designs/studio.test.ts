import { describe, expect, it } from 'vitest'
import { mayStudioBecome, STUDIO_STATES, waitsForStudio } from './studio.ts'

describe('a studio job', () => {
  it.each([
    ['is briefed after it was ordered', 'ordered', 'briefed', true],
    ['is briefed again', 'briefed', 'briefed', true],
    ['is shown without a brief', 'ordered', 'proof_sent', true],
    ['is not briefed once the work began', 'in_progress', 'briefed', false],
    ['is not cancelled once the work began', 'in_progress', 'cancelled', false],
    ['is not shown again before an answer', 'proof_sent', 'proof_sent', false],
    ['is shown again after it was returned', 'changes_requested', 'proof_sent', true],
    ['ends when it was delivered', 'delivered', 'proof_sent', false],
  ] as const)('%s', (_rule, from, to, expected) => {
    expect(mayStudioBecome(from, to)).toBe(expected)
  })

  it('goes nowhere from where it ended', () => {
    for (const to of STUDIO_STATES) {
      expect([mayStudioBecome('delivered', to), mayStudioBecome('cancelled', to)]).toEqual([false, false])
    }
  })
})

it.each([
  ['nothing without jobs', [], null],
  ['nothing when all are delivered or called off', ['delivered', 'cancelled'], null],
  ['the studio while one is made', ['delivered', 'briefed'], 'in_studio'],
  ['the customer while one is shown', ['briefed', 'proof_sent'], 'awaiting_approval'],
] as const)('a line waits for %s', (_rule, jobs, expected) => {
  expect(waitsForStudio(jobs)).toBe(expected)
})
