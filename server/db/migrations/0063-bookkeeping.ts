import { type Kysely, sql } from 'kysely'

/**
 * What finance sets: the ledger accounts of the bookkeeper, and whether reminders go by themselves; what has no row is as usual.
 * Why an order could not be invoiced when that was tried last. And why a customer does not agree with an invoice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(settings).execute(db)
  await sql.raw(faults).execute(db)
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
