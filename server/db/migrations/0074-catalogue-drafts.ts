import { type Kysely, sql } from 'kysely'

/** What staff change of the catalogue stands apart until they publish it; what was published is kept, so that it can come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(drafts).execute(db)
}

const drafts = `
create table product_drafts (
  product_id uuid primary key references products on delete cascade,
  -- What becomes different, and what was seen there when it was changed first.
  edit jsonb not null,
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by uuid references operators on delete set null,
  publish_at timestamptz,
  -- When it was to go into the shop and could not.
  missed_at timestamptz
);
create index product_drafts_changed_by on product_drafts (changed_by);
create index product_drafts_due on product_drafts (publish_at) where publish_at is not null;

create table product_revisions (
  product_id uuid not null references products on delete cascade,
  number int not null check (number > 0),
  content jsonb not null,
  published_at timestamptz not null,
  published_by uuid references operators on delete set null,
  note text not null default '',
  primary key (product_id, number)
);
create index product_revisions_published_by on product_revisions (published_by);

create index products_by_title on products (lower(title), id);
create index products_unpublished on products (id) where status = 'draft';

create trigger product_drafts_audit after insert or update or delete on product_drafts
  for each row execute function record_change('product_id');
`
