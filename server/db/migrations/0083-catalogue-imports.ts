import { type Kysely, sql } from 'kysely'

/**
 * Imports of the whole catalogue: each is tried, told, and carried out as one. It is written down as one change too, whose
 * differences it keeps; the rows that it writes are not told apart in the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(imports).execute(db)
  await sql.raw(recordChange).execute(db)
}

const imports = `
create table catalogue_imports (
  id uuid primary key,
  name text not null,
  mode text not null check (mode in ('add', 'replace')),
  state text not null default 'reading'
    check (state in ('reading', 'ready', 'faulty', 'applying', 'applied', 'dropped', 'failed')),
  failure text,
  size_bytes bigint not null,
  made_at timestamptz not null,
  made_by uuid references operators on delete set null,
  ended_at timestamptz,
  ended_by uuid references operators on delete set null,
  -- What the catalogue was when it was tried: of another one it would do something else.
  tried_on text,
  report jsonb,
  -- How far the work at hand is, and when its process was last heard of, by the clock of the database.
  percent int not null default 0,
  moved_at timestamptz not null default now(),
  check ((state = 'failed') = (failure is not null))
);
create unique index catalogue_imports_one_at_work on catalogue_imports ((true)) where state in ('reading', 'applying');
create index catalogue_imports_made_at on catalogue_imports (made_at desc, id);
create index catalogue_imports_made_by on catalogue_imports (made_by);
create index catalogue_imports_ended_by on catalogue_imports (ended_by);
create trigger catalogue_imports_audit after insert or delete or update of state on catalogue_imports
  for each row execute function record_change('id', '{percent,moved_at,report,tried_on}', '{name,mode}');
`

/** Of the tables of the catalogue nothing is recorded while an import writes them. */
const recordChange = `
create or replace function record_change() returns trigger language plpgsql as $$
declare
  doer jsonb := shop_actor();
  hidden text[] := '{password_hash,updated_at,version}' || coalesce(tg_argv[1], '{}')::text[];
  naming text[] := coalesce(tg_argv[2], '{}')::text[];
  was jsonb;
  becomes jsonb;
  row_id text;
  changed text[];
begin
  if doer->>'task' = 'filling' then return null; end if;
  if current_setting('shop.import', true) = 'on' and tg_table_name in ('products', 'prices', 'tier_prices', 'run_prices',
    'price_lists', 'category_discounts', 'configurators', 'categories') then return null; end if;
  if tg_op <> 'INSERT' then was := to_jsonb(old) - hidden; end if;
  if tg_op <> 'DELETE' then becomes := to_jsonb(new) - hidden; end if;
  row_id := coalesce(becomes, was)->>tg_argv[0];
  if tg_op = 'UPDATE' then
    if to_jsonb(old)->'password_hash' is distinct from to_jsonb(new)->'password_hash' then
      becomes := becomes || '{"password": "changed"}';
    end if;
    -- Of a row that stays only what became different, with what it is called.
    select array_agg(key) into changed from jsonb_each(becomes) where was->key is distinct from value;
    if changed is null then return null; end if;
    select jsonb_object_agg(key, value) into was from jsonb_each(was) where key = any(changed || naming);
    select jsonb_object_agg(key, value) into becomes from jsonb_each(becomes) where key = any(changed || naming);
  end if;
  -- What is done so that it is known no longer is not kept here instead.
  if doer->>'task' = 'forgetting' then was := null; becomes := null; end if;
  insert into audit_events (actor_kind, actor_id, actor_task, in_name_of, action, entity, entity_id, before, after)
  values (coalesce(doer->>'kind', 'system'), (doer->>'id')::uuid, doer->>'task', (doer->>'inNameOf')::uuid,
    lower(tg_op), tg_table_name, row_id, was, becomes);
  return null;
end $$;`
