import { sql } from 'kysely'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { AgreedTerms, FrozenLine } from '#domain/quotes/freeze.ts'
import type { PriceRequestState } from '#domain/quotes/price-request.ts'
import type { Executor } from '../../db/database.ts'
import { agreedPrice, agreedTerms } from '../../db/documents/prices.ts'

/** A cart that is or was a quote. */
export type QuoteState = {
  readonly id: string
  readonly number: string
  readonly state: 'active' | 'parked' | 'quoted' | 'ordered' | 'abandoned'
  readonly contactId: string
  readonly version: number
  readonly reference: string
  readonly validUntil: PlainDate
  readonly mergedInto: string | null
  readonly lineCount: number
}

/** Takes a cart of the company that is or was a quote for the rest of the transaction; null for any other. */
export async function lockQuote(trx: Executor, companyId: string, id: string): Promise<QuoteState | null> {
  const { rows } = await sql<QuoteState>`
    select id, quote_number as number, state, contact_id as "contactId", version, reference, valid_until as "validUntil",
      merged_into as "mergedInto", (select count(*)::int from cart_lines where cart_id = carts.id) as "lineCount"
    from carts where id = ${id} and company_id = ${companyId} and quote_number is not null
    for update`.execute(trx)
  return rows[0] ?? null
}

export type QuoteRow = {
  readonly id: string
  readonly number: string
  readonly reference: string
  readonly parkedAt: Date
  readonly validUntil: PlainDate
  readonly netCents: number
  readonly totalCents: number
  readonly itemCount: number
  readonly requestState: PriceRequestState | null
  readonly totalCount: number
}

export type QuoteMessage = {
  readonly id: string
  readonly author: 'customer' | 'shop'
  readonly name: string | null
  readonly body: string
  readonly sentAt: string
}

export type QuoteRecord = Omit<QuoteRow, 'totalCount'> & {
  readonly version: number
  readonly savedBy: string
  readonly messages: readonly QuoteMessage[]
}

const rowColumns = sql`
  carts.id, carts.quote_number as number, carts.reference, carts.parked_at as "parkedAt", carts.valid_until as "validUntil",
  carts.quoted_net_cents as "netCents", carts.quoted_total_cents as "totalCents", carts.quoted_item_count as "itemCount",
  price_requests.state as "requestState"`

type Page = { readonly reference: string; readonly limit: number; readonly offset: number }

