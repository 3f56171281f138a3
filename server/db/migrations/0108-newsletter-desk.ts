import { type Kysely, sql } from 'kysely'

/** The newsletter’s addresses by when they changed, and who took a list of them out of the house. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(desk).execute(db)
}

const desk = `
create index newsletter_subscriptions_changed on newsletter_subscriptions (state, changed_at desc, email desc);

create table newsletter_exports (
  id uuid primary key default gen_random_uuid(),
  exported_at timestamptz not null,
  exported_by uuid references operators on delete set null,
  queue text not null check (queue in ('confirmed', 'pending', 'ended', 'all')),
  row_count int not null
);
create index newsletter_exports_exported_by on newsletter_exports (exported_by);
create trigger newsletter_exports_audit after insert or update or delete on newsletter_exports
  for each row execute function record_change('id');
`
