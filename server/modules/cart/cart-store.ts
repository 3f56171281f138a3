import { sql } from 'kysely'
import type { Address } from '#contract/customer.ts'
import type { KeptConfiguration, KeptLine } from '#domain/cart/kept-cart.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import type { LabelledEffect, PriceRule } from '#domain/pricing/model.ts'
import { addressJson } from '../../db/address-json.ts'
import type { Executor } from '../../db/database.ts'
import type { Customer } from '../../http/visitor.ts'

/** How `cart_lines.agreed_price` is kept. */
type AgreedPrice = { readonly rule: PriceRule | null; readonly effects?: readonly LabelledEffect[] }

export type StoredOption = { readonly id: string; readonly values: readonly string[] }

type LineRow = Omit<KeptLine, 'agreedRule' | 'agreedEffects'> & {
  readonly agreedPrice: AgreedPrice
  readonly options: readonly StoredOption[]
}

export type CartLineRecord = KeptLine & { readonly options: readonly StoredOption[] }

/** A customer's active cart with everything around it that its amounts depend on. */
export type CartRecord = {
  readonly id: string | null
  readonly version: number
  readonly reference: string | null
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    readonly configuration: KeptConfiguration | null
    readonly lines: readonly CartLineRecord[]
  }[]
  readonly addresses: readonly Address[]
  readonly invoiceAddress: Address | null
  readonly company: {
    readonly paymentTermDays: number
    readonly purchaseOrderRequired: boolean
    readonly vatId: string | null
    readonly vatIdStatus: string
  }
}

type CartRow = Omit<CartRecord, 'groups'> & {
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    readonly configuration: KeptConfiguration | null
    readonly lines: readonly LineRow[]
  }[]
}

const linesJson = sql`
  select coalesce(json_agg(json_build_object('id', l.id, 'groupId', l.group_id, 'productId', l.product_id,
    'part', l.part, 'quantity', l.quantity, 'widthMm', l.width_mm, 'heightMm', l.height_mm, 'lengthMm', l.length_mm, 'options', l.options,
    'agreedPrice', l.agreed_price, 'agreedUntil', l.agreed_until, 'deliveryKind', l.delivery_kind, 'addressId', l.address_id,
    'deliveryDate', l.delivery_date, 'isExpress', l.is_express, 'filesLater', l.files_later) order by l.position), '[]')
  from cart_lines l where l.group_id = g.id`

/** The active cart of a contact in one query; a contact without one has an empty cart without an id. */
export async function readCart(executor: Executor, customer: Customer): Promise<CartRecord> {
  const { rows } = await sql<CartRow>`
    select cart.id, coalesce(cart.version, 0) as version, cart.reference,
      (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'configuration', g.configuration, 'lines', (${linesJson})) order by g.position), '[]')
        from cart_groups g where g.cart_id = cart.id) as groups,
      (select coalesce(json_agg(${addressJson} order by a.is_default desc, a.created_at), '[]')
        from addresses a where a.company_id = company.id and a.kind = 'delivery' and a.removed_at is null) as addresses,
      (select ${addressJson} from addresses a
        where a.company_id = company.id and a.kind = 'invoice' and a.removed_at is null) as "invoiceAddress",
      json_build_object('paymentTermDays', company.payment_term_days, 'purchaseOrderRequired', company.purchase_order_required,
        'vatId', company.vat_id, 'vatIdStatus', company.vat_id_status) as company
    from companies company
    left join carts cart on cart.contact_id = ${customer.contactId} and cart.state = 'active'
    where company.id = ${customer.companyId}`.execute(executor)
  const [row] = rows
  if (!row) throw new Error('a customer without a company')
  const { groups, ...rest } = row
  return {
    ...rest,
    groups: groups.map((group) => ({
      ...group,
      lines: group.lines.map(({ agreedPrice, ...line }) => ({
        ...line,
        agreedRule: agreedPrice.rule,
        agreedEffects: agreedPrice.effects ?? [],
      })),
    })),
  }
}

export type NewLine = {
  readonly productId: string
  readonly part: string | null
  readonly quantity: number
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly lengthMm: number | null
  readonly options: readonly StoredOption[]
  readonly rule: PriceRule | null
  readonly effects: readonly LabelledEffect[]
  readonly deliveryKind: DeliveryKind
  readonly filesLater: boolean
}

/** A product by itself, or what was configured as one product. */
export type NewGroup = {
  readonly title: string
  readonly configuration: KeptConfiguration | null
  readonly lines: readonly NewLine[]
}

type IdempotencyKey = { readonly key: string; readonly requestHash: Buffer }

export type AddOutcome = 'added' | 'full' | 'repeated' | 'key_reused'

/** Lines as one JSON value, for `lineRows`. */
const linesParameter = (lines: readonly NewLine[]) =>
  JSON.stringify(
    lines.map(({ rule, effects, ...line }, position) => ({
      ...line,
      agreedPrice: { rule, ...(effects.length > 0 && { effects }) } satisfies AgreedPrice,
      position,
    })),
  )

