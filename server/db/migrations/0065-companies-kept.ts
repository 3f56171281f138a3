import { type Kysely, sql } from 'kysely'

/** Why a company is kept out, whom to call there, and what staff write to each other about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(companies).execute(db)
}

const companies = `
alter table companies
  add column block_reason text,
  add column main_contact_id uuid references contacts on delete set null;
create index companies_main_contact on companies (main_contact_id);

-- Whoever was there first stands for who is called first; nobody decided that, so it is not written down.
select set_config('shop.actor', '{"kind": "system", "task": "filling"}', true);
update companies set main_contact_id = (
  select p.id from contacts p where p.company_id = companies.id and p.erased_at is null
  order by p.created_at, p.id limit 1);
select set_config('shop.actor', '', true);

create table company_notes (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  text text not null,
  written_at timestamptz not null,
  written_by uuid references operators on delete set null,
  is_pinned boolean not null default false
);
create index company_notes_company on company_notes (company_id, written_at);
create index company_notes_written_by on company_notes (written_by);
create unique index company_notes_one_pinned on company_notes (company_id) where is_pinned;
create trigger company_notes_audit after insert or update or delete on company_notes
  for each row execute function record_change('id');
`