/** One page of a company's quotes, newest first; a reference also finds part of a number. */
export async function listQuotes(
  executor: Executor,
  companyId: string,
  { reference, limit, offset }: Page,
): Promise<QuoteRow[]> {
  const pattern = `%${reference.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const filter =
    reference === ''
      ? sql`true`
      : sql`(carts.reference ilike ${pattern} or carts.quote_number ilike ${pattern})`
  const { rows } = await sql<QuoteRow>`
    select ${rowColumns}, count(*) over ()::int as "totalCount"
    from carts left join price_requests on price_requests.cart_id = carts.id
    where carts.company_id = ${companyId} and carts.state = 'parked' and ${filter}
    order by carts.parked_at desc, carts.id limit ${limit} offset ${offset}`.execute(executor)
  return rows
}

/** A quote of the company with what was said of its price. */
export async function findQuote(
  executor: Executor,
  companyId: string,
  id: string,
): Promise<QuoteRecord | null> {
  const { rows } = await sql<QuoteRecord>`
    select ${rowColumns}, carts.version, contacts.first_name || ' ' || contacts.last_name as "savedBy",
      (select coalesce(json_agg(json_build_object('id', m.id::text, 'author', m.author, 'body', m.body, 'sentAt', m.sent_at,
          'name', (select c.first_name || ' ' || c.last_name from contacts c where c.id = m.contact_id)) order by m.id), '[]')
        from price_request_messages m where m.cart_id = carts.id) as messages
    from carts join contacts on contacts.id = carts.contact_id
    left join price_requests on price_requests.cart_id = carts.id
    where carts.id = ${id} and carts.company_id = ${companyId} and carts.state = 'parked'`.execute(executor)
  return rows[0] ?? null
}

/** The next number of a year, 'OFF-2026-00012'; a number that is not used in the end leaves a gap. */
export async function nextQuoteNumber(trx: Executor, year: number): Promise<string> {
  const { rows } = await sql<{ number: number }>`
    insert into number_sequences (series, year, last_number) values ('quote', ${year}, 1)
    on conflict (series, year) do update set last_number = number_sequences.last_number + 1
    returning last_number as number`.execute(trx)
  return `OFF-${year}-${String(rows[0]?.number ?? 0).padStart(5, '0')}`
}

export type Parking = {
  readonly cartId: string
  readonly number: string
  readonly reference: string
  readonly parkedAt: Date
  readonly validUntil: PlainDate
  readonly terms: AgreedTerms
  readonly netCents: number
  readonly totalCents: number
  readonly itemCount: number
  readonly lines: readonly FrozenLine[]
}

/** Puts the cart aside with the prices that its lines keep. */
export async function writeParkedCart(trx: Executor, parking: Parking): Promise<void> {
  await keepPrices(trx, parking.cartId, parking.lines)
  await trx
    .updateTable('carts')
    .set((eb) => ({
      state: 'parked' as const,
      version: eb('version', '+', 1),
      quote_number: parking.number,
      reference: parking.reference,
      parked_at: parking.parkedAt,
      updated_at: parking.parkedAt,
      valid_until: parking.validUntil,
      agreed_terms: agreedTerms.write(parking.terms),
      quoted_net_cents: parking.netCents,
      quoted_total_cents: parking.totalCents,
      quoted_item_count: parking.itemCount,
    }))
    .where('id', '=', parking.cartId)
    .execute()
}

/** Writes the prices that lines keep; a line without one stays as it was agreed. */
export async function keepPrices(trx: Executor, cartId: string, lines: readonly FrozenLine[]): Promise<void> {
  const kept = lines
    .filter(({ rule }) => rule !== null)
    .map(({ id, rule, effects, services, until }) => ({
      id,
      until,
      agreed: agreedPrice.document({ rule, effects, services }),
    }))
  await sql`
    update cart_lines set agreed_price = given.agreed, agreed_until = given.until
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given(id uuid, agreed jsonb, until date)
    where cart_lines.id = given.id and cart_lines.cart_id = ${cartId}`.execute(trx)
}

/** A cart that holds nothing makes room. */
export async function dropEmptyCart(trx: Executor, cartId: string): Promise<void> {
  await trx.deleteFrom('carts').where('id', '=', cartId).execute()
}

/** Makes a parked cart the active one of a contact. Its lines keep their prices until their day. */
export async function makeActive(trx: Executor, cartId: string, contactId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carts')
    .set((eb) => ({
      state: 'active' as const,
      contact_id: contactId,
      version: eb('version', '+', 1),
      agreed_terms: null,
      updated_at: now,
    }))
    .where('id', '=', cartId)
    .execute()
}

/** Moves everything of a parked cart behind what is in another one, in one statement: its parts refer to each other. */
export async function moveLines(trx: Executor, fromId: string, toId: string, now: Date): Promise<void> {
  await sql`
    with behind as (
      select (select coalesce(max(position) + 1, 0) from cart_groups where cart_id = ${toId}) as groups,
        (select coalesce(max(position) + 1, 0) from cart_lines where cart_id = ${toId}) as lines
    ), moved_groups as (
      update cart_groups set cart_id = ${toId}, position = position + behind.groups from behind where cart_id = ${fromId}
    ), moved_lines as (
      update cart_lines set cart_id = ${toId}, position = position + behind.lines from behind where cart_id = ${fromId}
    ), moved_designs as (
      update line_designs set cart_id = ${toId} where cart_id = ${fromId}
    ), emptied as (
      update carts set state = 'abandoned', merged_into = ${toId}, version = version + 1, updated_at = ${now} where id = ${fromId}
    )
    update carts set version = version + 1, updated_at = ${now} where id = ${toId}`.execute(trx)
}

export async function setRemoved(trx: Executor, cartId: string, removedAt: Date | null): Promise<void> {
  await trx
    .updateTable('carts')
    .set((eb) => ({
      state: removedAt ? ('abandoned' as const) : ('parked' as const),
      removed_at: removedAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', cartId)
    .execute()
}

/** Whether a contact's active cart is this one. */
export async function isActiveCart(executor: Executor, contactId: string, cartId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('carts')
    .select('id')
    .where('id', '=', cartId)
    .where('contact_id', '=', contactId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes quotes for good that were deleted, or emptied by a merge, before this moment. */
export async function deleteRemoved(executor: Executor, before: Date): Promise<void> {
  await sql`
    delete from carts where state = 'abandoned'
      and (removed_at < ${before} or (merged_into is not null and updated_at < ${before}))`.execute(executor)
}
