import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { OrderChange, OrderChangePreview } from '#contract/office/order-change.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { type Credit, overLimit } from '#domain/companies/credit-limit.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { isIncomplete } from '#domain/orders/states.ts'
import { designTexts } from '#texts/nl/designs.ts'
import { creditHoldTexts } from '#texts/nl/office/orders.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { openInvoiceOf } from '../documents/invoice-anew.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { actOnBehalfOf } from '../session/act-on-behalf-of.ts'
import { confirmChange } from './confirm-order.ts'
import { findCredit, takeCredit } from './credit-store.ts'
import { takeOrderOfId } from './move-lines-store.ts'
import { linesOf } from './order-change-planning.ts'
import { findAsked, insertOrderChange } from './order-change-store.ts'
import { orderDifferences } from './order-differences.ts'
import { insertHold } from './order-holds-store.ts'
import { planOrderChange, type PlannedChange } from './plan-order-change.ts'
import { writeOrderChange } from './write-order-change.ts'

type Asked = {
  readonly orderId: string
  /** Chosen by who asks, so that it is done once. */
  readonly id: string
  readonly change: OrderChange
  readonly reason: string
  /** What was seen that it comes to, including VAT. */
  readonly totalInCents: number
  /** The days that were seen, by the ids of the lines that change. */
  readonly days: Readonly<Record<string, string>>
}

/** What a change would do to an order; nothing of it is done. */
export async function previewOrderChange(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  orderId: string,
  change: OrderChange,
): Promise<z.input<typeof OrderChangePreview>> {
  requireRights(staff, change)
  // One moment of the order, its prices and the credit of its company; whoever changes them meanwhile does not wait, nor does this.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const order = await changeableOrder(trx, orderId)
      const planned = await planOrderChange(trx, order, {
        change,
        now: clock(),
        scope: scopeOf(trx, staff, order),
      })
      if (orderDifferences(order, planned.after).length === 0) throw new Refusal('NothingChanged')
      return shown(order, planned, await creditMet(order, planned, (id) => findCredit(trx, id)))
    })
}

/**
 * Staff change an order before production, once under the id that they sent: lines, prices and totals, the VAT where it goes elsewhere, and its customer
 * gets a new confirmation that says what is different. All of it is one change.
 */
export async function changeOrder(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  { orderId, id, change, reason, totalInCents, days }: Asked,
): Promise<void> {
  requireRights(staff, change)
  const now = shop.clock()
  const hash = createHash('sha256').update(JSON.stringify({ change, reason, totalInCents, days })).digest()
  await changeAs(shop.db, staff, async (trx) => {
    if (!(await takeOrderOfId(trx, orderId))) throw new Refusal('OrderNotFound')
    const before = await findAsked(trx, orderId, id)
    if (before?.equals(hash)) return
    if (before) throw new Refusal('IdempotencyKeyReused')

    const order = await changeableOrder(trx, orderId)
    const planned = await planOrderChange(trx, order, { change, now, scope: scopeOf(trx, staff, order) })
    const differences = orderDifferences(order, planned.after)
    if (differences.length === 0) throw new Refusal('NothingChanged')
    const isAsSeen = planned.after.totalCents === totalInCents && isDeepEqual(daysOf(order, planned), days)
    if (!isAsSeen) throw new Refusal('OrderChangedMeanwhile')
    const credit = await creditMet(order, planned, (companyId) => takeCredit(trx, companyId))
    if (credit)
      await insertHold(trx, {
        orderId,
        lineId: null,
        reason: credit,
        isForCredit: true,
        operatorId: null,
        now,
      })
    const operatorId = operatorIdOf(staff)
    await writeOrderChange(trx, order, planned, { operatorId, now })
    await insertOrderChange(trx, { id, orderId, reason, differences, operatorId, now, hash })
    await confirmChange(shop, trx, orderId)
  })
}

/** A price of his own names who may price quotes. */
function requireRights(staff: Staff, { items, added }: OrderChange): void {
  requireRight(staff, 'changeOrders')
  const isPriced = [...Object.values(items), ...added].some(({ priceInCents }) => priceInCents !== null)
  if (isPriced) requireRight(staff, 'answerQuotes')
}

