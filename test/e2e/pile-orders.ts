import { query } from './query.ts'

/** As many orders like one of a database, each placed a second before the last: their numbers begin with those letters. */
export const pileOrders = (
  databaseUrl: string,
  { orderId, count, letters }: { readonly orderId: string; readonly count: number; readonly letters: string },
) =>
  query(
    databaseUrl,
    `with made as (select gen_random_uuid() as id, n, to_jsonb(o) as row, o.id as of
       from orders o, generate_series(1, $2::int) n where o.id = $1),
     orders as (insert into orders select (jsonb_populate_record(null::orders, row || jsonb_build_object('id', id,
       'number', $3 || lpad(n::text, 5, '0'), 'cart_id', null, 'placed_at', (row->>'placed_at')::timestamptz - n * interval '1 second'))).*
       from made),
     groups as (insert into order_groups select (jsonb_populate_record(null::order_groups, to_jsonb(g) ||
       jsonb_build_object('id', gen_random_uuid(), 'order_id', made.id))).* from made join order_groups g on g.order_id = made.of
       returning id, order_id)
     insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object(
       'id', gen_random_uuid(), 'order_id', groups.order_id, 'group_id', groups.id))).*
     from groups join made on made.id = groups.order_id join order_lines l on l.order_id = made.of`,
    [orderId, count, letters],
  )
