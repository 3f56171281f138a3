import { type RawBuilder, sql } from 'kysely'
import type { OrderFilters } from '#contract/office/filters.ts'

const hasLine = (line: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from order_lines l where l.order_id = o.id and ${line})`

/** Written out, so that the indexes of the few such lines serve. */
const WAYS = {
  ship: hasLine(sql`l.delivery_kind = 'ship'`),
  pickup: hasLine(sql`l.delivery_kind = 'pickup'`),
} as const
const IS_EXPRESS = hasLine(sql`l.is_express`)
const IS_HELD = sql<boolean>`exists (
  select from order_holds h where h.order_id = o.id and h.released_at is null)`

/** The first moment of a day in Amsterdam. */
const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'Europe/Amsterdam'`

const isSo = (what: RawBuilder<boolean>, answer: 'yes' | 'no') =>
  answer === 'yes' ? what : sql<boolean>`not ${what}`

/** Whether an order `o` is one of those that the filters leave. */
export function passes(filters: OrderFilters): RawBuilder<boolean> {
  const { company, placedFrom, placedUntil, deliveryFrom, deliveryUntil, express, held, way } = filters
  const { netFrom, netUntil } = filters
  const asked: RawBuilder<unknown>[] = []
  if (company !== undefined) asked.push(sql`o.company_id = ${company}::uuid`)
  if (placedFrom !== undefined) asked.push(sql`o.placed_at >= ${startOf(placedFrom)}`)
  if (placedUntil !== undefined)
    asked.push(sql`o.placed_at < (${placedUntil}::date + 1)::timestamp at time zone 'Europe/Amsterdam'`)
  if (deliveryFrom !== undefined || deliveryUntil !== undefined)
    asked.push(
      hasLine(sql`l.delivery_date between ${deliveryFrom ?? '-infinity'}::date and ${deliveryUntil ?? 'infinity'}::date
        and l.state <> 'cancelled'`),
    )
  if (express !== undefined) asked.push(isSo(IS_EXPRESS, express))
  if (held !== undefined) asked.push(isSo(IS_HELD, held))
  if (way !== undefined) asked.push(WAYS[way])
  if (netFrom !== undefined) asked.push(sql`o.net_cents >= ${netFrom}::bigint`)
  if (netUntil !== undefined) asked.push(sql`o.net_cents <= ${netUntil}::bigint`)
  return asked.length === 0 ? sql`true` : sql`(${sql.join(asked, sql` and `)})`
}
