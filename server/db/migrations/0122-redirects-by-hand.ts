import { type Kysely, sql } from 'kysely'

/** How redirects came to be, where that is known, and who changed them; and how they are found among many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(redirects).execute(db)
}

const redirects = `
alter table redirects add column origin text check (origin in ('hand', 'move', 'import'));
create index redirects_in_order on redirects (from_path collate "C");
create index redirects_to on redirects (to_path);

create trigger redirects_audit after insert or update or delete on redirects
  for each row execute function record_change('from_path');
`
