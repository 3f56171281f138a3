import { type Kysely, sql } from 'kysely'

/** The designs of lines as they are ordered, what the studio makes of them, and the check by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(lineDesigns).execute(db)
}

const lineDesigns = `
alter table cart_lines add column wants_check boolean not null default false;

alter table line_designs add column position int not null default 0;

-- The other half of copies_within_line: a line cannot be ordered in fewer copies than its designs have.
create function line_covers_copies() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(quantity), 0) from line_designs where line_id = new.id and side = 'front')
     > (select quantity from cart_lines where id = new.id) then
    raise exception 'line % has designs in more copies', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger cart_lines_cover_copies after update of quantity on cart_lines
  deferrable initially deferred for each row execute function line_covers_copies();

-- Demands that were written before ink had a limit have none; a product that is not printed says so.
update products set production = case
  when jsonb_typeof(production->'print') = 'object' then
    jsonb_set(production, '{print}', '{"maxInkPercent": null}'::jsonb || (production->'print'))
  else production || '{"print": null}'::jsonb end;

alter table order_lines add column wants_check boolean not null default false;

-- The designs of an order stand apart from those of the cart, and keep their files: a design that one names is not removed.
create table order_line_designs (
  id uuid primary key default gen_random_uuid(),
  order_line_id uuid not null references order_lines on delete cascade,
  company_id uuid not null references companies on delete restrict,
  -- Null until the studio has delivered it.
  design_id uuid,
  is_studio boolean not null,
  side text not null check (side in ('front', 'back')),
  quantity int not null check (quantity between 0 and 1000000),
  file_name text not null default '',
  sha256 bytea,
  approved_at timestamptz,
  position int not null,
  foreign key (design_id, company_id) references designs (id, company_id) on delete restrict,
  check (is_studio or design_id is not null)
);
create index order_line_designs_line on order_line_designs (order_line_id, position);
create index order_line_designs_design on order_line_designs (design_id) where design_id is not null;

create table studio_jobs (
  id uuid primary key default gen_random_uuid(),
  line_design_id uuid not null unique references order_line_designs on delete cascade,
  brief text not null default '',
  price_cents bigint not null check (price_cents >= 0),
  state text not null default 'ordered'
    check (state in ('ordered', 'briefed', 'in_progress', 'proof_sent', 'changes_requested', 'approved', 'delivered', 'cancelled')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- What was shown to the customer, and what they said of it: it decides who pays for a misprint.
create table proofs (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references studio_jobs on delete cascade,
  design_id uuid not null references designs on delete restrict,
  sha256 bytea,
  sent_at timestamptz not null,
  decision text check (decision in ('approved', 'returned')),
  decided_by uuid references contacts on delete set null,
  decided_at timestamptz,
  remarks text not null default '',
  check ((decision is null) = (decided_at is null))
);
create index proofs_job on proofs (job_id, sent_at);
create unique index proofs_one_open on proofs (job_id) where decision is null;
create index proofs_design on proofs (design_id);
`
