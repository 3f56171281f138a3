import { type Kysely, sql } from 'kysely'

/** Finds the few quotes and companies that a filter of their lists leaves; pages of companies go on by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create index quotes_of_company on carts (company_id, parked_at desc, id desc) where quote_number is not null;
create index quotes_by_amount on carts (quoted_net_cents) where quote_number is not null;
create index companies_by_vat_status on companies (vat_id_status, lower(name), id) where vat_id is not null;
create index companies_without_vat_id on companies (lower(name), id) where vat_id is null;
create index companies_with_limit on companies (lower(name), id) where credit_limit_cents is not null;
`.execute(db)
}
