import { type Kysely, sql } from 'kysely'

/** What staff write to each other at a file: a note at its order that is about the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(fileNotes).execute(db)
}

const fileNotes = `
alter table order_notes add column line_design_id uuid references order_line_designs on delete set null;
create index order_notes_line_design on order_notes (line_design_id, written_at) where line_design_id is not null;
`
