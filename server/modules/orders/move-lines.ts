import type { Staff } from '#domain/access/actor.ts'
import { type Carrier, readTrackingCode, trackingAddress } from '#domain/delivery/carriers.ts'
import { followsWhatLeft, orderStateOf, piecesLeft } from '#domain/orders/sent-pieces.ts'
import { fitsDelivery, isIncomplete, type LineState, mayBecome } from '#domain/orders/states.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { insertHandover } from './handover-store.ts'
import { insertDispatch, type Leaving } from './dispatch-store.ts'
import { settlePromise } from './late-promise.ts'
import { inParcel, onTheWayMail } from './on-the-way-mail.ts'
import { moveOrder, takeOrderNamed } from './move-lines-store.ts'
import { standingHolds } from './order-holds-store.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'

/** With whom lines leave, and how that is followed. */
export type Dispatch = {
  readonly carrier: Carrier | null
  readonly trackingCode: string | null
  /** Where it is followed, when that does not follow from carrier and code. */
  readonly trackingUrl: string | null
}

/** Who fetches lines, and the signature for that. */
export type Collected = { readonly collectedBy: string; readonly signature: string | null }

/** How many pieces of lines leave, of how many that were seen to be left, by the ids of the lines. */
export type Pieces = ReadonlyMap<string, { readonly quantity: number; readonly left: number }>

type Move = {
  /** An order number, for every line that may move, or the id of one order line. */
  readonly name: string
  /** Only these of the order's lines; all when left out. */
  readonly lineIds?: readonly string[] | null
  readonly state: LineState
  /** Only the lines that are in this state, where one is named. */
  readonly among?: LineState | null
  /** Only from this state: who is there already stays, who is elsewhere moved on meanwhile. */
  readonly from?: LineState
  readonly dispatch?: Dispatch
  /** Of lines that are shipped: how many pieces leave while the rest stays; of a line that is not named all that is left does. */
  readonly pieces?: Pieces
  /** For what is fetched; null where nobody said who, which is refused then. Left out, it is not asked. */
  readonly handover?: Collected | null
}
type Moved = { readonly number: string; readonly count: number }

/** Staff move an order, or one line of it, to where the work is, short of cancelling it (`cancelLines`); a customer hears by mail what is shipped or ready to fetch. */
export async function moveLines(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  move: Move,
): Promise<Moved> {
  requireRight(staff, 'moveOrders')
  return changeAs(shop.db, staff, (trx) => moveLinesWithin(shop, trx, move, 'unheld'))
}

/**
 * As `moveLines`, within a change whose right was asked before; what is held moves too, unless only what is not held is meant: a file
 * that is approved makes a line ready for production, and its hold keeps it from there.
 */
export async function moveLinesWithin(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  trx: Executor,
  { name, lineIds, among, state, from, dispatch, pieces = NO_PIECES, handover }: Move,
  of: 'all' | 'unheld' = 'all',
): Promise<Moved> {
  const now = shop.clock()
  const taken = await takeOrderNamed(trx, name)
  if (!taken) throw new Refusal('OrderNotFound')
  const before = await orderOf(trx, taken)
  const named = linesOf(before).filter(({ id }) =>
    taken.lineId === null ? (lineIds?.includes(id) ?? true) : id === taken.lineId,
  )
  if (from && named.every((line) => line.state === state)) return { number: before.number, count: 0 }
  if (from && named.some((line) => line.state !== from)) throw new Refusal('LineMovedOn')
  const meant = among ? named.filter((line) => line.state === among) : named
  const lines = meant.filter((line) => state !== 'cancelled' && mayBecome(line.state, state))
  const goOn = lines.filter((line) => followsWhatLeft(line, state))
  if (lines.length > 0 && goOn.length === 0) throw new Refusal('LinePartlySent')
  const fits = goOn.filter(({ deliveryKind }) => fitsDelivery(state, deliveryKind))
  // A colleague moved on what was seen.
  if (!areAll(pieces, fits)) throw new Refusal('LineMovedOn')
  if (fits.length === 0) throw new Refusal('LineCannotMove')
  const holds = of === 'all' ? [] : await standingHolds(trx, before.id)
  const moving = fits.filter(({ id }) => !holds.some(({ lineId }) => lineId === null || lineId === id))
  if (moving.length === 0 || !areAll(pieces, moving)) throw new Refusal('LineHeld')
  const fetched = moving.filter(({ deliveryKind }) => state === 'delivered' && deliveryKind === 'pickup')
  if (fetched.length > 0 && handover === null)
    throw new Refusal('CollectorMissing', { field: 'handover.collectedBy' })
  const leaving =
    state === 'shipped'
      ? await leave(trx, {
          orderId: before.id,
          lines: moving,
          pieces: leavingPieces(moving, pieces),
          dispatch,
          now,
        })
      : null
  const after = linesOf(before).map((line) => movedLine(line, { state, moving, leaving }))
  await moveOrder(trx, {
    orderId: before.id,
    lineIds: after.flatMap((line) => (line.isMoved ? [line.id] : [])),
    state,
    orderState: orderStateOf(after),
    leaving,
    now,
  })
  if (fetched.length > 0 && handover)
    await insertHandover(trx, { orderId: before.id, lineIds: fetched.map(({ id }) => id), ...handover, now })
  const waited = moving.filter((line) => isIncomplete(line.state))
  await settlePromise(trx, { ...taken, lineIds: waited.map(({ id }) => id) }, now)
  if (state === 'shipped' || state === 'ready_for_pickup') {
    const told = new Set(moving.map(({ id }) => id))
    const moved = linesOf(await orderOf(trx, taken)).filter(({ id }) => told.has(id))
    const sent = leaving ? inParcel(moved, leaving.id) : moved
    await queueMail(shop, trx, await onTheWayMail(shop, trx, before, { state, lines: sent }))
  }
  return { number: before.number, count: moving.length }
}

