import { type Kysely, sql } from 'kysely'

/** An import may take an earlier one back; what each of the last ones made different of the catalogue is kept for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(takenBack).execute(db)
}

const takenBack = `
alter table catalogue_imports
  drop constraint catalogue_imports_mode_check,
  add constraint catalogue_imports_mode_check check (mode in ('add', 'new', 'replace', 'takeBack')),
  -- Null again once that one is forgotten.
  add column takes_back uuid references catalogue_imports on delete set null;
create index catalogue_imports_takes_back on catalogue_imports (takes_back);

create table catalogue_import_changes (
  import_id uuid not null references catalogue_imports on delete cascade,
  number int not null,
  -- Entries as they were and as they became: packed JSON.
  content bytea not null,
  primary key (import_id, number)
);
-- It is packed already.
alter table catalogue_import_changes alter column content set storage external;
`
