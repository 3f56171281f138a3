import { type Kysely, sql } from 'kysely'

/** A trial of the catalogue raises no version: nothing of it stays, and whoever changes the catalogue meanwhile does not wait for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(noteCatalogueChange).execute(db)
}

const noteCatalogueChange = `
create or replace function note_catalogue_change(what text, ids uuid[]) returns void language plpgsql as $$
declare raised bigint;
begin
  if current_setting('shop.trial', true) = 'on' then return; end if;
  update catalogue_version set version = version + 1, raised_by = pg_current_xact_id()
    where raised_by is distinct from pg_current_xact_id() returning version into raised;
  if found then
    delete from catalogue_changes where version <= raised - 1000;
    perform pg_notify('catalogue_changed', raised::text);
  else
    select version into raised from catalogue_version;
  end if;
  if cardinality(ids) > 200 then
    insert into catalogue_changes values (raised, 'everything', null) on conflict do nothing;
  else
    insert into catalogue_changes select raised, what, id from unnest(ids) id on conflict do nothing;
  end if;
end $$;
`
