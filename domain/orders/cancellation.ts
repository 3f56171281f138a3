import type { StudioState } from '../designs/studio.ts'
import { isPartlySent, type SentLine } from './sent-pieces.ts'
import type { LineState } from './states.ts'

/** How a line can be cancelled: without more ado, after a question since work was done on it, or not any more. */
export type Cancellation = 'free' | 'confirm' | 'never'

const BY_STATE = {
  placed: 'free',
  awaiting_files: 'free',
  in_studio: 'free',
  awaiting_approval: 'free',
  released: 'free',
  in_production: 'confirm',
  ready: 'confirm',
  shipped: 'never',
  ready_for_pickup: 'confirm',
  delivered: 'never',
  closed: 'never',
  on_hold: 'free',
  cancelled: 'never',
} as const satisfies Record<LineState, Cancellation>

/** The work of the studio that has not begun; a job can be called off before it does. */
const NOT_BEGUN: ReadonlySet<StudioState> = new Set(['ordered', 'briefed', 'cancelled'])

/** A line as far as cancelling it goes. */
export type CancellableLine = SentLine & { readonly state: LineState; readonly jobs: readonly StudioState[] }

/** How a line can be cancelled by staff; what left the house comes back no more. */
export function lineCancellation(line: CancellableLine): Cancellation {
  const { state, jobs } = line
  if (isPartlySent(line)) return 'never'
  const byState = BY_STATE[state]
  return byState === 'free' && jobs.some((job) => !NOT_BEGUN.has(job)) ? 'confirm' : byState
}

/** How a whole order can be cancelled: as the line of it that stands most in the way; the cancelled ones stand in no way. */
export function orderCancellation(lines: readonly CancellableLine[]): Cancellation {
  const each = lines.filter(({ state }) => state !== 'cancelled').map(lineCancellation)
  if (each.length === 0 || each.includes('never')) return 'never'
  return each.includes('confirm') ? 'confirm' : 'free'
}
