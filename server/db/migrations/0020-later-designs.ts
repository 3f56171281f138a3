import { type Kysely, sql } from 'kysely'

/** What each design more than were ordered costs, as agreed with the order: its files may come later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table order_lines add column extra_design_fee_cents bigint not null default 0
         check (extra_design_fee_cents >= 0)`,
    )
    .execute(db)
}
