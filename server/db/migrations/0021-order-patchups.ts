import { type Kysely, sql } from 'kysely'

/** Repairs for ordered lines that wait for their files: each hangs on a line of a cart or on one of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table patchups
  alter column line_id drop not null,
  add column order_line_id uuid references order_lines on delete cascade,
  add check (num_nonnulls(line_id, order_line_id) = 1);
create index patchups_order_line on patchups (order_line_id, created_at) where order_line_id is not null;
create unique index patchups_one_open_of_order on patchups (order_line_id, side, source_design_id)
  where state in ('proposed', 'previewed') and order_line_id is not null;

alter table patchup_tokens
  alter column line_id drop not null,
  add column order_line_id uuid references order_lines on delete cascade,
  add check (num_nonnulls(line_id, order_line_id) = 1);
`,
    )
    .execute(db)
}
