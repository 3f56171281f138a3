import { type Kysely, sql } from 'kysely'

/** A mail of which the mail server refuses the address for good came back: that is another fault than a mail server that is away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(bounces).execute(db)
}

const bounces = `
alter table outbox add column bounced_at timestamptz;
create index outbox_bounced on outbox (created_at desc, id desc) where state = 'failed' and bounced_at is not null;
create index outbox_bounced_address on outbox (lower(recipient)) where state = 'failed' and bounced_at is not null`
