import { type Kysely, sql } from 'kysely'

/** What a customer says of a proof by telephone is written down by staff in his name; who did so stays with the answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(notedBy).execute(db)
}

const notedBy = `
alter table file_proofs add column noted_by uuid references operators on delete set null;
create index file_proofs_noted_by on file_proofs (noted_by) where noted_by is not null;
alter table proofs add column noted_by uuid references operators on delete set null;
create index proofs_noted_by on proofs (noted_by) where noted_by is not null;
`
