import type { OrderLine } from '#contract/orders.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { LINE_STATES, type LineState } from '#domain/orders/states.ts'

type StepId = 'placed' | 'files' | 'released' | 'in_production' | 'ready' | 'transport' | 'delivered'

/** One step of a line's timeline; `label` names the state whose words it shows. */
export type ProgressStep = {
  readonly id: StepId
  readonly label: LineState
  readonly state: 'done' | 'current' | 'waiting' | 'next'
}

/** Which step each state of a line stands at; null is outside the flow. */
const STEP_OF = {
  placed: 'placed',
  awaiting_files: 'files',
  in_studio: 'files',
  awaiting_approval: 'files',
  released: 'released',
  in_production: 'in_production',
  ready: 'ready',
  shipped: 'transport',
  ready_for_pickup: 'transport',
  delivered: 'delivered',
  closed: 'delivered',
  on_hold: null,
  cancelled: null,
} as const satisfies Record<LineState, StepId | null>

const WAITS_FOR_CUSTOMER: ReadonlySet<LineState> = new Set(['awaiting_files', 'awaiting_approval'])
const FINISHED: ReadonlySet<LineState> = new Set(['delivered', 'closed'])
const OVER: ReadonlySet<LineState> = new Set([...FINISHED, 'cancelled'])

/** Whether the promised day of a line is still to come: not once it was delivered or cancelled. */
export const isPromised = (state: string): boolean => !isLineState(state) || !OVER.has(state)

/** What is told of how a line goes. */
type Way = Pick<
  OrderLine,
  'state' | 'trackingUrl' | 'carrier' | 'trackingCode' | 'collected' | 'quantity' | 'parcels'
> & {
  readonly delivery: Pick<
    OrderLine['delivery'],
    'kind' | 'date' | 'address' | 'deadline' | 'express' | 'moved'
  >
}

/** The first of the lines of one product that goes the same way as this one, which is told once. */
export const leaderOf = <Line extends Way>(line: Line, lines: readonly Line[]): Line =>
  lines.find((other) => goesWith(other, line)) ?? line

/** A line that leaves in parts tells by itself what of it is in which shipment. */
const leavesApart = ({ quantity, parcels }: Way) => parcels.some((parcel) => parcel.quantity < quantity)

const goesWith = (one: Way, other: Way): boolean =>
  !leavesApart(one) &&
  !leavesApart(other) &&
  one.state === other.state &&
  one.trackingUrl === other.trackingUrl &&
  one.carrier === other.carrier &&
  one.trackingCode === other.trackingCode &&
  one.collected?.by === other.collected?.by &&
  one.collected?.at === other.collected?.at &&
  one.delivery.kind === other.delivery.kind &&
  one.delivery.date === other.delivery.date &&
  isDeepEqual(one.delivery.address, other.delivery.address) &&
  one.delivery.moved?.from === other.delivery.moved?.from &&
  one.delivery.moved?.reason === other.delivery.moved?.reason &&
  one.delivery.deadline === other.delivery.deadline &&
  one.delivery.express === other.delivery.express

const isLineState = (state: string): state is LineState => LINE_STATES.some((known) => known === state)

/**
 * The timeline of one order line: what is done, where it stands and what follows. Waiting for files or approval is a
 * step only while it lasts; a line on hold or cancelled shows that after having been placed, and no future.
 */
export function orderProgress(state: string, kind: 'ship' | 'pickup'): readonly ProgressStep[] {
  const current: LineState = isLineState(state) ? state : 'placed'
  const at = STEP_OF[current]
  const placed = { id: 'placed', label: 'placed' } as const
  if (at === null)
    return [
      { ...placed, state: 'done' },
      { id: 'files', label: current, state: 'current' },
    ]
  const steps = [
    placed,
    ...(at === 'files' ? [{ id: 'files', label: current } as const] : []),
    { id: 'released', label: 'released' },
    { id: 'in_production', label: 'in_production' },
    { id: 'ready', label: 'ready' },
    { id: 'transport', label: kind === 'ship' ? 'shipped' : 'ready_for_pickup' },
    { id: 'delivered', label: 'delivered' },
  ] as const
  const index = steps.findIndex(({ id }) => id === at)
  return steps.map((step, place) => {
    if (place < index || (place === index && FINISHED.has(current))) return { ...step, state: 'done' }
    if (place > index) return { ...step, state: 'next' }
    // Having been placed is done; what it waits for is the next step.
    if (current === 'placed') return { ...step, state: 'done' }
    return { ...step, state: WAITS_FOR_CUSTOMER.has(current) ? 'waiting' : 'current' }
  })
}
