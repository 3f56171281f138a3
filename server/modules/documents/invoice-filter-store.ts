import { type RawBuilder, sql } from 'kysely'
import type { InvoiceFilters } from '#contract/office/filters.ts'
import { betweenCents, betweenDays, hasId, isAll } from '../../db/list-filters.ts'

/** Whether an invoice `i` is one of those that the filters leave. */
export const passes = ({
  company,
  issuedFrom,
  issuedUntil,
  totalFrom,
  totalUntil,
}: InvoiceFilters): RawBuilder<boolean> =>
  isAll([
    ...hasId(sql`i.company_id`, company),
    ...betweenDays(sql`i.issued_on`, issuedFrom, issuedUntil),
    ...betweenCents(sql`i.total_cents`, totalFrom, totalUntil),
  ])
