import type { DeliveryKind } from '../delivery/promise.ts'

/** Where each state of a line may go next. A line on hold goes back to where the work was, before it was made. */
const NEXT_STATES = {
  placed: ['awaiting_files', 'in_studio', 'awaiting_approval', 'released', 'on_hold', 'cancelled'],
  awaiting_files: ['in_studio', 'awaiting_approval', 'released', 'on_hold', 'cancelled'],
  in_studio: ['awaiting_files', 'awaiting_approval', 'released', 'on_hold', 'cancelled'],
  awaiting_approval: ['awaiting_files', 'in_studio', 'released', 'on_hold', 'cancelled'],
  released: ['awaiting_files', 'awaiting_approval', 'in_production', 'on_hold', 'cancelled'],
  in_production: ['released', 'ready', 'on_hold'],
  ready: ['in_production', 'shipped', 'ready_for_pickup', 'on_hold'],
  shipped: ['ready', 'delivered'],
  ready_for_pickup: ['ready', 'delivered'],
  delivered: ['closed'],
  closed: [],
  on_hold: [
    'placed',
    'awaiting_files',
    'in_studio',
    'awaiting_approval',
    'released',
    'in_production',
    'ready',
    'cancelled',
  ],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

/** The state of one order line; 'in_studio' waits for a design by the shop's studio. */
export type LineState = keyof typeof NEXT_STATES

/** The state of an order: that of its lines, or of those that went ahead of the others. */
export type OrderState = LineState | 'partially_shipped' | 'partially_delivered'

/** All line states, in the usual order of an order's life. */
export const LINE_STATES = Object.keys(NEXT_STATES) as readonly LineState[]

/** All order states. */
export const ORDER_STATES: readonly OrderState[] = [
  ...LINE_STATES,
  'partially_shipped',
  'partially_delivered',
]

/** The states a line may go to from here; none from 'closed' and 'cancelled'. */
export function nextLineStates(state: LineState): readonly LineState[] {
  return NEXT_STATES[state]
}

/** Whether a line may go from one state to another; staying where it is, is no transition. */
export function mayBecome(from: LineState, to: LineState): boolean {
  return nextLineStates(from).includes(to)
}

/** Whether a state fits how a line goes: what is fetched is never shipped, nor the other way round. */
export function fitsDelivery(state: LineState, kind: DeliveryKind): boolean {
  if (state === 'shipped') return kind === 'ship'
  return state !== 'ready_for_pickup' || kind === 'pickup'
}

/** Whether the customer may send the files of a line: only while it waits for them, as after that it may be made any moment. */
export function takesFiles(state: LineState): boolean {
  return state === 'awaiting_files'
}

/** Whether a line goes no further until the customer has sent its files or approved what it is printed with. */
export function waitsForCustomer(state: LineState): boolean {
  return takesFiles(state) || state === 'awaiting_approval'
}

/** Whether files and approval of a line are still to come, so that its day of delivery moves (domain model, promised date). */
export function isIncomplete(state: LineState): boolean {
  return waitsForCustomer(state) || state === 'in_studio'
}

/** Whether a line may still be cancelled without a question: until its production starts. */
export function mayCancelLine(state: LineState): boolean {
  return mayBecome(state, 'cancelled')
}

/** Whether a line was let through to production: released, or further. A hold on it or its order is no state. */
export function wasReleased(state: LineState): boolean {
  return state === 'released' || !(mayCancelLine(state) || state === 'cancelled')
}

/** The states in which nothing more happens to an order. */
export const OVER_STATES: readonly OrderState[] = ['delivered', 'closed', 'cancelled']

/** The states of a line that goes no further until the customer did something. */
export const WAITING_STATES: readonly LineState[] = LINE_STATES.filter(waitsForCustomer)

/** What holds up a whole order comes first, then the work by how far it is. */
const HELD_UP_BY = ['on_hold', 'awaiting_files', 'awaiting_approval', 'in_studio'] as const

/**
 * The state of an order, derived from its lines. Cancelled lines do not count unless all are. Once a line was delivered
 * or shipped the order is so too, partially until all are; before that it shows what holds it up, or how far its work is.
 */
export function orderState(lines: readonly LineState[]): OrderState {
  const states = new Set(lines.filter((state) => state !== 'cancelled'))
  const [only, ...others] = states
  if (only === undefined) return lines.length > 0 ? 'cancelled' : 'placed'
  if (others.length === 0) return only

  if (states.has('delivered') || states.has('closed'))
    return [...states].every(isDelivered) ? 'delivered' : 'partially_delivered'
  if (states.has('shipped')) return 'partially_shipped'
  const holdUp = HELD_UP_BY.find((state) => states.has(state))
  if (holdUp) return holdUp
  if (!states.has('in_production') && !isMade(states)) return states.has('placed') ? 'placed' : 'released'
  return states.has('in_production') || states.has('placed') || states.has('released')
    ? 'in_production'
    : 'ready'
}

function isDelivered(state: LineState): boolean {
  return state === 'delivered' || state === 'closed'
}

function isMade(states: ReadonlySet<LineState>): boolean {
  return states.has('ready') || states.has('ready_for_pickup')
}
