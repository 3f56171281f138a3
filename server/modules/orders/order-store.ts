import type { Contact } from '#domain/access/actor.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import { sql } from 'kysely'
import type { DeliveryContact } from '#contract/cart.ts'
import type { VatGroup } from '#domain/cart/vat.ts'
import { isIncomplete, LINE_STATES, type OrderState, OVER_STATES } from '#domain/orders/states.ts'
import type { SaleVat } from '#domain/vat/vat-treatment.ts'
import type { Executor } from '../../db/database.ts'
import { chosenOptions, configuration as chosen, orderedPrint } from '../../db/documents/goods.ts'
import {
  addressSnapshot,
  type AddressSnapshot,
  breakdown,
  deliveryContact,
  orderVat,
} from '../../db/documents/orders.ts'
import { type AgreedPrice, agreedPrice } from '../../db/documents/prices.ts'
import { insertOrderDesigns, type NewOrderDesign } from './order-design-store.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'
import { awaitsBriefing, waitsForCustomer } from './waiting-order-store.ts'

export type NewOrderLine = Omit<
  OrderLineRow,
  | 'id'
  | 'groupId'
  | 'promiseMove'
  | 'trackingUrl'
  | 'dispatch'
  | 'parcels'
  | 'handover'
  | 'designs'
  | 'pack'
  | 'replacementSku'
> & {
  /** Null for what staff added. */
  readonly cartLineId: string | null
  /** Null for what is no product of the shop. */
  readonly productId: string | null
  readonly studioDesignCents: number
  readonly designs: readonly NewOrderDesign[]
}

export type NewOrder = {
  readonly cartId: string
  readonly reference: string | null
  readonly purchaseOrderNumber: string | null
  readonly remarks: string | null
  readonly deliveryContact: DeliveryContact | null
  readonly state: OrderState
  readonly subtotalCents: number
  readonly expressCents: number
  readonly shippingCents: number
  readonly netCents: number
  readonly vatCents: number
  readonly totalCents: number
  readonly vat: readonly VatGroup[]
  readonly saleVat: SaleVat
  /** The number that the VAT was shifted to, and the answer of VIES that it rests on. */
  readonly shiftedTo: { readonly vatId: string | null; readonly checkId: string | null } | null
  readonly invoiceAddress: AddressSnapshot | null
  readonly hasAcceptedTerms: boolean
  readonly placedAt: Date
  readonly groups: readonly {
    readonly title: string
    readonly reference: string | null
    readonly configuration: KeptConfiguration | null
    readonly lines: readonly NewOrderLine[]
  }[]
}

export type PlacedOrder = { readonly id: string; readonly number: string }

/** Writes an order with its groups, lines and first event; constraints refuse one whose amounts don't add up. */
export async function insertOrder(trx: Executor, customer: Contact, order: NewOrder): Promise<PlacedOrder> {
  const placed = await trx
    .insertInto('orders')
    .values({
      number: sql<string>`nextval('order_numbers')::text`,
      cart_id: order.cartId,
      company_id: customer.companyId,
      contact_id: customer.contactId,
      reference: order.reference,
      purchase_order_number: order.purchaseOrderNumber,
      remarks: order.remarks,
      delivery_contact: order.deliveryContact && deliveryContact.write(order.deliveryContact),
      state: order.state,
      subtotal_cents: order.subtotalCents,
      express_cents: order.expressCents,
      shipping_cents: order.shippingCents,
      net_cents: order.netCents,
      vat_cents: order.vatCents,
      total_cents: order.totalCents,
      vat: orderVat.write(order.vat),
      vat_treatment: order.saleVat.treatment,
      vat_reason: order.saleVat.reason,
      shifted_to_vat_id: order.shiftedTo?.vatId ?? null,
      vat_check_id: order.shiftedTo?.checkId ?? null,
      invoice_address: order.invoiceAddress && addressSnapshot.write(order.invoiceAddress),
      confirmation_email: sql<string>`(select email from contacts where id = ${customer.contactId})`,
      terms_version: sql<number>`(select version from pages where url_path = (select value->>'termsPath' from shop_settings where key = 'theme'))`,
      terms_accepted_at: order.hasAcceptedTerms ? order.placedAt : null,
      placed_at: order.placedAt,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()

  const groups = await trx
    .insertInto('order_groups')
    .values(
      order.groups.map(({ title, reference, configuration }, position) => ({
        order_id: placed.id,
        title,
        reference,
        configuration: configuration && chosen.write(configuration),
        position,
      })),
    )
    .returning(['id', 'position'])
    .execute()
  const groupIds = new Map(groups.map(({ id, position }) => [position, id]))

  const lines = order.groups.flatMap((group, groupPosition) =>
    group.lines.map((line) => ({ ...line, groupId: groupIds.get(groupPosition) ?? '' })),
  )
  const inserted = await trx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        ...lineValues(line),
        order_id: placed.id,
        group_id: line.groupId,
        position,
      })),
    )
    .returning(['id', 'position'])
    .execute()
  const lineIds = new Map(inserted.map(({ id, position }) => [position, id]))
  await insertOrderDesigns(
    trx,
    lines.map(({ studioDesignCents, designs }, position) => ({
      id: lineIds.get(position) ?? '',
      studioDesignCents,
      designs,
    })),
    { ...order, companyId: customer.companyId },
  )
  await trx
    .insertInto('order_events')
    .values({ order_id: placed.id, order_line_id: null, state: 'placed', at: order.placedAt })
    .execute()
  return placed
}

