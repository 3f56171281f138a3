import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** As many orders like that of an invoice, each with an invoice like it that is due on another day of a week. */
export const pileInvoices = (db: Database, id: string, count: number) =>
  sql`
    with made as (insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'STAPEL' || n, 'cart_id', null))).*
      from orders o join invoices i on i.order_id = o.id, generate_series(1, ${count}::int) n where i.id = ${id}
      returning id, number),
    grouped as (insert into order_groups (order_id, title, position) select id, 'Groep', 0 from made returning id, order_id),
    lined as (insert into order_lines (order_id, group_id, sku, title, quantity, unit_cents, line_cents, vat_percent, state,
        delivery_kind, delivery_date, is_express, address, position)
      select g.order_id, g.id, l.sku, l.title, l.quantity, l.unit_cents, l.line_cents, l.vat_percent, l.state, l.delivery_kind,
        l.delivery_date, l.is_express, l.address, l.position
      from grouped g, order_lines l join invoices i on i.order_id = l.order_id where i.id = ${id})
    insert into invoices (kind, number, company_id, order_id, issued_on, due_on, net_cents, vat_cents, total_cents, content, created_at)
    select i.kind, made.number, i.company_id, made.id, i.issued_on, i.due_on + (substr(made.number, 7)::int % 7), i.net_cents,
      i.vat_cents, i.total_cents, i.content, i.created_at from invoices i, made where i.id = ${id}`.execute(
    db,
  )
