import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/** What is left of what a customer paid waits as an entry of its own, of whom it is; it can have been paid back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rests).execute(db)
  await splitOverpaid(db)
}

const rests = `
alter table bank_entries
  -- The entry on the statement of which this is what was left.
  add column rest_of uuid references bank_entries on delete restrict,
  -- Who paid it; known of a rest alone.
  add column company_id uuid references companies on delete restrict,
  drop constraint bank_entries_fate_check,
  add constraint bank_entries_fate_check check (fate in ('waits', 'booked', 'paid_back', 'not_ours', 'paid_out')),
  add constraint bank_entries_rest check ((rest_of is null) = (company_id is null));
create index bank_entries_rest_of on bank_entries (rest_of) where rest_of is not null;
create index bank_entries_company on bank_entries (company_id) where company_id is not null;
`

/** Gives what was booked with more than its invoices a rest that waits. */
export async function splitOverpaid(db: QueryExecutorProvider): Promise<void> {
  await sql`
    with over as (
      select e.id, gen_random_uuid() as rest_id, p.company_id as payer,
        e.cents - (select sum(t.cents) from payment_parts t where t.payment_id = p.id) as rest
      from bank_entries e join payments p on p.id = e.payment_id where e.fate = 'booked'),
    whole as (
      update bank_entries e set cents = e.cents - over.rest from over where over.id = e.id and over.rest > 0
      returning e.*, over.rest_id, over.rest, over.payer)
    insert into bank_entries (id, file_id, fingerprint, fate, booked_on, cents, payer_name, payer_iban, remittance,
      rest_of, company_id)
    select rest_id, file_id, sha256(rest_id::text::bytea), 'waits', booked_on, rest, payer_name, payer_iban, remittance,
      coalesce(rest_of, id), payer
    from whole`.execute(db)
}
