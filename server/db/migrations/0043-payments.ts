import { type Kysely, sql } from 'kysely'

/** What was paid, of which invoice; and lists of the invoices of all companies, by what is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(payments).execute(db)
}

const payments = `
-- What came in for an invoice so far: the sum of the parts of its payments that stand.
alter table invoices add column paid_cents bigint not null default 0,
  add constraint invoices_paid check (paid_cents between 0 and total_cents and (kind = 'invoice' or paid_cents = 0));

create table payments (
  id uuid primary key,
  company_id uuid not null references companies on delete restrict,
  cents bigint not null check (cents > 0),
  paid_on date not null,
  reference text not null default '',
  booked_at timestamptz not null,
  -- Null where the shop did it by itself.
  booked_by uuid references operators on delete restrict,
  reversed_at timestamptz,
  reversed_by uuid references operators on delete restrict,
  reason text,
  check (num_nulls(reversed_at, reason) in (0, 2)),
  check (reversed_by is null or reversed_at is not null)
);
create index payments_company on payments (company_id, paid_on desc);
create index payments_booked_by on payments (booked_by);
create index payments_reversed_by on payments (reversed_by);

create table payment_parts (
  payment_id uuid not null references payments on delete restrict,
  invoice_id uuid not null references invoices on delete restrict,
  cents bigint not null check (cents > 0),
  primary key (payment_id, invoice_id)
);
create index payment_parts_invoice on payment_parts (invoice_id);

-- A payment stays as it was booked: it is only reversed, once.
create function payment_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.reversed_at is null
     and row(old.id, old.company_id, old.cents, old.paid_on, old.reference, old.booked_at, old.booked_by)
       is not distinct from row(new.id, new.company_id, new.cents, new.paid_on, new.reference, new.booked_at, new.booked_by) then
    return new;
  end if;
  raise exception 'payment % stays as it is', old.id using errcode = 'check_violation';
end $$;
create trigger payments_stay before update or delete on payments for each row execute function payment_stays();

create trigger payments_audit after insert or update or delete on payments
  for each row execute function record_change('id');
create trigger payment_parts_audit after insert or update or delete on payment_parts
  for each row execute function record_change('payment_id');

create index invoices_open on invoices (due_on, id) include (total_cents, paid_cents)
  where kind = 'invoice' and not is_credited and paid_cents < total_cents;
create index invoices_settled on invoices (issued_on desc, id desc)
  where kind = 'invoice' and not is_credited and paid_cents >= total_cents;
create index invoices_credit_notes on invoices (issued_on desc, id desc) where kind = 'credit_note';
create index invoices_by_day on invoices (issued_on desc, id desc);
create index invoices_number on invoices using gin (number gin_trgm_ops);
create index outbox_about on outbox (dedupe_key text_pattern_ops);
`