const lineRows = (lines: readonly NewLine[]) => sql`
  jsonb_to_recordset(${linesParameter(lines)}::jsonb) as given("productId" uuid, part text, quantity int, "widthMm" int,
    "heightMm" int, "lengthMm" int, options jsonb, "agreedPrice" jsonb, "deliveryKind" text, "filesLater" boolean, position int)`

/**
 * Adds a group with its lines, making the cart when there is none, in one statement. The cart row is taken first, so
 * that an order being placed is waited for; a key that was used before adds nothing.
 */
export async function addGroup(
  executor: Executor,
  customer: Customer,
  { title, configuration, lines }: NewGroup,
  mostLines: number,
  idempotency: IdempotencyKey | null,
): Promise<AddOutcome> {
  const { rows } = await sql<{ added: number; claimed: number; sameRequest: boolean | null }>`
    with key as (
      insert into idempotency_keys (contact_id, key, call, request_hash)
      select ${customer.contactId}, ${idempotency?.key ?? null}, 'addCartItem', ${idempotency?.requestHash ?? null}
      where ${idempotency !== null}
      on conflict do nothing returning 1
    ), cart as (
      insert into carts (company_id, contact_id)
      select ${customer.companyId}, ${customer.contactId}
      where ${idempotency === null} or exists (select from key)
      on conflict (contact_id) where state = 'active' do update set version = carts.version + 1, updated_at = now()
      returning id
    ), room as (
      select id from cart where (select count(*) from cart_lines where cart_id = cart.id) + ${lines.length} <= ${mostLines}
    ), grouped as (
      insert into cart_groups (cart_id, title, configuration, position)
      select id, ${title}, ${configuration && JSON.stringify(configuration)}::jsonb,
        coalesce((select max(position) + 1 from cart_groups where cart_id = room.id), 0) from room
      returning id, cart_id
    ), line as (
      insert into cart_lines (cart_id, group_id, product_id, part, quantity, width_mm, height_mm, length_mm, options,
        agreed_price, delivery_kind, files_later, position)
      select cart_id, grouped.id, "productId", part, quantity, "widthMm", "heightMm", "lengthMm", options, "agreedPrice",
        "deliveryKind", "filesLater", given.position from grouped, ${lineRows(lines)}
      returning 1
    )
    select (select count(*)::int from line) as added, (select count(*)::int from key) as claimed,
      (select request_hash = ${idempotency?.requestHash ?? null} from idempotency_keys
        where contact_id = ${customer.contactId} and key = ${idempotency?.key ?? null}) as "sameRequest"`.execute(
    executor,
  )
  const [row] = rows
  if (row && row.added > 0) return 'added'
  if (idempotency !== null && row?.claimed === 0) return row.sameRequest === false ? 'key_reused' : 'repeated'
  return 'full'
}

/** The active cart of a customer that holds this line, its version raised; what changes lines starts here. */
const cartOfLine = (customer: Customer, lineId: string) => sql`
  update carts set version = version + 1, updated_at = now()
  where contact_id = ${customer.contactId} and company_id = ${customer.companyId} and state = 'active'
    and exists (select from cart_lines where cart_lines.id = ${lineId} and cart_lines.cart_id = carts.id)
  returning id`

/** Whether the statement found the line in the customer's own active cart. */
async function changedOne(
  query: ReturnType<typeof sql<{ changed: number }>>,
  executor: Executor,
): Promise<boolean> {
  const { rows } = await query.execute(executor)
  return (rows[0]?.changed ?? 0) > 0
}

/**
 * Puts the group of a line together anew, at today's rules: parts that stay keep their id, delivery and files, parts that
 * go are removed. What a quote had locked is lost.
 */
export function replaceGroup(
  executor: Executor,
  customer: Customer,
  lineId: string,
  { configuration, lines }: Pick<NewGroup, 'configuration' | 'lines'>,
): Promise<boolean> {
  return changedOne(
    sql`with cart as (${cartOfLine(customer, lineId)}), grouped as (
      update cart_groups set configuration = ${configuration && JSON.stringify(configuration)}::jsonb from cart
      where cart_groups.cart_id = cart.id and cart_groups.id = (select group_id from cart_lines where id = ${lineId})
      returning cart_groups.id, cart_groups.cart_id
    ), gone as (
      delete from cart_lines using grouped where group_id = grouped.id
        and not exists (select from ${lineRows(lines)} where given.part is not distinct from cart_lines.part)
    ), changed as (
      update cart_lines set product_id = "productId", quantity = given.quantity, width_mm = "widthMm",
        height_mm = "heightMm", length_mm = "lengthMm", options = given.options, agreed_price = "agreedPrice",
        agreed_until = null, position = given.position
      from grouped, ${lineRows(lines)} where group_id = grouped.id and given.part is not distinct from cart_lines.part
      returning cart_lines.part
    ), added as (
      insert into cart_lines (cart_id, group_id, product_id, part, quantity, width_mm, height_mm, length_mm, options,
        agreed_price, delivery_kind, files_later, position)
      select cart_id, grouped.id, "productId", given.part, quantity, "widthMm", "heightMm", "lengthMm", options, "agreedPrice",
        "deliveryKind", "filesLater", given.position from grouped, ${lineRows(lines)}
      where not exists (select from cart_lines kept where kept.group_id = grouped.id and kept.part is not distinct from given.part)
    )
    select count(*)::int as changed from grouped`,
    executor,
  )
}

