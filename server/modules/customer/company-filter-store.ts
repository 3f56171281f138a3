import { type RawBuilder, sql } from 'kysely'
import type { CompanyFilters } from '#contract/office/filters.ts'
import { isAll, isSo, withinDays } from '../../db/list-filters.ts'

/** Written out, so that the indexes of companies with and without a number serve. */
const VAT: Readonly<Record<NonNullable<CompanyFilters['vat']>, RawBuilder<unknown>>> = {
  valid: sql`c.vat_id is not null and c.vat_id_status = 'valid'`,
  invalid: sql`c.vat_id is not null and c.vat_id_status = 'invalid'`,
  unavailable: sql`c.vat_id is not null and c.vat_id_status = 'unavailable'`,
  unchecked: sql`c.vat_id is not null and c.vat_id_status = 'unchecked'`,
  none: sql`c.vat_id is null`,
}

/** Looked up of one company after the other: all later orders are too many to go along. */
const LAST_ORDER = sql`(select max(o.placed_at) from orders o where o.company_id = c.id)`

/** When a company ordered last; the order itself is asked for too, so that a period with few of them is where it begins. */
function orderedLast(from: string | undefined, until: string | undefined): RawBuilder<unknown>[] {
  const within = withinDays(sql`o.placed_at`, from, until)
  if (within.length === 0) return []
  return [
    sql`exists (select from orders o where o.company_id = c.id and ${isAll(within)})`,
    ...withinDays(LAST_ORDER, undefined, until),
  ]
}

/** Whether a company `c` is one of those that the filters leave. */
export const passes = ({
  priceList,
  vat,
  limit,
  orderedFrom,
  orderedUntil,
}: CompanyFilters): RawBuilder<boolean> =>
  isAll([
    ...(priceList === undefined
      ? []
      : [sql`(c.group_price_list_id = ${priceList}::uuid or c.contract_price_list_id = ${priceList}::uuid)`]),
    ...(vat === undefined ? [] : [VAT[vat]]),
    ...isSo(sql`(c.credit_limit_cents is not null)`, limit),
    ...orderedLast(orderedFrom, orderedUntil),
  ])
