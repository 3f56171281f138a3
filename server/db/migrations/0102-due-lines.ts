import { type Kysely, sql } from 'kysely'

/** Finds what is late or must leave today among all that was ever ordered; the states are those in which a line can be late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_lines_due on order_lines (delivery_date, order_id)
    where state in ('placed', 'released', 'in_production', 'ready', 'on_hold')`.execute(db)
}