/** The price lists of the company that ordered. */
const scopeOf = (executor: Executor, staff: Staff, order: OrderRecord) => async (): Promise<string> => {
  const { contact, companyId } = order
  const customer = await actOnBehalfOf(executor, { contactId: contact.id, companyId }, staff)
  return customer.priceScope
}

/** The order, as long as it is one to change: nothing of it has an invoice, which would say what it no longer is. */
async function changeableOrder(executor: Executor, orderId: string): Promise<OrderRecord> {
  const order = await findOrder(executor, null, orderId)
  if (!order) throw new Refusal('OrderNotFound')
  if (linesOf(order).every(({ state }) => state === 'cancelled')) throw new Refusal('OrderCancelled')
  if ((await openInvoiceOf(executor, orderId)) !== null) throw new Refusal('OrderInvoicedAlready')
  return order
}

/** Why the order is held for credit, as it comes to more than its company may owe; null when it does not. Refused where the limit stops. */
async function creditMet(
  order: OrderRecord,
  { after }: PlannedChange,
  creditOf: (companyId: string) => Promise<Credit | null>,
): Promise<string | null> {
  // The order as it was counts as open already.
  const addedCents = after.totalCents - order.totalCents
  const credit = addedCents > 0 ? await creditOf(order.companyId) : null
  const met = overLimit(credit, addedCents)
  if (met === 'stop') throw new Refusal('OverCreditLimit')
  return met === 'warn' && credit
    ? creditHoldTexts.reason(credit.openCents - order.totalCents, after.totalCents, credit.limitCents)
    : null
}

/** What goes out has no day any more. */
const changedLines = (before: OrderRecord, { after }: PlannedChange): readonly OrderLineRow[] => {
  const was = new Map(linesOf(before).map((line) => [line.id, line]))
  return linesOf(after).filter((line) => line.state !== 'cancelled' && !isDeepEqual(line, was.get(line.id)))
}

/** The days of the lines that change, by their ids. */
const daysOf = (before: OrderRecord, planned: PlannedChange): Asked['days'] =>
  Object.fromEntries(changedLines(before, planned).map(({ id, deliveryDate }) => [id, deliveryDate]))

function shown(
  before: OrderRecord,
  planned: PlannedChange,
  credit: string | null,
): z.input<typeof OrderChangePreview> {
  const { after, soonest, expressRates } = planned
  const amount = (of: (order: OrderRecord) => number) => ({ fromInCents: of(before), toInCents: of(after) })
  const was = new Map(linesOf(before).map((line) => [line.id, line]))
  const changed = changedLines(before, planned)
  return {
    differences: [...orderDifferences(before, after)],
    amounts: {
      subtotal: amount(({ subtotalCents }) => subtotalCents),
      express: amount(({ expressCents }) => expressCents),
      shipping: amount(({ shippingCents }) => shippingCents),
      net: amount(({ netCents }) => netCents),
      vat: amount(({ totalCents, netCents }) => totalCents - netCents),
      total: amount(({ totalCents }) => totalCents),
    },
    days: changed.map(({ id, title, deliveryDate, state }) => ({
      lineId: id,
      title,
      from: was.get(id)?.deliveryDate ?? null,
      date: deliveryDate,
      isSettled: !isIncomplete(state),
      soonest: soonest.get(id) ?? null,
    })),
    expressRates: expressRates.map(({ groupId, title, percent, minimumCents }) => ({
      groupId,
      title,
      percent,
      minimumInCents: minimumCents,
    })),
    copies: changed.flatMap(({ id, title, quantity, designs }) => {
      const front = designs.filter(({ side }) => side === 'front')
      if (front.length < 2) return []
      const named = front.map((design) => ({
        id: design.id,
        name: design.fileName || designTexts.unnamed,
        quantity: design.quantity,
      }))
      return [{ lineId: id, title, quantity, designs: named }]
    }),
    isOverCredit: credit !== null,
  }
}
