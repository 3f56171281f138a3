import { type Kysely, sql } from 'kysely'

/** Each change of a category is written down, as staff make them now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger categories_audit after insert or update or delete on categories
    for each row execute function record_change('id')`.execute(db)
}
