import { sql } from 'kysely'
import type { Contact } from '#domain/access/actor.ts'
import type { ServicePrices } from '#domain/cart/kept-cart.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { readFreeGoodsId } from '#domain/catalogue/free-goods.ts'
import type { Executor } from '../../db/database.ts'
import { chosenOptions, configuration as kept } from '../../db/documents/goods.ts'
import { agreedPrice } from '../../db/documents/prices.ts'
import type { NewGroup, NewLine } from './new-group.ts'

/** Lines as one JSON value, for `lineRows`. */
const linesParameter = (lines: readonly NewLine[]) =>
  JSON.stringify(
    lines.map(({ productId, rule, effects, services, options, ...line }, position) => ({
      ...line,
      ...(readFreeGoodsId(productId) ? { freeGoods: productId } : { productId }),
      options: chosenOptions.document(options),
      agreedPrice: agreedPrice.document({ rule, effects, services }),
      position,
    })),
  )

const lineRows = (lines: readonly NewLine[]) => sql`
  jsonb_to_recordset(${linesParameter(lines)}::jsonb) as given("productId" uuid, "freeGoods" text, part text, quantity int, "widthMm" int,
    "heightMm" int, "lengthMm" int, options jsonb, "agreedPrice" jsonb, "wantsCheck" boolean, "filesLater" boolean, "deliveryKind" text, position int)`

/** Inserts those of the lines that are asked for into the group of the statement, `grouped`. */
const insertLines = (lines: readonly NewLine[], which = sql`true`) => sql`
  insert into cart_lines (cart_id, group_id, product_id, free_goods, part, quantity, width_mm, height_mm, length_mm, options,
    agreed_price, wants_check, files_later, delivery_kind, position)
  select cart_id, grouped.id, "productId", "freeGoods", given.part, quantity, "widthMm", "heightMm", "lengthMm", options, "agreedPrice",
    coalesce("wantsCheck", false), coalesce("filesLater", false), "deliveryKind", given.position
  from grouped, ${lineRows(lines)} where ${which}`

/** Adds a group with its lines to a cart that is taken; gives the ids of its lines by part. */
export async function insertGroup(
  trx: Executor,
  cartId: string,
  { title, configuration, reference = null, lines }: NewGroup,
): Promise<ReadonlyMap<string | null, string>> {
  const { rows } = await sql<{ id: string; part: string | null }>`
    with raised as (
      update carts set version = version + 1, updated_at = now() where id = ${cartId}
    ), grouped as (
      insert into cart_groups (cart_id, title, configuration, reference, position)
      select ${cartId}, ${title}, ${configuration && kept.write(configuration)}::jsonb, ${reference},
        (select coalesce(max(position) + 1, 0) from cart_groups where cart_id = ${cartId})
      returning id, cart_id
    )
    ${insertLines(lines)} returning id, part`.execute(trx)
  return new Map(rows.map(({ id, part }) => [part, id]))
}

