import { type Kysely, sql } from 'kysely'

/** Who brought a picture, cut it or described it is written down, as all else is that staff change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger images_audit after insert or update or delete on images for each row
    execute function record_change('id', '{content,content_hash,widths}')`.execute(db)
}
