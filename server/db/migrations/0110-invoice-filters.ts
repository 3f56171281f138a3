import { type Kysely, sql } from 'kysely'

/** Finds the few invoices that come to much among all that were ever sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_by_amount on invoices (total_cents)`.execute(db)
}
