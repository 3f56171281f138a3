import { describe, expect, it } from 'vitest'
import type { StudioState } from '../designs/studio.ts'
import { type Cancellation, lineCancellation, orderCancellation } from './cancellation.ts'
import type { LineState } from './states.ts'

const WHOLE = { quantity: 10, parcels: [] }

describe('lineCancellation', () => {
  it('is over once a part of the line left', () => {
    const partly = { state: 'ready', jobs: [], quantity: 10, parcels: [{ quantity: 3 }] } as const
    expect(lineCancellation(partly)).toBe('never')
    expect(orderCancellation([{ state: 'released', jobs: [], ...WHOLE }, partly])).toBe('never')
  })

  it.each<[string, LineState, readonly StudioState[], Cancellation]>([
    ['is free before production', 'released', [], 'free'],
    ['is free while files are to come', 'awaiting_files', [], 'free'],
    ['is free while the studio has not begun', 'in_studio', ['briefed'], 'free'],
    ['is confirmed once the studio began', 'in_studio', ['ordered', 'in_progress'], 'confirm'],
    ['is confirmed once a proof was shown', 'awaiting_approval', ['proof_sent'], 'confirm'],
    ['is confirmed in production', 'in_production', [], 'confirm'],
    ['is confirmed when it lies packed', 'ready', [], 'confirm'],
    ['is confirmed while it waits to be fetched', 'ready_for_pickup', [], 'confirm'],
    ['is refused when it was sent', 'shipped', [], 'never'],
    ['is refused when it was delivered', 'delivered', ['delivered'], 'never'],
    ['is refused a second time', 'cancelled', [], 'never'],
  ])('%s', (_rule, state, jobs, expected) => {
    expect(lineCancellation({ state, jobs, ...WHOLE })).toBe(expected)
  })
})

describe('orderCancellation', () => {
  it.each<[string, readonly LineState[], Cancellation]>([
    ['is free when each line is', ['placed', 'awaiting_files'], 'free'],
    ['is free although a line was cancelled already', ['placed', 'cancelled'], 'free'],
    ['is confirmed when a line is made', ['released', 'in_production'], 'confirm'],
    ['is refused when a line was sent', ['released', 'shipped'], 'never'],
    ['is refused a second time', ['cancelled', 'cancelled'], 'never'],
  ])('%s', (_rule, states, expected) => {
    expect(orderCancellation(states.map((state) => ({ state, jobs: [], ...WHOLE })))).toBe(expected)
  })
})
