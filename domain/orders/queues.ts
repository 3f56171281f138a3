import { LINE_STATES, type LineState, type OrderState, ORDER_STATES, OVER_STATES } from './states.ts'

const OPEN = ORDER_STATES.filter((state) => !OVER_STATES.includes(state))

/**
 * The queues in which staff look for orders, by the states of the orders in each: work waits there for somebody. 'check' waits for the
 * shop's own check, 'waiting' for the customer. 'late' holds the open ones whose promised day has passed (`LATE_STATES`), 'today' those of
 * which something must leave the house by the end of the day to come in time, 'held' those that staff hold, or a line of them, and
 * 'sent_today' those of which something was sent today.
 */
export const ORDER_QUEUES = {
  open: OPEN,
  check: ['placed', 'on_hold'],
  waiting: ['awaiting_files', 'awaiting_approval'],
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

/**
 * In what order a queue is listed: the newest first, by the first day that was promised (of what is late or must leave, where the queue
 * is of that), or what has waited the longest first.
 */
export const QUEUE_SORTS = ['newest', 'urgent', 'longest'] as const
export type QueueSort = (typeof QUEUE_SORTS)[number]

const USUAL_SORTS: Partial<Record<OrderQueue, QueueSort>> = {
  check: 'longest',
  today: 'urgent',
  held: 'longest',
  late: 'urgent',
}

/** The order of a queue where none is asked for: in one of what must not wait, that comes first which waits the longest. */
export const usualSort = (queue: OrderQueue): QueueSort => USUAL_SORTS[queue] ?? 'newest'

const WITHOUT_END: ReadonlySet<OrderQueue> = new Set(['open', 'sent', 'done'])

/** The orders in which a queue may be listed: one that grows without end is not sorted by what its orders hold. */
export const sortsOf = (queue: OrderQueue): readonly QueueSort[] =>
  QUEUE_SORTS.filter((sort) => sort !== 'urgent' || !WITHOUT_END.has(queue))

/** The queues that are the columns of the board: what production has before it, in its hands and behind it. */
export const BOARD_QUEUES = [
  'released',
  'production',
  'ready',
  'sent_today',
] as const satisfies readonly OrderQueue[]

/** The queues in which production takes its work, where nothing lies that is held whole. */
export const PRODUCTION_QUEUES = ['released', 'production', 'ready'] as const satisfies readonly OrderQueue[]
