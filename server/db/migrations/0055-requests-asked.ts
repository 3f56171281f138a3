import { type Kysely, sql } from 'kysely'

/** What staff asked about a request for an account, and what finds the companies that are like it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_requests add column question text, add column asked_at timestamptz`.execute(
    db,
  )
  await sql`create index contacts_domain on contacts (split_part(email, '@', 2))`.execute(db)
  await sql`create index addresses_place on addresses (postcode, house_number)`.execute(db)
}
