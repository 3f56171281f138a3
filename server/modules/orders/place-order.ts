import type { OrderForm } from '#contract/cart.ts'
import { z } from 'zod'
import type { Contact } from '#domain/access/actor.ts'
import { overLimit } from '#domain/companies/credit-limit.ts'
import { isOrderable } from '#domain/cart/orderable.ts'
import { viewCart, type ViewedCart, type ViewedGroup } from '#domain/cart/view.ts'
import { orderState } from '#domain/orders/states.ts'
import { blockerTexts } from '#texts/nl/blockers.ts'
import { creditHoldTexts } from '#texts/nl/office/orders.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { answerOnce } from '../../db/idempotency-keys.ts'
import type { AddressSnapshot } from '../../db/documents/orders.ts'
import { Refusal } from '../../refusal.ts'
import { readCartFacts } from '../cart/cart-facts.ts'
import { activeCartId, type CartRecord, cartForOrder, closeCart, takeCart } from '../cart/order-cart.ts'
import { lineTitles, questionFor } from '../cart/show-cart.ts'
import { confirmOrder } from './confirm-order.ts'
import { takeCredit } from './credit-store.ts'
import { linesAsOrdered } from './lines-as-ordered.ts'
import { insertHold } from './order-holds-store.ts'
import { findOrderOfCart, findPlaced, insertOrder, type PlacedOrder } from './order-store.ts'

type Form = NonNullable<z.output<typeof OrderForm>>

/** What is kept of an order under the key that it was placed with. */
const KeptOrder = z.object({ orderId: z.string() })

/**
 * Turns the active cart into an order, its confirmation and the job that mails it, in one transaction. The cart row is
 * taken first: of two requests for one cart the second waits, finds it ordered and gets the first one's order. The same
 * form under the key that ordered before gets that order again, whatever lies in the cart by now.
 */
export async function placeOrder(
  shop: ShopContext,
  customer: Contact,
  form: Form = {},
  key: string | null = null,
): Promise<PlacedOrder> {
  return changeAs(shop.db, customer, async (trx) => {
    const sent = { contactId: customer.contactId, call: 'placeOrder', key, content: form }
    const { orderId } = await answerOnce(trx, sent, KeptOrder, async () => {
      const { id } = await orderOnce(shop, trx, customer, form)
      return { orderId: id }
    })
    const placed = await findPlaced(trx, customer, orderId)
    if (!placed) throw new Error(`order ${orderId} is gone`)
    return placed
  })
}

async function orderOnce(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  form: Form,
): Promise<PlacedOrder> {
  const cartId = form.cartId ?? (await activeCartId(trx, customer))
  if (!cartId) throw new Refusal('CartEmpty')
  const cart = await takeCart(trx, customer, cartId)
  if (cart?.state === 'ordered') {
    const placed = await findOrderOfCart(trx, customer, cartId)
    if (placed) return placed
  }
  if (cart?.state !== 'active') throw new Refusal('CartEmpty')
  return placeOrderWithin(shop, trx, customer, form)
}

/** Orders the customer's active cart, which the transaction has taken. */
export async function placeOrderWithin(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  form: Form,
): Promise<PlacedOrder> {
  return orderCart(shop, trx, customer, form, await cartForOrder(trx, customer))
}

/** What a cart of the company was ordered as; null when it was not. */
export const orderOfCart = (
  executor: Executor,
  customer: Contact,
  cartId: string,
): Promise<PlacedOrder | null> => findOrderOfCart(executor, customer, cartId)

