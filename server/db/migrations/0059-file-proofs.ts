import { type Kysely, sql } from 'kysely'

/**
 * What prepress showed of an ordered file before it is printed, and what was said of that: the record that decides who pays for
 * a misprint. Its link opens it without login, and is kept hashed. Where the customer agreed, the file is approved by that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(proofs).execute(db)
  await sql.raw(news).execute(db)
}

const proofs = `
create table file_proofs (
  id uuid primary key default gen_random_uuid(),
  order_line_id uuid not null references order_lines on delete cascade,
  side text not null check (side in ('front', 'back')),
  design_id uuid references designs on delete set null,
  file_name text not null,
  -- Of the file that was shown; whatever becomes of it.
  sha256 bytea,
  copies int not null check (copies > 0),
  note text not null default '',
  -- Staff held the line up, and do so again afterwards.
  was_held boolean not null,
  operator_id uuid references operators on delete set null,
  sent_at timestamptz not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ending text check (ending in ('approved', 'returned', 'replaced', 'withdrawn')),
  remarks text not null default '',
  -- In whose name it was answered; by the link of the mail without login.
  contact_id uuid references contacts on delete set null,
  is_by_link boolean not null default false,
  check (num_nulls(ended_at, ending) in (0, 2))
);
create unique index file_proofs_open on file_proofs (order_line_id, side, design_id) where ended_at is null;
create index file_proofs_line on file_proofs (order_line_id, sent_at);
create index file_proofs_design on file_proofs (design_id);
create index file_proofs_operator on file_proofs (operator_id);
create index file_proofs_contact on file_proofs (contact_id);
create trigger file_proofs_audit after insert or update or delete on file_proofs
  for each row execute function record_change('id', '{token_hash}');
alter table file_approvals add column proof_id uuid references file_proofs on delete set null;
create index file_approvals_proof on file_approvals (proof_id);
`

const news = `
create function tell_file_proofs_to_customer() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_news', o.company_id || ' ' || o.id)
    from order_lines l join orders o on o.id = l.order_id where l.id = new.order_line_id;
  return null;
end $$;
create trigger file_proofs_to_customer after insert or update on file_proofs
  for each row execute function tell_file_proofs_to_customer();
`
