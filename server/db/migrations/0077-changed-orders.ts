import { type Kysely, sql } from 'kysely'

/** What staff changed of orders before production, once under the id that they sent; and which version an order is, so that nobody changes what he did not see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db)
}

const changes = `
alter table orders add column version int not null default 1;
create table order_changes (
  id uuid not null,
  order_id uuid not null references orders on delete cascade,
  changed_at timestamptz not null,
  changed_by uuid references operators on delete set null,
  reason text not null,
  differences jsonb not null,
  request_hash bytea not null,
  primary key (order_id, id)
);
create index order_changes_order on order_changes (order_id, changed_at);
create index order_changes_changed_by on order_changes (changed_by);
create index order_changes_id on order_changes (id);
create trigger order_changes_audit after insert or update or delete on order_changes
  for each row execute function record_change('id', '{request_hash}');
`
