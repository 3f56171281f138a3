import { sql } from 'kysely'
import type { QuoteVersion, QuoteVersionKind } from '#domain/quotes/compare-versions.ts'
import type { Executor } from '../../db/database.ts'
import { quoteVersion } from '../../db/documents/quotes.ts'

type Sent = {
  readonly cartId: string
  readonly kind: QuoteVersionKind
  readonly content: QuoteVersion
  readonly sentAt: Date
  /** Null for the customer, and for the shop by itself. */
  readonly operatorId: string | null
}

/** Keeps a quote that is taken as its next version; gives its number, from 1. */
export async function insertVersion(
  trx: Executor,
  { cartId, kind, content, sentAt, operatorId }: Sent,
): Promise<number> {
  const kept = quoteVersion.write(content)
  const { rows } = await sql<{ number: number }>`
    insert into quote_versions (quote_number, number, cart_id, kind, content, cart_version, sent_at, sent_by)
    select c.quote_number, coalesce((select max(v.number) from quote_versions v where v.quote_number = c.quote_number), 0) + 1,
      c.id, ${kind}::text, ${kept}::jsonb, c.version, ${sentAt}::timestamptz, ${operatorId}::uuid
    from carts c where c.id = ${cartId}
    returning number`.execute(trx)
  if (!rows[0]) throw new Error(`quote ${cartId} is not there`)
  return rows[0].number
}

export type KeptVersion = {
  readonly number: number
  readonly kind: QuoteVersionKind
  readonly content: QuoteVersion
  readonly cartVersion: number
  readonly sentAt: Date
  /** Who of the staff sent it; null where that is not known, and for what the customer saved. */
  readonly sentBy: string | null
}

type VersionRow = Omit<KeptVersion, 'content'> & { readonly content: unknown }

const versionOf = ({ content, ...row }: VersionRow): KeptVersion => ({
  ...row,
  content: quoteVersion.read(content),
})

/** The versions of a quote, the newest first; `limit` takes only so many. */
export async function listVersions(
  executor: Executor,
  cartId: string,
  limit: number | null = null,
): Promise<readonly KeptVersion[]> {
  const { rows } = await sql<VersionRow>`
    select v.number, v.kind, v.content, v.cart_version as "cartVersion", v.sent_at as "sentAt", o.name as "sentBy"
    from carts c join quote_versions v on v.quote_number = c.quote_number and v.cart_id = c.id
    left join operators o on o.id = v.sent_by
    where c.id = ${cartId} order by v.number desc limit ${limit}::int`.execute(executor)
  return rows.map(versionOf)
}

/** Whether any version of a quote was kept. */
export async function hasVersion(executor: Executor, cartId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from carts c join quote_versions v on v.quote_number = c.quote_number where c.id = ${cartId}) as has`.execute(
    executor,
  )
  return rows[0]?.has ?? false
}
