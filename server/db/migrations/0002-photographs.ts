import { type Kysely, sql } from 'kysely'

/**
 * A photograph lies in the file storage, once for every type and width; a drawing in the row itself. Each picture of the same
 * photograph has words of its own, so that only drawings are there once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table images alter column content drop not null;
alter table images add column widths int[] check (widths <> '{}');
alter table images add check ((content is null) = (widths is not null));
alter table images drop constraint images_content_hash_key;
create unique index images_drawings on images (content_hash) where content is not null;
`)
    .execute(db)
}