/** Orders a cart of the customer's company, active or parked, which the transaction has taken. */
export async function orderCart(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  form: Form,
  record: CartRecord,
): Promise<PlacedOrder> {
  const { id: cartId } = record
  if (cartId === null || record.groups.length === 0) throw new Refusal('CartEmpty')
  if (form.version !== undefined && form.version !== record.version) throw new Refusal('cart_changed')
  if (form.termsAccepted === false) throw new Refusal('TermsNotAccepted', { field: 'termsAccepted' })
  if (record.company.purchaseOrderRequired && !form.purchaseOrderNumber) {
    throw new Refusal('PurchaseOrderRequired', { field: 'purchaseOrderNumber' })
  }

  const now = shop.clock()
  // Whoever orders for the same company waits until this order counts.
  const credit = await takeCredit(trx, customer.companyId)
  const taken = { ...record, company: { ...record.company, credit } }
  const question = questionFor(taken, await readCartFacts(trx, taken, customer), customer, now)
  const view = viewCart(question)
  refuseBlockers(view)
  const { totals } = view
  const seenTotal = form.totalIncludingTaxInCents ?? totals.totalIncludingTaxCents
  if (seenTotal !== totals.totalIncludingTaxCents) throw new Refusal('cart_changed')

  const reference = form.reference || record.reference
  const options = new Map(
    record.groups.flatMap(({ lines }) => lines.map((line) => [line.id, line.options] as const)),
  )
  const groups = view.groups.map((group) => ({
    title: group.title,
    reference: referenceOf(group, record),
    configuration: group.configuration,
    lines: linesAsOrdered(group, {
      reference: referenceOf(group, record),
      optionsOf: (lineId) => options.get(lineId) ?? [],
      addressOf: (line) => {
        const address = record.addresses.find(({ id }) => id === line.address?.id)
        return address ? snapshot(address) : null
      },
    }),
  }))
  const placed = await insertOrder(trx, customer, {
    cartId,
    reference,
    purchaseOrderNumber: form.purchaseOrderNumber || null,
    remarks: form.remarks || null,
    deliveryContact: isShipped(view) ? (form.deliveryContact ?? null) : null,
    state: orderState(groups.flatMap(({ lines }) => lines.map(({ state }) => state))),
    subtotalCents: totals.subtotalCents,
    expressCents: totals.expressCents,
    shippingCents: totals.shippingCents,
    netCents: totals.totalExcludingTaxCents,
    vatCents: totals.totalIncludingTaxCents - totals.totalExcludingTaxCents,
    totalCents: totals.totalIncludingTaxCents,
    vat: totals.vat,
    saleVat: view.vat,
    shiftedTo:
      view.vat.treatment === 'reverse_charged'
        ? { vatId: record.company.vatId, checkId: record.company.vatCheckId }
        : null,
    invoiceAddress: record.invoiceAddress && snapshot(record.invoiceAddress),
    hasAcceptedTerms: form.termsAccepted ?? false,
    placedAt: now,
    groups,
  })
  if (credit && overLimit(credit, totals.totalIncludingTaxCents) === 'warn') {
    const reason = creditHoldTexts.reason(credit.openCents, totals.totalIncludingTaxCents, credit.limitCents)
    await insertHold(trx, {
      orderId: placed.id,
      lineId: null,
      reason,
      isForCredit: true,
      operatorId: null,
      now,
    })
  }
  await closeCart(trx, cartId, reference)
  await confirmOrder(shop, trx, customer.companyId, placed.id)
  return placed
}

const isShipped = ({ groups }: ViewedCart) =>
  groups.some(({ lines }) => lines.some(({ deliveryKind }) => deliveryKind === 'ship'))

function refuseBlockers({ blockers, groups }: ViewedCart): void {
  if (isOrderable(blockers)) return
  const titles = lineTitles(groups)
  throw new Refusal(
    'CartNotOrderable',
    blockers.map(({ reason, itemId }) => ({
      message: blockerTexts[reason](titles.get(itemId) ?? ''),
      ...(itemId && { field: itemId }),
    })),
  )
}

function snapshot({
  id: _id,
  isDefault: _isDefault,
  ...address
}: AddressSnapshot & { id: string; isDefault: boolean }): AddressSnapshot {
  return address
}

const referenceOf = ({ id }: ViewedGroup, { groups }: CartRecord): string | null =>
  groups.find((group) => group.id === id)?.reference ?? null
