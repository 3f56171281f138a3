import { describe, expect, it } from 'vitest'
import { lineChangeRefusal } from './changeable.ts'
import type { LineState } from './states.ts'

describe('lineChangeRefusal', () => {
  it.each<[string, LineState, boolean, ReturnType<typeof lineChangeRefusal>]>([
    ['changes what was just placed', 'placed', false, null],
    ['changes what waits for files', 'awaiting_files', false, null],
    ['changes what the studio works on', 'in_studio', false, null],
    ['changes what waits for approval', 'awaiting_approval', false, null],
    ['changes what can be made', 'released', false, null],
    ['changes what is on hold before it was made', 'on_hold', false, null],
    ['refuses what was put on hold while it was made', 'on_hold', true, 'LineInProduction'],
    ['refuses what is in production', 'in_production', false, 'LineInProduction'],
    ['refuses what lies packed', 'ready', false, 'LineInProduction'],
    ['refuses what waits to be fetched', 'ready_for_pickup', false, 'LineInProduction'],
    ['refuses what was sent', 'shipped', false, 'LineInProduction'],
    ['refuses what was delivered', 'delivered', false, 'LineInProduction'],
    ['refuses what is closed', 'closed', false, 'LineInProduction'],
    ['refuses what was cancelled', 'cancelled', false, 'LineCancelled'],
  ])('%s', (_rule, state, wasMade, refusal) => {
    expect(lineChangeRefusal({ state, wasMade })).toBe(refusal)
  })
})