/** Removes a line, and its group when it was the last one or the line that the rest belongs to. */
export function deleteLine(executor: Executor, customer: Customer, lineId: string): Promise<boolean> {
  return changedOne(
    sql`with cart as (${cartOfLine(customer, lineId)}), line as (
      delete from cart_lines using cart where cart_lines.id = ${lineId} and cart_lines.cart_id = cart.id
      returning cart_lines.id, cart_lines.group_id, cart_lines.part
    ), emptied as (
      delete from cart_groups using line where cart_groups.id = line.group_id
        and (line.part = 'main' or not exists (select from cart_lines where group_id = line.group_id and cart_lines.id <> line.id))
    )
    select count(*)::int as changed from line`,
    executor,
  )
}

export async function emptyCart(executor: Executor, customer: Customer): Promise<void> {
  await sql`
    with cart as (
      update carts set version = version + 1, updated_at = now()
      where contact_id = ${customer.contactId} and state = 'active' returning id
    )
    delete from cart_groups using cart where cart_groups.cart_id = cart.id`.execute(executor)
}

export type DeliveryChange = {
  readonly lineIds: readonly string[]
  readonly kind: DeliveryKind
  readonly addressId: string | null
  readonly date: string | null
}

/** Sets delivery for lines, and express for their whole groups. */
export async function setDelivery(
  executor: Executor,
  customer: Customer,
  change: DeliveryChange,
  express: { readonly groupIds: readonly string[]; readonly isExpress: boolean },
): Promise<void> {
  await sql`
    with cart as (
      update carts set version = version + 1, updated_at = now()
      where contact_id = ${customer.contactId} and state = 'active' returning id
    )
    update cart_lines set
      delivery_kind = case when cart_lines.id = any(${[...change.lineIds]}::uuid[]) then ${change.kind} else delivery_kind end,
      address_id = case when cart_lines.id = any(${[...change.lineIds]}::uuid[]) then ${change.addressId}::uuid else address_id end,
      delivery_date = case when cart_lines.id = any(${[...change.lineIds]}::uuid[]) then ${change.date}::date else delivery_date end,
      is_express = case when group_id = any(${[...express.groupIds]}::uuid[]) then ${express.isExpress} else is_express end
    from cart where cart_lines.cart_id = cart.id
      and (cart_lines.id = any(${[...change.lineIds]}::uuid[]) or group_id = any(${[...express.groupIds]}::uuid[]))`.execute(
    executor,
  )
}

export async function setFilesLater(
  executor: Executor,
  customer: Customer,
  lineId: string,
  isLater: boolean,
): Promise<boolean> {
  return changedOne(
    sql`with cart as (${cartOfLine(customer, lineId)}), line as (
      update cart_lines set files_later = ${isLater} from cart
      where cart_lines.id = ${lineId} and cart_lines.cart_id = cart.id returning 1)
    select count(*)::int as changed from line`,
    executor,
  )
}

export async function countLines(executor: Executor, customer: Customer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(cart_lines.id)::int as count from carts join cart_lines on cart_lines.cart_id = carts.id
    where carts.contact_id = ${customer.contactId} and carts.state = 'active'`.execute(executor)
  return rows[0]?.count ?? 0
}

/** Takes a cart for the rest of the transaction; null when it is not this contact’s. */
export async function lockCart(
  executor: Executor,
  customer: Customer,
  cartId: string,
): Promise<{ readonly state: string } | null> {
  const row = await executor
    .selectFrom('carts')
    .select('state')
    .where('id', '=', cartId)
    .where('contact_id', '=', customer.contactId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findActiveCartId(executor: Executor, customer: Customer): Promise<string | null> {
  const row = await executor
    .selectFrom('carts')
    .select('id')
    .where('contact_id', '=', customer.contactId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function markCartOrdered(
  executor: Executor,
  cartId: string,
  reference: string | null,
): Promise<void> {
  await executor
    .updateTable('carts')
    .set({ state: 'ordered', reference, updated_at: new Date() })
    .where('id', '=', cartId)
    .execute()
}

/** The cart row is taken first, as every change of lines does; an order under way is waited for. */
export async function clearAddress(executor: Executor, companyId: string, addressId: string): Promise<void> {
  await sql`
    with cart as (
      update carts set version = version + 1, updated_at = now()
      where company_id = ${companyId} and state = 'active'
        and exists (select from cart_lines where cart_lines.cart_id = carts.id and address_id = ${addressId})
      returning id
    )
    update cart_lines set address_id = null from cart
    where cart_lines.cart_id = cart.id and address_id = ${addressId}`.execute(executor)
}
