import { type Kysely, sql } from 'kysely'

/**
 * What finance sets: the ledger accounts of the bookkeeper, and whether reminders go by themselves; what has no row is as usual.
 * Why an order could not be invoiced when that was tried last, why a customer does not agree with an invoice, and what credit notes
 * took back of parts of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(settings).execute(db)
  await sql.raw(faults).execute(db)
  await sql.raw(partCredits).execute(db)
  await sql`alter table invoices add column dispute text check (dispute <> '')`.execute(db)
}

const settings = `
create table finance_settings (
  key text primary key,
  value text not null
);
create trigger finance_settings_audit after insert or update or delete on finance_settings
  for each row execute function record_change('key');
`

const faults = `
create table invoice_faults (
  order_id uuid primary key references orders on delete cascade,
  -- A code of a refusal; null for what nobody foresaw, which the log tells.
  code text,
  tried_at timestamptz not null
);
`

const partCredits = `
alter table invoices add column credited_cents bigint not null default 0,
  add constraint invoices_credited check (credited_cents between 0 and total_cents and (kind = 'invoice' or credited_cents = 0)),
  drop constraint invoices_credits_id_key;
create index invoices_credits on invoices (credits_id);
drop index invoices_open, invoices_settled, invoices_standing;
create index invoices_open on invoices (due_on, id) include (total_cents, paid_cents, credited_cents)
  where kind = 'invoice' and not is_credited and paid_cents + credited_cents < total_cents;
create index invoices_settled on invoices (issued_on desc, id desc)
  where kind = 'invoice' and not is_credited and paid_cents + credited_cents >= total_cents;
create index invoices_standing on invoices (company_id) include (total_cents, paid_cents, credited_cents)
  where kind = 'invoice' and not is_credited and paid_cents + credited_cents < total_cents;
`
