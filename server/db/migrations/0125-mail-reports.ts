import { type Kysely, sql } from 'kysely'

/**
 * What mail servers report of a mail after they took it: that it came back, is late, or arrived. A report names the message id,
 * so a mail that came back gets another one when it is sent again, and a late report of the first sending counts for that alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(reports).execute(db)
}

const reports = `
-- The message id of the last sending; null while that is the id of the mail itself.
alter table outbox add column sent_as uuid;
create unique index outbox_sent_as on outbox (sent_as) where sent_as is not null;

create table mail_reports (
  id uuid primary key default gen_random_uuid(),
  mail_id uuid not null references outbox on delete cascade,
  -- The message id that the report names.
  sent_as uuid not null,
  -- What tells the report from others, however often it comes in.
  report_key text not null,
  recipient text not null,
  action text not null check (action in ('failed', 'delayed', 'delivered', 'relayed', 'expanded')),
  status text not null,
  diagnostic text not null,
  read_at timestamptz not null,
  read_by uuid references operators on delete set null,
  unique (mail_id, report_key)
);
create index mail_reports_sent_as on mail_reports (sent_as);
create index mail_reports_read_by on mail_reports (read_by);

-- A mail that had gone came back; what the mail server refused at once is no change of what was known.
create trigger outbox_came_back after update of bounced_at on outbox
  for each row when (old.state <> 'waiting' and old.bounced_at is null and new.bounced_at is not null)
  execute function record_change('id', '{payload,attachments,dedupe_key}', '{recipient,template}');

create trigger mail_reports_news after insert on mail_reports
  for each statement execute function tell_new_rows();
`
