import { type Kysely, sql } from 'kysely'

/** What stood on the statements of the bank, and what became of each entry; an entry is known in whichever file it comes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(bankFiles).execute(db)
}

const bankFiles = `
create table bank_files (
  id uuid primary key default gen_random_uuid(),
  sha256 bytea not null unique,
  name text not null,
  read_at timestamptz not null,
  -- Null where the shop did it by itself.
  read_by uuid references operators on delete restrict
);
create index bank_files_read_by on bank_files (read_by);

create table bank_entries (
  id uuid primary key default gen_random_uuid(),
  file_id uuid not null references bank_files on delete restrict,
  fingerprint bytea not null unique,
  fate text not null check (fate in ('waits', 'booked', 'not_ours', 'paid_out')),
  booked_on date not null,
  cents bigint not null check (cents > 0),
  payer_name text not null,
  payer_iban text,
  remittance text not null,
  payment_id uuid unique references payments on delete restrict,
  check ((fate = 'booked') = (payment_id is not null))
);
create index bank_entries_file on bank_entries (file_id);
create index bank_entries_fate on bank_entries (fate, booked_on desc, id desc);
create index bank_entries_payer on bank_entries (payer_iban) where fate = 'booked';

-- What is paid by an entry may be taken back: then the entry waits again.
create function bank_entry_waits_again() returns trigger language plpgsql as $$
begin
  update bank_entries set fate = 'waits', payment_id = null where payment_id = new.id;
  return null;
end $$;
create trigger payments_of_bank after update of reversed_at on payments
  for each row when (new.reversed_at is not null) execute function bank_entry_waits_again();

create trigger bank_files_audit after insert or update or delete on bank_files
  for each row execute function record_change('id');
create trigger bank_entries_audit after update or delete on bank_entries
  for each row execute function record_change('id');
`
