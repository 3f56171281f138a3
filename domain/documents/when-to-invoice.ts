import { type SentLine, sentPieces } from '../orders/sent-pieces.ts'
import type { LineState, OrderState } from '../orders/states.ts'

/** An order is invoiced by itself once all of it has left the house: the states in which it has. */
export const INVOICED_STATES = ['shipped', 'delivered', 'closed'] as const satisfies readonly OrderState[]

/** Whether an order may be invoiced by hand: in every state but cancelled, for some pay before they get it. */
export const mayInvoice = (state: OrderState): boolean => state !== 'cancelled'

/** Whether a line stands on the invoice: a cancelled one does not. */
export const isInvoiced = ({ state }: { readonly state: LineState }): boolean => state !== 'cancelled'

/** The states of a line that lies packed or has left: what a packing slip lists. */
const PACKED: ReadonlySet<LineState> = new Set([
  'ready',
  'ready_for_pickup',
  'shipped',
  'delivered',
  'closed',
])

/** Whether a line lies packed or has left, all of it. */
export const isPacked = (state: LineState): boolean => PACKED.has(state)

/** Whether a line stands on a packing slip: it lies packed, or some of it left. */
export const isOnSlip = (line: Pick<SentLine, 'parcels'> & { readonly state: LineState }): boolean =>
  isPacked(line.state) || sentPieces(line) > 0
