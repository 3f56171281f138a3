import { type Kysely, sql } from 'kysely'

/** Lets staff page through the quotes of all companies, and find part of a number or reference, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quotes_by_moment on carts (state, parked_at desc, id desc) where quote_number is not null`.execute(
    db,
  )
  await sql`create index quotes_by_last_day on carts (valid_until, id) where quote_number is not null and state = 'parked'`.execute(
    db,
  )
  await sql`create index price_requests_to_answer on price_requests (changed_at, cart_id)
    where state in ('requested', 'in_review', 'counter')`.execute(db)
  await sql`create index quotes_number on carts using gin (quote_number gin_trgm_ops) where quote_number is not null`.execute(
    db,
  )
  await sql`create index quotes_reference on carts using gin (reference gin_trgm_ops) where quote_number is not null`.execute(
    db,
  )
}
