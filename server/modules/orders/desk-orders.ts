import type { z } from 'zod'
import type { OrderFilters } from '#contract/office/filters.ts'
import type { DeskLine, DeskOrder, DeskOrderRow } from '#contract/office/orders.ts'
import type { Staff } from '#domain/access/actor.ts'
import { may, type OperatorAction } from '#domain/access/may.ts'
import type { CalendarSettings } from '#domain/delivery/calendar.ts'
import { isMoment, isPlainDate, type PlainDate } from '#domain/delivery/plain-date.ts'
import { promiseLate } from '#domain/delivery/how-late.ts'
import { type OrderQueue, type QueueSort, usualSort } from '#domain/orders/queues.ts'
import { fitsDelivery, type LineState, nextLineStates } from '#domain/orders/states.ts'
import { lineCancellation, orderCancellation } from '#domain/orders/cancellation.ts'
import { followsWhatLeft } from '#domain/orders/sent-pieces.ts'
import { FREE_GOODS_SKU } from '#domain/catalogue/free-goods.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { lineChangeRefusal } from '#domain/orders/changeable.ts'
import type { ShopContext } from '../../context.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { vatPercents } from '../catalogue/vat-percents.ts'
import { asSent } from '../cart/change-item.ts'
import {
  chosenOrders,
  countHeldForCredit,
  countQueues,
  countStopped,
  findOrderedBy,
  listQueue,
  type QueuedOrder,
  type QueuePlace,
} from './desk-order-store.ts'
import { listApprovals } from './file-approval-store.ts'
import { listProofs } from './file-proof-store.ts'
import { jobsOf } from './cancel-lines.ts'
import { deliveryOf } from './late-promise.ts'
import { printFilesOf } from './production-files.ts'
import { listPromiseMoves } from './promise-move-store.ts'
import { listHolds, type OrderHold } from './order-holds-store.ts'
import { historyOf } from './order-history.ts'
import { showNotes } from './order-notes.ts'
import { listHandovers } from './handover-store.ts'
import { pinnedNoteOf } from '../customer/company-notes.ts'
import { invoicesOfOrder } from '../documents/desk-invoices.ts'
import { openInvoiceOf } from '../documents/invoice-anew.ts'
import { type Collected, type Dispatch, moveLines, type Pieces } from './move-lines.ts'
import { readLineStates } from './move-lines-store.ts'
import { linesMade } from './order-change-store.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { shopDays } from './shop-days.ts'
import { lineAwaitsBriefing, stateFields } from './show-order.ts'
import { designsOfOrders, orderedDesign, orderedPicture } from './show-ordered-design.ts'

const PAGE_SIZE = 100
const MOST_COUNTED = 1000

type Shown = { readonly orders: z.input<typeof DeskOrderRow>[]; readonly next: string | null }

const euro = (cents: number) => ({ excludingTaxInCents: cents, currency: 'EUR' as const })

/** A page of a queue; `next` names the place after it. */
export async function listDeskOrders(
  shop: ShopContext,
  staff: Staff,
  {
    queue,
    search,
    filters,
    sort,
    showsStopped,
    after,
  }: {
    readonly queue: OrderQueue
    readonly search: string
    readonly filters: OrderFilters
    /** As the queue is usually listed, when left out. */
    readonly sort?: QueueSort | undefined
    readonly showsStopped: boolean
    readonly after: string | null
  },
): Promise<Shown> {
  requireRight(staff, 'seeOrders')
  const { calendar, ...days } = await shopDays(shop)
  const found = await listQueue(shop.db, {
    queue,
    search: search.trim(),
    filters,
    sort: sort ?? usualSort(queue),
    showsStopped,
    after: after === null ? null : readPlace(after),
    limit: PAGE_SIZE + 1,
    days,
  })
  const orders = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? orders.at(-1) : undefined
  return {
    orders: orders.map((order) => row(order, days.today, calendar)),
    next: last ? writePlace(last) : null,
  }
}

const row = (
  {
    placedAt,
    state,
    awaitsBriefing,
    netCents,
    stoppedBy,
    lateSince,
    dueDate: _dueDate,
    waitsSince: _waitsSince,
    holdReason: _holdReason,
    ...order
  }: QueuedOrder,
  today: PlainDate,
  calendar: CalendarSettings,
) => ({
  ...order,
  isLate: lateSince !== null,
  late: lateSince === null ? null : promiseLate(lateSince, today, calendar),
  stoppedBy: stoppedBy.map((hold) => ({ ...hold, at: new Date(hold.at).toISOString() })),
  placedAt: placedAt.toISOString(),
  ...stateFields(state, awaitsBriefing),
  netPrice: euro(netCents),
})

const writePlace = ({ placedAt, id, dueDate, waitsSince }: QueuePlace) =>
  [placedAt.toISOString(), id, dueDate ?? '', waitsSince.toISOString()].join('_')

