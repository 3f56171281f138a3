import { sql } from 'kysely'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { PriceRequestState } from '#domain/quotes/price-request.ts'
import type { Executor } from '../../db/database.ts'

/** A cart that is or was a quote. */
export type QuoteState = {
  readonly id: string
  readonly number: string
  readonly state: 'active' | 'parked' | 'quoted' | 'ordered' | 'abandoned'
  readonly contactId: string
  readonly version: number
  /** Of its last change, which raised its version. */
  readonly updatedAt: Date
  readonly reference: string
  readonly validUntil: PlainDate
  readonly mergedInto: string | null
  readonly lineCount: number
}

/** Takes a cart of the company that is or was a quote for the rest of the transaction; null for any other. */
export async function lockQuote(trx: Executor, companyId: string, id: string): Promise<QuoteState | null> {
  const { rows } = await sql<QuoteState>`
    select id, quote_number as number, state, contact_id as "contactId", version, updated_at as "updatedAt", reference, valid_until as "validUntil",
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
  // What is searched for decides the plan; the plain list has the same one for everybody.
  const mark = reference === '' ? sql`/* prepared */` : sql``
  const { rows } = await sql<QuoteRow>`${mark}
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
  const { rows } = await sql<QuoteRecord>`/* prepared */
    select ${rowColumns}, carts.version, contacts.first_name || ' ' || contacts.last_name as "savedBy",
      (select coalesce(json_agg(json_build_object('id', m.id::text, 'author', m.author, 'body', m.body, 'sentAt', m.sent_at,
          'name', (select c.first_name || ' ' || c.last_name from contacts c where c.id = m.contact_id)) order by m.id), '[]')
        from price_request_messages m where m.cart_id = carts.id) as messages
    from carts join contacts on contacts.id = carts.contact_id
    left join price_requests on price_requests.cart_id = carts.id
    where carts.id = ${id} and carts.company_id = ${companyId} and carts.state = 'parked'`.execute(executor)
  return rows[0] ?? null
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
