import { type Kysely, sql } from 'kysely'

/**
 * A change tells its row apart where several share the column that names them, and says that a password was changed. A price
 * that staff give to a line of a quote is written down; those that a customer keeps by parking are the shop's own.
 */
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

/** Tables of which several rows share the first column, with those that tell them apart. */
const SHARED = {
  tier_prices: ['price_id', 'from_milli'],
  run_prices: ['price_id', 'quantity'],
  category_discounts: ['price_list_id', 'category_id'],
} as const

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run(recordChange)
  for (const [table, [id, naming]] of Object.entries(SHARED))
    await run(
      `create or replace trigger ${table}_audit after insert or update or delete on ${table}
         for each row execute function record_change('${id}', '{}', '{${naming}}')`,
    )
  await run(
    `create or replace trigger order_line_designs_audit after update or delete on order_line_designs
       for each row execute function record_change('order_line_id', '{}', '{id}')`,
  )
  await run(
    `create trigger cart_lines_audit after update of agreed_price on cart_lines for each row
       when (old.agreed_price is distinct from new.agreed_price and shop_actor()->>'kind' is distinct from 'contact')
       execute function record_change('id')`,
  )
}
