import { sql } from 'kysely'
import type { VatGroup } from '#domain/cart/vat.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import type { DocumentAddress } from '#domain/documents/invoice.ts'
import type { LineState, OrderState } from '#domain/orders/states.ts'
import type { BreakdownRow } from '#domain/pricing/model.ts'
import type { VatTreatment } from '#domain/vat/vat-treatment.ts'
import { packTexts } from '#texts/nl/price-unit.ts'
import type { Executor } from '../../db/database.ts'
import { pack } from '../../db/documents/goods.ts'
import { addressSnapshot, breakdown, deliveryContact, orderVat } from '../../db/documents/orders.ts'

type OrderedAddress = DocumentAddress & {
  readonly phone: string | null
  readonly deliveryNotes: string | null
}

/** A line as it was ordered. */
export type OrderedLineRow = {
  readonly groupId: string
  readonly sku: string
  readonly title: string
  readonly quantity: number
  /** What is known of it beside its name; of a pack first how many that are. */
  readonly optionTexts: readonly string[]
  readonly unitCents: number
  readonly lineCents: number
  readonly expressCents: number
  readonly vatPercent: number
  readonly breakdown: readonly BreakdownRow[]
  readonly state: LineState
  readonly deliveryKind: DeliveryKind
  readonly deliveryDate: PlainDate
  readonly address: OrderedAddress | null
}

/** An order as its documents need it, with the company and the person as they are now. */
export type OrderedRecord = {
  readonly id: string
  readonly number: string
  readonly companyId: string
  readonly state: OrderState
  readonly reference: string | null
  readonly purchaseOrderNumber: string | null
  readonly remarks: string | null
  readonly deliveryContact: { readonly name: string; readonly phone: string } | null
  readonly subtotalCents: number
  readonly expressCents: number
  readonly shippingCents: number
  readonly totalCents: number
  readonly vat: readonly VatGroup[]
  /** Null for an order from before it was kept. */
  readonly vatTreatment: VatTreatment | null
  /** The number that the VAT was shifted to when it was ordered. */
  readonly shiftedToVatId: string | null
  readonly invoiceAddress: DocumentAddress | null
  readonly confirmationEmail: string
  readonly placedAt: Date
  /** When the last of it left the house; null while it has not. */
  readonly leftAt: Date | null
  readonly company: {
    readonly name: string
    readonly kvkNumber: string | null
    readonly vatId: string | null
    readonly invoiceEmail: string | null
    readonly paymentTermDays: number
  }
  readonly contact: { readonly firstName: string; readonly lastName: string; readonly phone: string | null }
  readonly lines: readonly OrderedLineRow[]
}

/** An order, whole, in one query. With a company, only when it is that company's. */
export async function findOrdered(
  executor: Executor,
  id: string,
  companyId: string | null = null,
): Promise<OrderedRecord | null> {
  const { rows } = await sql<KeptOrder>`
    select o.id, o.number, o.company_id as "companyId", o.state, o.reference, o.purchase_order_number as "purchaseOrderNumber",
      o.remarks, o.delivery_contact as "deliveryContact", o.subtotal_cents as "subtotalCents", o.express_cents as "expressCents", o.shipping_cents as "shippingCents",
      o.total_cents as "totalCents", o.vat, o.vat_treatment as "vatTreatment", o.shifted_to_vat_id as "shiftedToVatId", o.invoice_address as "invoiceAddress", o.confirmation_email as "confirmationEmail",
      o.placed_at as "placedAt",
      (select max(e.at) from order_events e where e.order_id = o.id and e.state in ('shipped', 'delivered')) as "leftAt",
      json_build_object('name', c.name, 'kvkNumber', c.kvk_number, 'vatId', c.vat_id, 'invoiceEmail', c.invoice_email,
        'paymentTermDays', c.payment_term_days) as company,
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'phone', p.phone) as contact,
      (select coalesce(json_agg(json_build_object('groupId', l.group_id, 'sku', l.sku, 'title', l.title,
          'quantity', l.quantity, 'pack', (select pack from products where products.id = l.product_id), 'optionTexts', l.option_texts, 'unitCents', l.unit_cents, 'lineCents', l.line_cents,
          'expressCents', l.express_cents, 'vatPercent', l.vat_percent, 'breakdown', l.breakdown, 'state', l.state,
          'deliveryKind', l.delivery_kind, 'deliveryDate', l.delivery_date, 'address', l.address) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines
    from orders o
    join companies c on c.id = o.company_id
    join contacts p on p.id = o.contact_id
    where o.id = ${id} and (${companyId}::uuid is null or o.company_id = ${companyId}::uuid)`.execute(
    executor,
  )
  return rows[0] ? readOrdered(rows[0]) : null
}

/** A row as it lies in the database. */
type KeptOrder = Omit<OrderedRecord, 'lines'> & {
  readonly lines: readonly (OrderedLineRow & { readonly pack: unknown })[]
}

/** The row with its documents read. */
const readOrdered = (row: KeptOrder): OrderedRecord => ({
  ...row,
  deliveryContact: deliveryContact.readOrNull(row.deliveryContact),
  vat: orderVat.read(row.vat),
  invoiceAddress: addressSnapshot.readOrNull(row.invoiceAddress),
  lines: row.lines.map(({ pack: kept, ...line }) => ({
    ...line,
    optionTexts: [...packTexts(line.quantity, pack.readOrNull(kept)), ...line.optionTexts],
    breakdown: breakdown.read(line.breakdown),
    address: addressSnapshot.readOrNull(line.address),
  })),
})

/** The order that was placed last, of whomever. */
export async function newestOrderId(executor: Executor): Promise<string | null> {
  const row = await executor
    .selectFrom('orders')
    .select('id')
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Nobody else invoices this order until the transaction ends; null when there is none of this id or number. */
export async function lockOrderNamed(executor: Executor, name: string): Promise<string | null> {
  const row = await executor
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb.or([eb('number', '=', name), eb(sql<string>`id::text`, '=', name.toLowerCase())]))
    .forUpdate()
    .executeTakeFirst()
  return row?.id ?? null
}

export async function lockOrder(executor: Executor, id: string): Promise<boolean> {
  const row = await executor
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Notes when an order was first invoiced. */
export async function markInvoiced(executor: Executor, orderId: string, now: Date): Promise<void> {
  await executor
    .updateTable('orders')
    .set({ invoiced_at: now })
    .where('id', '=', orderId)
    .where('invoiced_at', 'is', null)
    .execute()
}

/** Orders that have left the house and were never invoiced, those that wait longest first. */
export async function ordersToInvoice(
  executor: Executor,
  most: number,
  except: readonly string[],
): Promise<string[]> {
  const rows = await executor
    .selectFrom('orders')
    .select('id')
    .where('invoiced_at', 'is', null)
    .where('state', 'in', ['shipped', 'delivered', 'closed'])
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('placed_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
