import { type Kysely, sql } from 'kysely'

/** Finds the lines that were promised in the last weeks, however many orders there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_lines_promised on order_lines (delivery_date)`.execute(db)
}
