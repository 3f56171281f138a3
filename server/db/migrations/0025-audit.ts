import { type Kysely, sql } from 'kysely'

/**
 * Who changes money, a state, a price, a person or a file is written down with what it was before, in the transaction of
 * the change. That transaction names him in `shop.actor` (`server/db/change-as.ts`); a change by hand in the database has
 * no name. A shop that is filled for the first time records nothing.
 */
const functions = `
create function shop_actor() returns jsonb language sql stable as $$
  select nullif(current_setting('shop.actor', true), '')::jsonb
$$;

create function record_change() returns trigger language plpgsql as $$
declare
  doer jsonb := shop_actor();
  hidden text[] := '{password_hash,updated_at,version}' || coalesce(tg_argv[1], '{}')::text[];
  was jsonb;
  becomes jsonb;
  row_id text;
begin
  if doer->>'task' = 'filling' then return null; end if;
  if tg_op <> 'INSERT' then was := to_jsonb(old) - hidden; end if;
  if tg_op <> 'DELETE' then becomes := to_jsonb(new) - hidden; end if;
  row_id := coalesce(becomes, was)->>tg_argv[0];
  if tg_op = 'UPDATE' then
    -- Of a row that stays only what became different.
    select jsonb_object_agg(key, was->key), jsonb_object_agg(key, value) into was, becomes
      from jsonb_each(becomes) where was->key is distinct from value;
    if becomes is null then return null; end if;
  end if;
  -- What is done so that it is known no longer is not kept here instead.
  if doer->>'task' = 'forgetting' then was := null; becomes := null; end if;
  insert into audit_events (actor_kind, actor_id, actor_task, in_name_of, action, entity, entity_id, before, after)
  values (coalesce(doer->>'kind', 'system'), (doer->>'id')::uuid, doer->>'task', (doer->>'inNameOf')::uuid,
    lower(tg_op), tg_table_name, row_id, was, becomes);
  return null;
end $$;`

/** The tables whose every change is written down, with the column that names a row. */
const WHOLE = {
  contacts: 'id',
  addresses: 'id',
  operators: 'id',
  price_lists: 'id',
  prices: 'id',
  tier_prices: 'price_id',
  run_prices: 'price_id',
  category_discounts: 'price_list_id',
  shipping_classes: 'code',
  shop_settings: 'key',
  products: 'id',
  configurators: 'product_id',
} as const

/** Tables of which these columns count; the others change with each look or press, or are written once. */
const COLUMNS = {
  account_requests: { columns: 'state', id: 'id' },
  carts: { columns: 'state, valid_until', id: 'id' },
  price_requests: { columns: 'state', id: 'cart_id' },
  orders: { columns: 'state, subtotal_cents, total_cents, invoice_address, delivery_contact', id: 'id' },
  order_lines: {
    columns: 'state, quantity, line_cents, delivery_date, delivery_kind, address, tracking_url',
    id: 'id',
  },
  designs: { columns: 'soft_deleted_at', id: 'id' },
  patchups: { columns: 'state', id: 'id' },
  studio_jobs: { columns: 'state, brief', id: 'id' },
  proofs: { columns: 'decision', id: 'id' },
} as const

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run(
    `alter table audit_events drop constraint audit_events_actor_kind_check,
       add constraint audit_events_actor_kind_check
         check (actor_kind in ('visitor', 'contact', 'client', 'operator', 'system')),
       add column actor_task text, add column in_name_of uuid`,
  )
  await run('create index audit_events_entity on audit_events (entity, entity_id, id)')
  await run(functions)
  await run('alter table order_events add column actor jsonb default shop_actor()')
  for (const [table, id] of Object.entries(WHOLE))
    await run(
      `create trigger ${table}_audit after insert or update or delete on ${table}
         for each row execute function record_change('${id}')`,
    )
  for (const [table, { columns, id }] of Object.entries(COLUMNS)) {
    const differs = columns
      .split(', ')
      .map((column) => `old.${column} is distinct from new.${column}`)
      .join(' or ')
    await run(
      `create trigger ${table}_audit after update of ${columns} on ${table}
         for each row when (${differs}) execute function record_change('${id}')`,
    )
  }
  // The content of an invoice never changes, and lies in its own row; when a number is looked up again changes each day.
  for (const [table, hidden] of [
    ['invoices', 'content'],
    ['companies', 'vat_check_due_at'],
  ])
    await run(
      `create trigger ${table}_audit after insert or update or delete on ${table}
         for each row execute function record_change('id', '{${hidden}}')`,
    )
  await run(
    `create trigger order_line_designs_audit after update or delete on order_line_designs
       for each row execute function record_change('order_line_id')`,
  )
}
