import { type Kysely, sql } from 'kysely'

/** How many mails of a kind went out lately is asked at each message: that must not cost more as the outbox grows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index outbox_recent on outbox (template, created_at);').execute(db)
}
