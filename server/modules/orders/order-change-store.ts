import { sql } from 'kysely'
import type { DeliveryContact } from '#contract/cart.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import type { AgreedTerms } from '#domain/quotes/freeze.ts'
import type { DesignCopies } from '#domain/orders/changed-copies.ts'
import type { OrderDifference } from '#domain/orders/order-difference.ts'
import type { Place } from '#domain/vat/vat-country.ts'
import type { SaleVat, VatIdStatus } from '#domain/vat/vat-treatment.ts'
import type { Executor } from '../../db/database.ts'
import { chosenOptions, configuration, orderedPrint } from '../../db/documents/goods.ts'
import { addressSnapshot, breakdown, deliveryContact, orderDifferences } from '../../db/documents/orders.ts'
import { type AgreedPrice, agreedPrice, agreedTerms } from '../../db/documents/prices.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'
import { deleteApprovals } from './file-approval-store.ts'

/** What is known of an ordered line beside what the order shows. */
export type OrderedLineFacts = {
  readonly id: string
  readonly productId: string | null
  /** What it was agreed at when it was ordered, or put together anew since; null where its cart is gone. */
  readonly agreed: AgreedPrice | null
  /** It was in production, or further, when it was put on hold. */
  readonly wasMade: boolean
}

/** What a change of an order depends on beside the order itself. */
export type ChangeFacts = {
  readonly lines: readonly OrderedLineFacts[]
  /** What a quote held of transport; null for an order that came from none. */
  readonly agreedTerms: AgreedTerms | null
  readonly isPurchaseOrderRequired: boolean
  readonly buyer: {
    readonly vatId: string | null
    readonly vatIdStatus: VatIdStatus
    readonly vatCheckId: string | null
    readonly place: Place | null
  }
}

type FactsRow = Omit<ChangeFacts, 'lines' | 'agreedTerms'> & {
  readonly lines: readonly (Omit<OrderedLineFacts, 'agreed'> & { readonly agreed: unknown })[]
  readonly agreedTerms: unknown
}

/** Which of the lines `l` were in production before they were put on hold. */
const WAS_MADE = sql`l.state = 'on_hold' and coalesce((select e.state from order_events e
  where e.order_line_id = l.id and e.state <> 'on_hold' order by e.id desc limit 1)
  in ('in_production', 'ready', 'ready_for_pickup'), false)`

/** What a change of an order depends on; null where there is none of this id. */
export async function findChangeFacts(executor: Executor, orderId: string): Promise<ChangeFacts | null> {
  const { rows } = await sql<FactsRow>`
    select
      (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'agreed', coalesce(l.agreed_price, k.agreed_price), 'wasMade', ${WAS_MADE}))
        from order_lines l left join cart_lines k on k.id = l.cart_line_id where l.order_id = o.id) as lines,
      (select agreed_terms from carts where carts.id = o.cart_id) as "agreedTerms",
      c.purchase_order_required as "isPurchaseOrderRequired",
      json_build_object('vatId', c.vat_id, 'vatIdStatus', c.vat_id_status, 'vatCheckId', c.vat_check_id, 'place',
        (select json_build_object('country', a.country, 'postcode', a.postcode) from addresses a
          where a.company_id = c.id and a.kind = 'invoice' and a.removed_at is null)) as buyer
    from orders o join companies c on c.id = o.company_id where o.id = ${orderId}`.execute(executor)
  const [row] = rows
  if (!row) return null
  return {
    ...row,
    agreedTerms: agreedTerms.readOrNull(row.agreedTerms),
    lines: row.lines.map((line) => ({ ...line, agreed: agreedPrice.readOrNull(line.agreed) })),
  }
}

