import { type RawBuilder, sql } from 'kysely'

/** What a company has to pay of its invoices that stand, in cents including VAT; `company` is its id. */
export const invoicedCents = (company: RawBuilder<unknown>) => sql<number>`
  (select coalesce(sum(total_cents - paid_cents - credited_cents), 0)::bigint from invoices
    where company_id = ${company} and kind = 'invoice' and not is_credited and paid_cents + credited_cents < total_cents)`

/** What its orders come to that were not invoiced so far. */
export const orderedCents = (company: RawBuilder<unknown>) => sql<number>`
  (select coalesce(sum(total_cents), 0)::bigint from orders
    where company_id = ${company} and invoiced_at is null and state <> 'cancelled')`

/** Its credit limit with what is taken of it, as JSON; null without a limit. `company` names its row. */
export const creditJson = (company: string) => sql`
  case when ${sql.ref(`${company}.credit_limit_cents`)} is not null then json_build_object(
    'limitCents', ${sql.ref(`${company}.credit_limit_cents`)}, 'overLimit', ${sql.ref(`${company}.over_limit`)},
    'openCents', ${invoicedCents(sql.ref(`${company}.id`))} + ${orderedCents(sql.ref(`${company}.id`))}) end`
