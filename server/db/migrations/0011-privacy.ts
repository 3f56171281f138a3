import { type Kysely, sql } from 'kysely'

/** When the personal data of a contact were erased, and of an order that is kept no longer than the law asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table contacts add column erased_at timestamptz;
alter table orders add column erased_at timestamptz;
create index outbox_sent on outbox (sent_at) where state = 'sent';
`,
    )
    .execute(db)
}
