import { type Kysely, sql } from 'kysely'

/** Which reminders of an invoice went, each once, and which companies get none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(reminders).execute(db)
}

const reminders = `
alter table companies add column is_reminded boolean not null default true;
create index companies_left_out on companies (name, id) where not is_reminded;

create table invoice_reminders (
  invoice_id uuid not null references invoices on delete restrict,
  step int not null check (step between 1 and 3),
  -- The day in the shop, from which the next one is reckoned.
  sent_on date not null,
  sent_at timestamptz not null,
  -- Null where the shop did it by itself.
  sent_by uuid references operators on delete restrict,
  primary key (invoice_id, step)
);
create index invoice_reminders_sent_by on invoice_reminders (sent_by);
create trigger invoice_reminders_audit after insert or update or delete on invoice_reminders
  for each row execute function record_change('invoice_id');
`
