import { type Kysely, sql } from 'kysely'

/** What VIES said about VAT numbers, and what rests on it: the status of companies, and orders without VAT. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table vat_checks (
  id uuid primary key default gen_random_uuid(),
  vat_id text not null,
  -- The shop's own number, which makes VIES give a consultation number.
  asked_by text,
  status text not null check (status in ('valid', 'invalid', 'unavailable')),
  -- Why there was no answer, or what was wrong with the question.
  fault text,
  name text,
  address text,
  consultation_number text,
  -- The answer as it came.
  answer text,
  asked_at timestamptz not null,
  answered_at timestamptz not null
);
create index vat_checks_number on vat_checks (vat_id, asked_at desc);

alter table companies
  -- The answer that the status rests on.
  add column vat_check_id uuid references vat_checks on delete set null,
  -- When it is looked up again; null is at once.
  add column vat_check_due_at timestamptz;
create index companies_vat_due on companies (vat_check_due_at nulls first) where vat_id is not null;
create index companies_vat_check on companies (vat_check_id) where vat_check_id is not null;

-- What was known of one number says nothing of another.
create function forget_vat_check() returns trigger language plpgsql as $$
begin
  new.vat_id_status := 'unchecked';
  new.vat_check_id := null;
  new.vat_check_due_at := null;
  return new;
end $$;
create trigger companies_vat_changed before update of vat_id on companies
  for each row when (new.vat_id is distinct from old.vat_id) execute function forget_vat_check();

-- The answer that says that the number of the order was valid.
alter table orders add column vat_check_id uuid references vat_checks on delete restrict;
create index orders_vat_check on orders (vat_check_id) where vat_check_id is not null;
`,
    )
    .execute(db)
}