type LineToWrite = Omit<NewOrderLine, 'studioDesignCents' | 'designs'>

/** The columns of a line that an order gets, but for its places. */
const lineValues = (line: LineToWrite) => ({
  cart_line_id: line.cartLineId,
  product_id: line.productId,
  part: line.part,
  sku: line.sku,
  title: line.title,
  url_path: line.urlPath,
  image_url: line.imageUrl,
  quantity: line.quantity,
  width_mm: line.widthMm,
  height_mm: line.heightMm,
  length_mm: line.lengthMm,
  options: chosenOptions.write(line.options),
  option_texts: [...line.optionTexts],
  unit_cents: line.unitCents,
  line_cents: line.lineCents,
  express_cents: line.expressCents,
  vat_percent: line.vatPercent,
  breakdown: breakdown.write(line.breakdown),
  extra_design_fee_cents: line.extraDesignFeeCents,
  state: line.state,
  design_status: line.designStatus,
  delivery_kind: line.deliveryKind,
  delivery_date: line.deliveryDate,
  is_express: line.isExpress,
  address: line.address && addressSnapshot.write(line.address),
  wants_check: line.wantsCheck,
  print: line.print && orderedPrint.write(line.print),
  back_side: line.backSide,
  first_date: line.firstDate,
})

/** A line that comes into an order once that is placed. */
type LineToAdd = LineToWrite & {
  readonly id: string
  readonly groupId: string
  readonly agreed: AgreedPrice
}

type GroupToAdd = {
  readonly id: string
  readonly title: string
  readonly configuration: KeptConfiguration | null
}

/** Adds groups and lines to an order that the transaction has taken, behind those that are there. */
export async function addToOrder(
  trx: Executor,
  orderId: string,
  { groups, lines }: { readonly groups: readonly GroupToAdd[]; readonly lines: readonly LineToAdd[] },
): Promise<void> {
  if (lines.length === 0) return
  const last = await lastPlaces(trx, orderId)
  if (groups.length > 0)
    await trx
      .insertInto('order_groups')
      .values(
        groups.map(({ id, title, configuration }, place) => ({
          id,
          order_id: orderId,
          title,
          reference: null,
          configuration: configuration && chosen.write(configuration),
          position: last.group + 1 + place,
        })),
      )
      .execute()
  const rows = lines.map((line, place) => ({
    ...lineValues(line),
    id: line.id,
    order_id: orderId,
    group_id: line.groupId,
    agreed_price: agreedPrice.write(line.agreed),
    position: last.line + 1 + place,
  }))
  await trx.insertInto('order_lines').values(rows).execute()
}

