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

/** When a company ordered last, which is kept: looked up among its orders it would be asked of one company after the other. */
function orderedLast(from: string | undefined, until: string | undefined): RawBuilder<unknown>[] {
  const within = withinDays(sql`l.placed_at`, from, until)
  return within.length === 0
    ? []
    : [sql`c.id in (select l.company_id from last_orders l where ${isAll(within)})`]
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
