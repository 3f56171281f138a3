import { type Kysely, sql } from 'kysely'

/**
 * Staff look for mails by state, address and subject, and send them once more. What they send again is written down, and what
 * becomes of a mail is told to their screens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(mails).execute(db)
}

const mails = `
-- The mail that was sent once more by this one.
alter table outbox add column copy_of uuid references outbox on delete set null;
create index outbox_copy_of on outbox (copy_of);

create index outbox_by_day on outbox (created_at desc, id desc);
create index outbox_failed on outbox (created_at desc, id desc) where state = 'failed';
create index outbox_sent_by_day on outbox (created_at desc, id desc) where state = 'sent';
create index outbox_recipient on outbox using gin (recipient gin_trgm_ops);
create index outbox_subject on outbox using gin ((payload->>'subject') gin_trgm_ops);

create trigger outbox_sent_again after insert on outbox for each row when (new.copy_of is not null)
  execute function record_change('id', '{payload,attachments,dedupe_key}');
create trigger outbox_revived after update of state on outbox
  for each row when (old.state = 'failed' and new.state = 'waiting')
  execute function record_change('id', '{payload,attachments,dedupe_key}', '{recipient,template}');

create trigger outbox_news after insert or update of state on outbox
  for each statement execute function tell_new_rows();
`