/** The places of the last group and the last line of an order. */
async function lastPlaces(
  trx: Executor,
  orderId: string,
): Promise<{ readonly group: number; readonly line: number }> {
  const { rows } = await sql<{ group: number; line: number }>`
    select (select max(position) from order_groups where order_id = o.id) as "group",
      (select max(position) from order_lines where order_id = o.id) as line
    from orders o where o.id = ${orderId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`order ${orderId} is not there`)
  return row
}

/** What a contact's order is called. */
export async function findPlaced(
  executor: Executor,
  customer: Contact,
  id: string,
): Promise<PlacedOrder | null> {
  const row = await executor
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', '=', id)
    .where('company_id', '=', customer.companyId)
    .executeTakeFirst()
  return row ?? null
}

export async function findOrderOfCart(
  executor: Executor,
  customer: Contact,
  cartId: string,
): Promise<PlacedOrder | null> {
  const row = await executor
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('cart_id', '=', cartId)
    .where('company_id', '=', customer.companyId)
    .executeTakeFirst()
  return row ?? null
}

export type OrderSummary = {
  readonly id: string
  readonly number: string
  readonly reference: string | null
  readonly state: OrderState
  readonly placedAt: Date
  readonly netCents: number
  readonly totalCents: number
  readonly itemCount: number
  readonly deliveryDate: string | null
  readonly trackingUrl: string | null
  readonly imageUrls: readonly string[]
  readonly awaitsBriefing: boolean
  readonly totalCount: number
}

/** While files or approval are to come the day moves. */
const UNSURE_STATES = LINE_STATES.filter(isIncomplete)
const OVER = sql`state = any(${[...OVER_STATES]}::text[])`
const SHOWN = {
  running: sql`not (${OVER})`,
  waiting: waitsForCustomer,
  done: OVER,
} as const

/** One page of a company's orders, newest first; a reference also finds part of an order number. */
export async function listOrders(
  executor: Executor,
  companyId: string,
  {
    reference,
    show,
    limit,
    offset,
  }: {
    readonly reference: string
    readonly show: keyof typeof SHOWN | null
    readonly limit: number
    readonly offset: number
  },
): Promise<OrderSummary[]> {
  const pattern = `%${reference.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const filter = reference === '' ? sql`true` : sql`(reference ilike ${pattern} or number like ${pattern})`
  // What is searched for decides the plan; the plain list has the same one for everybody.
  const mark = reference === '' && show === null ? sql`/* prepared */` : sql``
  const { rows } = await sql<OrderSummary>`${mark}
    with page as (
      select id, count(*) over ()::int as total from orders where company_id = ${companyId} and ${filter} and ${show === null ? sql`true` : SHOWN[show]}
      order by placed_at desc, id limit ${limit} offset ${offset}
    )
    select id, number, reference, state, placed_at as "placedAt", net_cents as "netCents", total_cents as "totalCents",
      (select count(*)::int from order_lines where order_id = orders.id) as "itemCount", total as "totalCount",
      (select case when bool_or(l.state = any(${[...UNSURE_STATES]}::text[])) then null
          else coalesce(min(l.delivery_date) filter (where l.state <> all(${[...OVER_STATES]}::text[])), max(l.delivery_date)) end
        from order_lines l where l.order_id = orders.id and l.state <> 'cancelled') as "deliveryDate",
      coalesce(
        (select s.tracking_url from dispatches d join dispatch_lines s on s.dispatch_id = d.id
          join order_lines l on l.id = s.order_line_id
          where d.order_id = orders.id and s.tracking_url is not null order by d.number desc, l.position limit 1),
        (select tracking_url from order_lines l where l.order_id = orders.id and tracking_url is not null
          order by l.position limit 1)) as "trackingUrl",
      (select coalesce(json_agg(image_url order by first), '[]') from (
        select image_url, min(l.position) as first from order_lines l where l.order_id = orders.id and image_url is not null
        group by image_url order by first limit 3) as pictures) as "imageUrls",
      ${awaitsBriefing} as "awaitsBriefing"
    from page join orders using (id) order by placed_at desc, id`.execute(executor)
  return rows
}
