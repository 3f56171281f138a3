import type { LineState } from './states.ts'

/** Whether a line in this state can still be changed; what is on hold goes by where it stood before. */
const BEFORE_PRODUCTION = {
  placed: true,
  awaiting_files: true,
  in_studio: true,
  awaiting_approval: true,
  released: true,
  in_production: false,
  ready: false,
  shipped: false,
  ready_for_pickup: false,
  delivered: false,
  closed: false,
  on_hold: true,
  cancelled: false,
} as const satisfies Record<LineState, boolean>

/** A line as far as changing it goes; `wasMade` says that it was in production when it was put on hold. */
export type ChangeableLine = { readonly state: LineState; readonly wasMade: boolean }

/** Why staff cannot change a line: it was cancelled, or its production has begun. Null when they can (issue 15.5). */
export function lineChangeRefusal({
  state,
  wasMade,
}: ChangeableLine): 'LineCancelled' | 'LineInProduction' | null {
  if (state === 'cancelled') return 'LineCancelled'
  return BEFORE_PRODUCTION[state] && !wasMade ? null : 'LineInProduction'
}
