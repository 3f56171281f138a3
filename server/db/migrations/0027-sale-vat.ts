import { type Kysely, sql } from 'kysely'

/** How the VAT of an order was decided when it was placed, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table orders
  -- Null for an order from before it was kept: its rates tell.
  add column vat_treatment text check (vat_treatment in ('taxed', 'reverse_charged', 'exported')),
  add column vat_reason text,
  -- The number that the VAT was shifted to.
  add column shifted_to_vat_id text;
`,
    )
    .execute(db)
}
