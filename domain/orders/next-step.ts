import type { DeliveryKind } from '../delivery/promise.ts'
import type { LineState } from './states.ts'

/** The steps that are the same however a line goes. */
const STEPS: Readonly<Partial<Record<LineState, LineState>>> = {
  released: 'in_production',
  in_production: 'ready',
  ready_for_pickup: 'delivered',
}

/** The step that production takes next with a line by scanning it; null where it waits for somebody else, or is done. */
export function nextStep(state: LineState, kind: DeliveryKind): LineState | null {
  if (state === 'ready') return kind === 'ship' ? 'shipped' : 'ready_for_pickup'
  return STEPS[state] ?? null
}