function readPlace(text: string): QueuePlace {
  const [at = '', id = '', day = '', since = ''] = text.split('_')
  if (!isMoment(at) || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) || !isMoment(since))
    throw new Refusal('NotFound')
  if (day !== '' && !isPlainDate(day)) throw new Refusal('NotFound')
  return { placedAt: new Date(at), id, dueDate: day === '' ? null : day, waitsSince: new Date(since) }
}

type OrdersOfView = OrderFilters & { readonly queue: OrderQueue; readonly search: string }

/** Which orders are meant by their ids, or by a queue, a search and filters, for work with many of them. */
export async function chooseDeskOrders(
  shop: ShopContext,
  chosen: { readonly ids: readonly string[] } | OrdersOfView,
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  if ('ids' in chosen) return chosenOrders(shop.db, chosen, limit)
  const { queue, search, ...filters } = chosen
  return chosenOrders(shop.db, { queue, search: search.trim(), filters, days: await shopDays(shop) }, limit)
}

type QueueCounts = {
  readonly counts: Record<OrderQueue, number>
  readonly stopped: Awaited<ReturnType<typeof countStopped>>
  readonly heldForCredit: number
}

/** How many orders that pass the filters wait in each queue, and how many are held whole where production would take them. */
export async function countDeskOrders(
  shop: ShopContext,
  staff: Staff,
  filters: OrderFilters,
): Promise<QueueCounts> {
  requireRight(staff, 'seeOrders')
  const counts = await countQueues(shop.db, { days: await shopDays(shop), filters, most: MOST_COUNTED })
  return {
    counts: Object.fromEntries(counts) as Record<OrderQueue, number>,
    stopped: await countStopped(shop.db, { filters, most: MOST_COUNTED }),
    heldForCredit: await countHeldForCredit(shop.db, MOST_COUNTED),
  }
}

/** An order of any company, for who makes it; its invoices and the way to its files are for who may see those. */
export async function showDeskOrder(
  shop: ShopContext,
  staff: Staff,
  id: string,
): Promise<z.input<typeof DeskOrder>> {
  requireRight(staff, 'seeOrders')
  const by = await findOrderedBy(shop.db, id)
  const order = by && (await findOrder(shop.db, by.companyId, id))
  if (!by || !order) throw new Refusal('OrderNotFound')
  const sees = (action: OperatorAction) => may(staff, action) === null
  const designs = await designsOfOrders(shop.db, by.companyId, [order])
  const lines = order.groups.flatMap((group) => group.lines)
  const printNames = new Map(printFilesOf(order, designs).map((file) => [file.id, file.name]))
  const approvals = await listApprovals(
    shop.db,
    lines.map(({ id: lineId }) => lineId),
  )
  const handovers = await listHandovers(shop.db, order.id)
  const allHolds = await listHolds(shop.db, order.id)
  const holds = allHolds.filter(({ releasedAt }) => releasedAt === null)
  const holdOf = (lineId: string | null) => {
    const hold = holds.find((one) => one.lineId === lineId)
    return hold ? shownHold(hold) : null
  }
  const made = await linesMade(shop.db, order.id)
  const facts = await tradeFacts(shop, NO_SCOPE)
  const moment = { terms: facts.terms, now: shop.clock() }
  const mayChange = ({ id: lineId, state }: OrderLineRow) =>
    lineChangeRefusal({ state, wasMade: made.has(lineId) }) === null
  const deskLine = (line: OrderLineRow): z.input<typeof DeskLine> => ({
    id: line.id,
    sku: line.sku,
    title: line.title,
    imageUrl: line.imageUrl,
    pictureUrl: orderedPicture(line, designs),
    quantity: line.quantity,
    pack: line.pack,
    options: [...line.optionTexts],
    price: euro(line.lineCents),
    validateDesigns: line.wantsCheck,
    parcels: line.parcels.map((parcel) => ({ ...parcel, sentAt: new Date(parcel.sentAt).toISOString() })),
    ...stateFields(line.state, lineAwaitsBriefing(line)),
    // What cancelling does to mail, invoice and studio belongs to a call of its own.
    nextStates: nextLineStates(line.state).filter(
      (state) =>
        state !== 'cancelled' && fitsDelivery(state, line.deliveryKind) && followsWhatLeft(line, state),
    ),
    cancellation: lineCancellation(cancellable(line)),
    mayChange: mayChange(line),
    isFollowing: line.part !== null && line.part !== MAIN_PART,
    composed: mayChange(line) ? soldNow(line, order, facts) : null,
    hold: holdOf(line.id),
    isDesigned: jobsOf(line).length > 0,
    widthMm: line.widthMm,
    heightMm: line.heightMm,
    lengthMm: line.lengthMm,
    delivery: deliveryOf(line, order, moment),
    designs: line.designs.map((design) => {
      const {
        id: designId,
        name,
        side,
        quantity,
        previewUrl,
      } = orderedDesign(design, designs, line, { waiting: null, questions: [], replaced: [], proofs: [] })
      return {
        id: designId,
        name,
        side,
        quantity,
        previewUrl,
        printFile: printNames.get(designId) ?? null,
        isAtPrepress: sees('seeFiles') && design.designId !== null && designs.has(design.designId),
      }
    }),
  })
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    ...stateFields(order.state, lines.some(lineAwaitsBriefing)),
    placedAt: order.placedAt.toISOString(),
    reference: order.reference,
    purchaseOrderNumber: order.purchaseOrderNumber,
    remarks: order.remarks,
    company: { id: by.companyId, name: by.companyName },
    companyNote: await pinnedNoteOf(shop.db, by.companyId),
    contact: { name: by.contactName, email: by.contactEmail, phone: by.contactPhone },
    terms:
      by.termsVersion === null
        ? null
        : { version: by.termsVersion, acceptedAt: by.termsAcceptedAt?.toISOString() ?? null },
    deliveryContact: order.deliveryContact,
    invoiceAddress: order.invoiceAddress,
    groups: order.groups.map((group) => ({
      id: group.id,
      title: group.title,
      reference: group.reference,
      lines: group.lines.map(deskLine),
    })),
    cancellation: orderCancellation(lines.map(cancellable)),
    hold: holdOf(null),
    openInvoice: sees('seeAllInvoices') ? await openInvoiceOf(shop.db, order.id) : null,
    invoices: sees('seeAllInvoices') ? await invoicesOfOrder(shop, staff, order.id) : null,
    subtotalPrice: euro(order.subtotalCents),
    expressPrice: euro(order.expressCents),
    shippingPrice: euro(order.shippingCents),
    totalPrice: { ...euro(order.netCents), includingTaxInCents: order.totalCents },
    vat: order.vat.map((group) => ({ ...group })),
    vatPercents: [...(await vatPercents(shop.db))],
    events: await historyOf(shop, order.id, lines, {
      holds: allHolds,
      handovers,
      promises: await listPromiseMoves(shop.db, order.id),
      changes: order.changes,
      proofs: await listProofs(
        shop.db,
        lines.map(({ id: lineId }) => lineId),
      ),
    }),
    handovers: handovers.map((one) => ({ ...one, at: one.at.toISOString() })),
    ...(await showNotes(shop.db, { orderId: order.id })),
    fileApprovals: approvals.map(({ at, fileName, reason, by: name }) => ({
      at: at.toISOString(),
      fileName,
      reason,
      by: name,
    })),
  }
}

