import { sql } from 'kysely'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { Executor } from '../../db/database.ts'

/** What mails say of a quote as a whole. */
export type QuoteFacts = {
  readonly id: string
  readonly number: string
  readonly reference: string
  readonly validUntil: PlainDate
  readonly parkedAt: Date
  readonly netCents: number
  readonly totalCents: number
  readonly email: string
  readonly firstName: string
  readonly companyName: string
  readonly companyId: string
  readonly contactId: string
}

export async function findQuoteFacts(executor: Executor, cartId: string): Promise<QuoteFacts> {
  const { rows } = await sql<QuoteFacts>`
    select carts.id, carts.quote_number as number, carts.reference, carts.valid_until as "validUntil",
      carts.parked_at as "parkedAt", carts.quoted_net_cents as "netCents", carts.quoted_total_cents as "totalCents", contacts.email, contacts.first_name as "firstName", companies.name as "companyName",
      carts.company_id as "companyId", carts.contact_id as "contactId"
    from carts join contacts on contacts.id = carts.contact_id join companies on companies.id = carts.company_id
    where carts.id = ${cartId}`.execute(executor)
  if (!rows[0]) throw new Error(`quote ${cartId} is not there`)
  return rows[0]
}

/** The quote that was saved last and stands, of whomever; null while there is none. */
export async function findNewestQuote(executor: Executor): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select carts.id from carts join contacts on contacts.id = carts.contact_id
    where carts.state = 'parked' and carts.quote_number is not null and contacts.state = 'active'
    order by carts.parked_at desc, carts.id desc limit 1`.execute(executor)
  return rows[0]?.id ?? null
}

/** Quotes whose last day comes within these days, and that nobody was told of yet; those of blocked contacts stay silent. */
export async function expiringQuotes(
  executor: Executor,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select carts.id from carts join contacts on contacts.id = carts.contact_id
    where carts.state = 'parked' and carts.valid_until between ${from} and ${to} and contacts.state = 'active'
      and not exists (select from outbox where dedupe_key = 'quote-expiring:' || carts.quote_number || ':' || carts.valid_until)`.execute(
    executor,
  )
  return rows.map(({ id }) => id)
}
