import { type Kysely, sql } from 'kysely'

/** What blocks, menus, categories and mails said before can be brought back, and of a page what search engines read too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(versions).execute(db)
}

const versions = `
create table content_versions (
  kind text not null check (kind in ('block', 'menu', 'category', 'mail')),
  thing text not null,
  version int not null check (version > 0),
  document jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references operators on delete set null,
  primary key (kind, thing, version)
);
create index content_versions_saved_by on content_versions (saved_by);

alter table page_versions add column meta_title text;
alter table page_versions add column meta_description text;
`
