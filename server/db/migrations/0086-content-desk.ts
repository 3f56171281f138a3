import { type Kysely, sql } from 'kysely'

/** What the owner's pages said before stays readable: orders keep which version of the terms was agreed to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(versions).execute(db)
}

const versions = `
create table page_versions (
  page_id uuid not null references pages on delete cascade,
  version int not null check (version > 0),
  title text not null,
  content text not null,
  saved_at timestamptz not null,
  saved_by uuid references operators on delete set null,
  primary key (page_id, version)
);
create index page_versions_saved_by on page_versions (saved_by);

create trigger pages_audit after insert or update or delete on pages
  for each row execute function record_change('id');
create trigger content_blocks_audit after insert or update or delete on content_blocks
  for each row execute function record_change('id');
create trigger content_menus_audit after insert or update or delete on content_menus
  for each row execute function record_change('id');
create trigger content_menu_links_audit after insert or update or delete on content_menu_links
  for each row execute function record_change('menu_id');
`
