import { describe, expect, it } from 'vitest'
import { nextStep } from './next-step.ts'
import { fitsDelivery, LINE_STATES, mayBecome } from './states.ts'

describe('the step that follows a scan', () => {
  it.each([
    ['released', 'ship', 'in_production'],
    ['in_production', 'ship', 'ready'],
    ['ready', 'ship', 'shipped'],
    ['ready', 'pickup', 'ready_for_pickup'],
    ['ready_for_pickup', 'pickup', 'delivered'],
    ['shipped', 'ship', null],
    ['on_hold', 'ship', null],
    ['awaiting_files', 'ship', null],
    ['cancelled', 'pickup', null],
  ] as const)('of a line that is %s and goes by %s is %s', (state, kind, step) => {
    expect(nextStep(state, kind)).toBe(step)
  })

  it('is one that the line may take', () => {
    for (const state of LINE_STATES)
      for (const kind of ['ship', 'pickup'] as const) {
        const step = nextStep(state, kind)
        if (step) expect([mayBecome(state, step), fitsDelivery(step, kind)]).toEqual([true, true])
      }
  })
})