/** The active cart of a customer that holds this line, its version raised; what changes lines starts here. */
const cartOfLine = (customer: Contact, lineId: string) => sql`
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

/** The parked cart that holds this line, which the transaction has taken. */
const parkedCartOfLine = (cartId: string, lineId: string) => sql`
  select id from carts where id = ${cartId} and state = 'parked'
    and exists (select from cart_lines where cart_lines.id = ${lineId} and cart_lines.cart_id = carts.id)`

/**
 * Puts the group of a line together anew, at today's rules: parts that stay keep their id, delivery and files, parts that
 * go are removed. What a quote had locked is lost.
 */
export const replaceGroup = (
  executor: Executor,
  customer: Contact,
  lineId: string,
  group: Composed,
): Promise<boolean> => putTogether(executor, cartOfLine(customer, lineId), lineId, group)

/** The same in a quote. */
export const replaceParkedGroup = (
  executor: Executor,
  cartId: string,
  lineId: string,
  group: Composed,
): Promise<boolean> => putTogether(executor, parkedCartOfLine(cartId, lineId), lineId, group)

type Composed = Pick<NewGroup, 'title' | 'configuration' | 'lines'>

function putTogether(
  executor: Executor,
  cart: ReturnType<typeof sql>,
  lineId: string,
  { title, configuration, lines }: Composed,
): Promise<boolean> {
  return changedOne(
    sql`with cart as (${cart}), grouped as (
      update cart_groups set title = ${title}, configuration = ${configuration && kept.write(configuration)}::jsonb from cart
      where cart_groups.cart_id = cart.id and cart_groups.id = (select group_id from cart_lines where id = ${lineId})
      returning cart_groups.id, cart_groups.cart_id
    ), gone as (
      delete from cart_lines using grouped where group_id = grouped.id
        and not exists (select from ${lineRows(lines)} where given.part is not distinct from cart_lines.part)
    ), changed as (
      update cart_lines set product_id = "productId", free_goods = "freeGoods", quantity = given.quantity, width_mm = "widthMm",
        height_mm = "heightMm", length_mm = "lengthMm", options = given.options, agreed_price = "agreedPrice",
        agreed_until = null, position = given.position
      from grouped, ${lineRows(lines)} where group_id = grouped.id and given.part is not distinct from cart_lines.part
      returning cart_lines.part
    ), added as (
      ${insertLines(
        lines,
        sql`not exists (
        select from cart_lines kept where kept.group_id = grouped.id and kept.part is not distinct from given.part)`,
      )}
    )
    select count(*)::int as changed from grouped`,
    executor,
  )
}

/** Removes a line, and its group when it was the last one or the line that the rest belongs to. */
export function deleteLine(executor: Executor, customer: Contact, lineId: string): Promise<boolean> {
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

/** Takes a group out of a quote that is taken. */
export async function deleteParkedGroup(trx: Executor, cartId: string, groupId: string): Promise<void> {
  await trx.deleteFrom('cart_groups').where('id', '=', groupId).where('cart_id', '=', cartId).execute()
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
  customer: Contact,
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

/**
 * Takes the cart of a line for the rest of the transaction, and raises its version; false when the line is not the
 * customer's. The line is looked for once the cart is taken: whoever held it may have removed the line.
 */
export async function takeCartOfLine(trx: Executor, customer: Contact, lineId: string): Promise<boolean> {
  if ((await cartOfLine(customer, lineId).execute(trx)).rows.length === 0) return false
  const line = await trx.selectFrom('cart_lines').select('id').where('id', '=', lineId).executeTakeFirst()
  return line !== undefined
}

/** What a service for a line costs is agreed when it is asked for. */
export async function agreeServices(
  executor: Executor,
  lineId: string,
  prices: Partial<ServicePrices>,
): Promise<void> {
  await sql`
    update cart_lines set agreed_price = agreed_price
      || jsonb_build_object('services', coalesce(agreed_price->'services', '{}') || ${JSON.stringify(prices)}::jsonb)
    where id = ${lineId}`.execute(executor)
}

/** Staff check the designs of a line by hand, or do not. */
export async function setWantsCheck(executor: Executor, lineId: string, wantsCheck: boolean): Promise<void> {
  await executor.updateTable('cart_lines').set({ wants_check: wantsCheck }).where('id', '=', lineId).execute()
}

/**
 * Lets the designs of a line follow what is ordered of it: a single design is for every copy, and what was approved was
 * approved in another size.
 */
export async function letDesignsFollow(
  executor: Executor,
  before: { readonly id: string; readonly quantity: number; readonly sizeChanged: boolean },
  quantity: number,
): Promise<void> {
  await sql`
    update line_designs set
      quantity = case when side = 'front' and quantity = ${before.quantity} then ${quantity} else quantity end,
      approved_at = case when ${before.sizeChanged} then null else approved_at end
    where line_id = ${before.id}
      and (${before.sizeChanged} or quantity = ${before.quantity})`.execute(executor)
}

/** Whether more copies have a design than a line of this group has. */
export async function hasTooManyCopies(executor: Executor, lineId: string): Promise<boolean> {
  const { rows } = await sql<{ tooMany: boolean }>`
    select exists (
      select from cart_lines l
      where l.group_id = (select group_id from cart_lines where id = ${lineId})
        and l.quantity < (select coalesce(sum(d.quantity), 0) from line_designs d where d.line_id = l.id and d.side = 'front')
    ) as "tooMany"`.execute(executor)
  return rows[0]?.tooMany ?? false
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
