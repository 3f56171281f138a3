import { type RawBuilder, sql } from 'kysely'
import type { QuoteFilters } from '#contract/office/filters.ts'
import { betweenCents, hasId, isAll, withinDays } from '../../db/list-filters.ts'

/** Whether a quote `q` is one of those that the filters leave. */
export const passes = ({
  company,
  savedFrom,
  savedUntil,
  netFrom,
  netUntil,
}: QuoteFilters): RawBuilder<boolean> =>
  isAll([
    ...hasId(sql`q.company_id`, company),
    ...withinDays(sql`q.parked_at`, savedFrom, savedUntil),
    ...betweenCents(sql`q.quoted_net_cents`, netFrom, netUntil),
  ])
