import { type RawBuilder, sql } from 'kysely'
import type { OrderFilters } from '#contract/office/filters.ts'
import { betweenCents, hasId, isAll, isSo, withinDays } from '../../db/list-filters.ts'

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

/** Whether an order `o` is one of those that the filters leave. */
export function passes(filters: OrderFilters): RawBuilder<boolean> {
  const { company, placedFrom, placedUntil, deliveryFrom, deliveryUntil, express, held, way } = filters
  return isAll([
    ...hasId(sql`o.company_id`, company),
    ...withinDays(sql`o.placed_at`, placedFrom, placedUntil),
    ...(deliveryFrom === undefined && deliveryUntil === undefined
      ? []
      : [
          hasLine(sql`l.delivery_date between ${deliveryFrom ?? '-infinity'}::date and ${deliveryUntil ?? 'infinity'}::date
        and l.state <> 'cancelled'`),
        ]),
    ...isSo(IS_EXPRESS, express),
    ...isSo(IS_HELD, held),
    ...(way === undefined ? [] : [WAYS[way]]),
    ...betweenCents(sql`o.net_cents`, filters.netFrom, filters.netUntil),
  ])
}
