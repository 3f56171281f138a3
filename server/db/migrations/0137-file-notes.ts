import { type Kysely, sql } from 'kysely'

/**
 * What staff write to each other at a file: a note at its order that is about this side of its line, where another file may come in
 * the place of the one that was there. What that was called stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(fileNotes).execute(db)
}

const fileNotes = `
alter table order_notes
  add column order_line_id uuid references order_lines on delete set null,
  add column side text check (side in ('front', 'back')),
  add column file_name text;
create index order_notes_order_line on order_notes (order_line_id) where order_line_id is not null;
`