/** What a line is put together as, as long as the shop has it. */
function soldNow(
  { part, groupId, sku, title, quantity, vatPercent, options }: OrderLineRow,
  { groups }: OrderRecord,
  facts: TradeFacts,
): z.input<typeof DeskLine>['composed'] {
  const configuration = groups.find(({ id }) => id === groupId)?.configuration ?? null
  if (configuration) {
    const configurator = facts.configurator(configuration.key)
    const isSold = configurator && facts.productBySku(configurator.sku)?.isActive
    return part === MAIN_PART && isSold
      ? { item: { configuration: asSent(configuration) }, soldAs: configurator.sku }
      : null
  }
  if (sku === FREE_GOODS_SKU) return { item: { free: { title, quantity, vatPercent } }, soldAs: sku }
  const product = facts.productBySku(sku)
  if (!product?.isActive) return null
  const customOptions = options.map(({ id, values }) => ({ id, values: [...values] }))
  return { item: { sku: product.sku, quantity, customOptions }, soldAs: product.sku }
}

const shownHold = ({ id, heldAt, reason, isForCredit, heldBy }: OrderHold) => ({
  id,
  isForCredit,
  at: heldAt.toISOString(),
  reason,
  by: heldBy,
})

const cancellable = (line: OrderLineRow) => ({ ...line, jobs: jobsOf(line) })

/** Whether any line of an order is in a state. */
export const isOrderAt = async (
  { db }: Pick<ShopContext, 'db'>,
  orderId: string,
  state: LineState,
): Promise<boolean> => (await readLineStates(db, orderId)).some((line) => line.state === state)

type DeskMove = {
  readonly orderId: string
  /** Null for every line that may go there. */
  readonly lineIds: readonly string[] | null
  /** Only what is in this state; null for any. */
  readonly from: LineState | null
  readonly state: LineState
  readonly handover: Collected | null
  /** How many pieces leave of lines; all that is left of those that are not named. */
  readonly pieces?: Pieces
} & Dispatch

/** Moves an order, or some lines of it, as `moveLines` does; a line of another order is not found. */
export async function moveDeskLines(
  shop: ShopContext,
  staff: Staff,
  { orderId, lineIds, from, state, handover, pieces = new Map(), ...dispatch }: DeskMove,
): Promise<void> {
  requireRight(staff, 'moveOrders')
  const order = await findOrderedBy(shop.db, orderId)
  if (!order) throw new Refusal('OrderNotFound')
  if ([...(lineIds ?? []), ...pieces.keys()].some((id) => !order.lineIds.includes(id)))
    throw new Refusal('OrderLineNotFound')
  if (pieces.size > 0 && state !== 'shipped') throw new Refusal('InvalidInput', { field: 'pieces' })
  await moveLines(shop, staff, {
    name: order.number,
    lineIds,
    among: from,
    state,
    dispatch,
    handover,
    pieces,
  })
}
