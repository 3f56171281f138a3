import { type Kysely, sql } from 'kysely'

/** What staff change of a price list can be taken back: each change is kept with what was there before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db)
}

const changes = `
create table price_list_changes (
  id uuid primary key default gen_random_uuid(),
  price_list_id uuid not null references price_lists on delete cascade,
  -- Of the list, once this was made.
  version int not null,
  way text not null check (way in ('edit', 'import', 'takeBack')),
  made_at timestamptz not null,
  made_by uuid references operators on delete set null,
  price_count int not null,
  discount_count int not null,
  differences jsonb not null,
  unique (price_list_id, version)
);
create index price_list_changes_made_by on price_list_changes (made_by);
`
