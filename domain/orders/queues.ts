import { LINE_STATES, type LineState, type OrderState, ORDER_STATES, OVER_STATES } from './states.ts'

const OPEN = ORDER_STATES.filter((state) => !OVER_STATES.includes(state))

/**
 * The queues in which staff look for orders, by the states of the orders in each: work waits there for somebody. 'late'
 * holds the open ones whose promised day has passed (`LATE_STATES`), 'today' those of which something must leave the house by the end
 * of the day to come in time, 'held' those that staff hold, or a line of them, and 'sent_today' those of which something was sent today.
 */
export const ORDER_QUEUES = {
  open: OPEN,
  waiting: ['placed', 'awaiting_files', 'awaiting_approval'],
  studio: ['in_studio'],
  released: ['released'],
  production: ['in_production'],
  ready: ['ready', 'ready_for_pickup'],
  sent: ['shipped', 'partially_shipped', 'partially_delivered'],
  sent_today: ['shipped', 'partially_shipped', 'partially_delivered', 'delivered', 'closed'],
  on_hold: ['on_hold'],
  today: OPEN,
  held: OPEN,
  late: OPEN,
  done: OVER_STATES,
} as const satisfies Readonly<Record<string, readonly OrderState[]>>

/** A queue of orders. */
export type OrderQueue = keyof typeof ORDER_QUEUES

/** All queues, in the order in which work goes through them. */
export const QUEUE_NAMES = Object.keys(ORDER_QUEUES) as readonly OrderQueue[]

const LEFT_THE_HOUSE: ReadonlySet<LineState> = new Set([
  'shipped',
  'ready_for_pickup',
  'delivered',
  'closed',
  'cancelled',
])
const DAY_MOVES: ReadonlySet<LineState> = new Set(['awaiting_files', 'awaiting_approval', 'in_studio'])

/** The states in which a line can be late: it is to leave the house still, and its day moves no more (domain model, promised date). */
export const LATE_STATES = LINE_STATES.filter((state) => !LEFT_THE_HOUSE.has(state) && !DAY_MOVES.has(state))

/** In what order a queue is listed: by when it was placed, or by the first day that was promised. */
export const QUEUE_SORTS = ['newest', 'urgent'] as const
export type QueueSort = (typeof QUEUE_SORTS)[number]

/** The queues that are the columns of the board: what production has before it, in its hands and behind it. */
export const BOARD_QUEUES = [
  'released',
  'production',
  'ready',
  'sent_today',
] as const satisfies readonly OrderQueue[]

/** The queues in which production takes its work, where nothing lies that is held whole. */
export const PRODUCTION_QUEUES = ['released', 'production', 'ready'] as const satisfies readonly OrderQueue[]