const NO_PIECES: Pieces = new Map()

const areAll = (pieces: Pieces, lines: readonly OrderLineRow[]) =>
  [...pieces.keys()].every((lineId) => lines.some(({ id }) => id === lineId))

/** How many pieces of each line leave. Refused where there are not so many, or a colleague moved on what was seen. */
function leavingPieces(moving: readonly OrderLineRow[], pieces: Pieces): ReadonlyMap<string, number> {
  const names = [...pieces.keys()]
  return new Map(
    moving.map((line) => {
      const left = piecesLeft(line)
      const wanted = pieces.get(line.id) ?? { quantity: left, left }
      // A colleague sent some of it meanwhile, or this was sent before.
      if (wanted.left !== left) throw new Refusal('LineMovedOn')
      if (wanted.quantity > left)
        throw new Refusal('TooManyPieces', { field: `pieces.${names.indexOf(line.id)}.quantity` })
      return [line.id, wanted.quantity]
    }),
  )
}

type ToLeave = {
  readonly orderId: string
  readonly lines: readonly OrderLineRow[]
  readonly pieces: ReadonlyMap<string, number>
  readonly dispatch: Dispatch | undefined
  readonly now: Date
}

/** Writes down that something leaves; where each of its lines is followed depends on where it goes. */
async function leave(trx: Executor, { orderId, lines, pieces, dispatch, now }: ToLeave): Promise<Leaving> {
  const { carrier = null, trackingUrl = null } = dispatch ?? {}
  const trackingCode = dispatch?.trackingCode ? readTrackingCode(dispatch.trackingCode) : null
  const id = await insertDispatch(trx, { orderId, carrier, trackingCode, now })
  const urlOf = ({ address }: OrderLineRow) =>
    trackingUrl ??
    (carrier && trackingCode && address ? trackingAddress(carrier, trackingCode, address) : null)
  return {
    id,
    lines: lines.map((line) => ({
      lineId: line.id,
      quantity: pieces.get(line.id) ?? piecesLeft(line),
      trackingUrl: urlOf(line),
    })),
  }
}

type Moving = {
  readonly state: LineState
  readonly moving: readonly OrderLineRow[]
  readonly leaving: Leaving | null
}

/** A line as it becomes; one of which only a part leaves stays where it is. */
function movedLine(line: OrderLineRow, { state, moving, leaving }: Moving) {
  const left = leaving?.lines.find(({ lineId }) => lineId === line.id)
  const parcels = left ? [...line.parcels, left] : line.parcels
  const isMoved = moving.includes(line) && !(left && piecesLeft({ ...line, parcels }) > 0)
  return { id: line.id, quantity: line.quantity, parcels, state: isMoved ? state : line.state, isMoved }
}

const linesOf = (order: OrderRecord) => order.groups.flatMap((group) => group.lines)

async function orderOf(
  trx: Executor,
  { orderId, companyId }: { readonly orderId: string; readonly companyId: string },
): Promise<OrderRecord> {
  const order = await findOrder(trx, companyId, orderId)
  if (!order) throw new Refusal('OrderNotFound')
  return order
}
