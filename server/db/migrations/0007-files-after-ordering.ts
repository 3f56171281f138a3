import { type Kysely, sql } from 'kysely'

/** What an ordered line asks of files that are still to come, and the first day that it could have been there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table order_lines
  add column print jsonb,
  add column back_side text not null default 'none' check (back_side in ('none', 'optional', 'required')),
  add column first_date date;
create unique index order_line_designs_one_file on order_line_designs (order_line_id, side, design_id) where design_id is not null and not is_studio;
create unique index order_line_designs_one_back on order_line_designs (order_line_id) where side = 'back';
`,
    )
    .execute(db)
}
