import { type Kysely, sql } from 'kysely'

/** Lets staff page through the queues of orders of all companies, and find part of a number or name, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_by_moment on orders (placed_at desc, id desc)`.execute(db)
  await sql`create index orders_open on orders (placed_at desc, id desc)
    where state not in ('delivered', 'closed', 'cancelled')`.execute(db)
  await sql`create index orders_by_state on orders (state, placed_at desc, id desc)`.execute(db)
  await sql`create index orders_number on orders using gin (number gin_trgm_ops)`.execute(db)
  await sql`create index companies_name on companies using gin (name gin_trgm_ops)`.execute(db)
}