/** The lines of an order that were in production when they were put on hold. */
export async function linesMade(executor: Executor, orderId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select l.id from order_lines l where l.order_id = ${orderId} and ${WAS_MADE}`.execute(executor)
  return new Set(rows.map(({ id }) => id))
}

/** What a line is made of, and at which rule. */
export type LineMade = { readonly productId: string | null; readonly agreed: AgreedPrice }

/** Writes a line as it is after a change, and where it was put together anew what it is made of since. */
export async function writeChangedLine(
  trx: Executor,
  line: OrderLineRow,
  made: LineMade | null,
): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({
      ...(made && { product_id: made.productId, agreed_price: agreedPrice.write(made.agreed) }),
      sku: line.sku,
      title: line.title,
      url_path: line.urlPath,
      image_url: line.imageUrl,
      width_mm: line.widthMm,
      height_mm: line.heightMm,
      length_mm: line.lengthMm,
      options: chosenOptions.write(line.options),
      vat_percent: line.vatPercent,
      extra_design_fee_cents: line.extraDesignFeeCents,
      design_status: line.designStatus,
      print: line.print && orderedPrint.write(line.print),
      back_side: line.backSide,
      quantity: line.quantity,
      unit_cents: line.unitCents,
      line_cents: line.lineCents,
      express_cents: line.expressCents,
      breakdown: breakdown.write(line.breakdown),
      option_texts: [...line.optionTexts],
      address: line.address && addressSnapshot.write(line.address),
      delivery_kind: line.deliveryKind,
      delivery_date: line.deliveryDate,
      first_date: line.firstDate,
      is_express: line.isExpress,
    })
    .where('id', '=', line.id)
    .execute()
}

/** What customer and staff approved of the files of a line was approved as it was ordered, and holds no longer. */
export async function forgetApprovals(trx: Executor, lineId: string): Promise<void> {
  await trx
    .updateTable('order_line_designs')
    .set({ approved_at: null })
    .where('order_line_id', '=', lineId)
    .where('is_studio', '=', false)
    .execute()
  await deleteApprovals(trx, lineId)
}

/** Gives a design of an ordered line other copies. */
export async function writeCopies(trx: Executor, { id, quantity }: DesignCopies): Promise<void> {
  await trx.updateTable('order_line_designs').set({ quantity }).where('id', '=', id).execute()
}

type ChangedGroup = {
  readonly id: string
  readonly title: string
  readonly reference: string | null
  readonly configuration: KeptConfiguration | null
}

/** Writes the name, the words and the configuration of a group of lines. */
export async function writeChangedGroup(trx: Executor, group: ChangedGroup): Promise<void> {
  await trx
    .updateTable('order_groups')
    .set({
      title: group.title,
      reference: group.reference,
      configuration: group.configuration && configuration.write(group.configuration),
    })
    .where('id', '=', group.id)
    .execute()
}

type ChangedOrder = {
  readonly id: string
  readonly reference: string | null
  readonly purchaseOrderNumber: string | null
  readonly deliveryContact: DeliveryContact | null
}

/** Writes what is about the whole order. */
export async function writeChangedOrder(trx: Executor, order: ChangedOrder): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      reference: order.reference,
      purchase_order_number: order.purchaseOrderNumber,
      delivery_contact: order.deliveryContact && deliveryContact.write(order.deliveryContact),
    })
    .where('id', '=', order.id)
    .execute()
}

/** How the VAT of an order is treated since it goes elsewhere, and the number that it is shifted to. */
export type OtherVat = {
  readonly sale: SaleVat
  readonly shiftedTo: { readonly vatId: string | null; readonly checkId: string | null } | null
}

/** Writes how the VAT of an order is treated since it goes elsewhere. */
export async function writeSaleVat(
  trx: Executor,
  orderId: string,
  { sale, shiftedTo }: OtherVat,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      vat_treatment: sale.treatment,
      vat_reason: sale.reason,
      shifted_to_vat_id: shiftedTo?.vatId ?? null,
      vat_check_id: shiftedTo?.checkId ?? null,
    })
    .where('id', '=', orderId)
    .execute()
}

type NewChange = {
  /** Chosen by who asks, so that it is done once. */
  readonly id: string
  readonly orderId: string
  readonly reason: string
  readonly differences: readonly OrderDifference[]
  readonly operatorId: string | null
  readonly now: Date
  /** Of all that was asked. */
  readonly hash: Buffer
}

/** Writes down what was changed of an order, which is taken. */
export async function insertOrderChange(trx: Executor, change: NewChange): Promise<void> {
  await trx
    .insertInto('order_changes')
    .values({
      id: change.id,
      order_id: change.orderId,
      changed_at: change.now,
      changed_by: change.operatorId,
      reason: change.reason,
      differences: orderDifferences.write(change.differences),
      request_hash: change.hash,
    })
    .execute()
}

/** The hash of what was asked of an order under an id before; null where nothing was. */
export async function findAsked(trx: Executor, orderId: string, id: string): Promise<Buffer | null> {
  const row = await trx
    .selectFrom('order_changes')
    .select('request_hash')
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.request_hash ?? null
}
