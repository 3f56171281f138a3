import { type Kysely, sql } from 'kysely'

/** How a product is composed stands apart until it is published; what was published is kept, and so are the prices that must hold before it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(configurators).execute(db)
}

// A definition is large, and what is published of it is written down with its configurator.
const configurators = `
create table configurator_drafts (
  product_id uuid primary key references products on delete cascade,
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  definition jsonb not null,
  -- What was in the shop when the draft began; null where there was nothing.
  seen jsonb,
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by uuid references operators on delete set null
);
create index configurator_drafts_changed_by on configurator_drafts (changed_by);
create trigger configurator_drafts_audit after insert or update or delete on configurator_drafts
  for each row execute function record_change('product_id', '{definition,seen}', '{key}');

create table configurator_revisions (
  product_id uuid not null references products on delete cascade,
  number int not null check (number > 0),
  key text not null,
  definition jsonb not null,
  published_at timestamptz not null,
  published_by uuid references operators on delete set null,
  note text not null default '',
  primary key (product_id, number)
);
create index configurator_revisions_published_by on configurator_revisions (published_by);

create table configurator_tests (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products on delete cascade,
  title text not null,
  choices jsonb not null,
  expected_cents int not null check (expected_cents >= 0),
  created_at timestamptz not null
);
create index configurator_tests_product on configurator_tests (product_id, created_at, id);
create trigger configurator_tests_audit after insert or update or delete on configurator_tests
  for each row execute function record_change('product_id', '{}', '{id,title}');
`
