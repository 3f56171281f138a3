import { type Kysely, sql } from 'kysely'

/** Each change of a country is written down, as staff make them now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger countries_audit after insert or update or delete on countries
    for each row execute function record_change('code')`.execute(db)
}
