import { type LineState, orderState, type OrderState } from './states.ts'

/** A line with how many pieces of it are in each shipment. */
export type SentLine = {
  readonly quantity: number
  readonly parcels: readonly { readonly quantity: number }[]
}

/** How many pieces of a line left the house. */
export const sentPieces = ({ parcels }: Pick<SentLine, 'parcels'>): number =>
  parcels.reduce((sum, { quantity }) => sum + quantity, 0)

/** How many pieces of a line are still in the house. */
export const piecesLeft = (line: SentLine): number => line.quantity - sentPieces(line)

/** Whether a part of a line left and the rest is still to come. */
export const isPartlySent = (line: SentLine): boolean => sentPieces(line) > 0 && piecesLeft(line) > 0

/** The state of an order, derived from its lines: one of which a part left counts as sent, and as where the rest of it is. */
export const orderStateOf = (lines: readonly (SentLine & { readonly state: LineState })[]): OrderState =>
  orderState(
    lines.flatMap((line) => (isPartlySent(line) ? (['shipped', line.state] as const) : [line.state])),
  )

/** Where a line of which a part left may still go: what left was made, and cannot be called off. */
const AFTER_A_PART = {
  placed: false,
  awaiting_files: false,
  in_studio: false,
  awaiting_approval: false,
  released: false,
  in_production: true,
  ready: true,
  shipped: true,
  ready_for_pickup: true,
  delivered: true,
  closed: true,
  on_hold: true,
  cancelled: false,
} as const satisfies Record<LineState, boolean>

/** Whether a line may go to a state as far as what of it left goes. */
export const followsWhatLeft = (line: SentLine, state: LineState): boolean =>
  !isPartlySent(line) || AFTER_A_PART[state]
