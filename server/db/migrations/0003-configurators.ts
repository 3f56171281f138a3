import { type Kysely, sql } from 'kysely'

/** How bundle products are composed, and what part of its group each line is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(configurators).execute(db)
}

const configurators = `
create table configurators (
  product_id uuid primary key references products on delete cascade,
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  definition jsonb not null,
  updated_at timestamptz not null default now()
);

-- What the options of a configurator consist of: a product that one needs cannot be deleted.
create table configurator_components (
  configurator_id uuid not null references configurators on delete cascade,
  product_id uuid not null references products on delete restrict,
  primary key (configurator_id, product_id)
);
create index configurator_components_product on configurator_components (product_id);

create trigger configurators_changed after insert or update or delete or truncate on configurators
  for each statement execute function catalogue_changed();

-- 'main', or the step whose option the line is; null for a product that was not configured.
alter table cart_lines add column part text;
alter table order_lines add column part text;
create unique index cart_lines_part on cart_lines (group_id, part) where part is not null;
`
