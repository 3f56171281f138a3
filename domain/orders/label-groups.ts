import type { DeliveryKind } from '../delivery/promise.ts'
import { type LineState, OVER_STATES } from './states.ts'

type Labelled = {
  readonly state: LineState
  readonly deliveryKind: DeliveryKind
  readonly address: unknown
}

const LEFT: ReadonlySet<LineState> = new Set(['shipped'])

/**
 * What of an order gets labels together: its lines that go to one address, or that are fetched. What left already has no part in
 * it, until all of it has; what was cancelled never.
 */
export function labelGroups<Line extends Labelled>(lines: readonly Line[]): readonly (readonly Line[])[] {
  const made = lines.filter(({ state }) => state !== 'cancelled')
  const inHouse = made.filter(({ state }) => !LEFT.has(state) && !OVER_STATES.includes(state))
  const labelled = inHouse.length > 0 ? inHouse : made
  return [
    ...Map.groupBy(labelled, ({ deliveryKind, address }) =>
      JSON.stringify(deliveryKind === 'ship' ? address : null),
    ).values(),
  ]
}

/** The most parcels that one address gets labels for at once. */
export const MOST_PARCELS = 50
