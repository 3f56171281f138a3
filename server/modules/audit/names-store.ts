import { sql } from 'kysely'
import type { AuditedDesk } from '#domain/access/audited.ts'
import type { Executor } from '../../db/database.ts'

const MOST_PEOPLE = 50
const MOST_THINGS = 500

/** What LIKE understands stands for itself. */
const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/** The operators with such a name or address, and the contacts whose name or address begins so. */
export async function findPeople(executor: Executor, text: string): Promise<string[]> {
  const part = `%${literal(text)}%`
  const start = `${literal(text.toLowerCase())}%`
  const { rows } = await sql<{ id: string }>`
    select id from (select id from operators where name ilike ${part} or email ilike ${part} limit ${MOST_PEOPLE}) o
    union select id from (select id from contacts where erased_at is null
      and lower(first_name || ' ' || last_name) like ${start} limit ${MOST_PEOPLE}) c
    union select id from (select id from contacts where erased_at is null
      and lower(last_name) like ${start} limit ${MOST_PEOPLE}) c
    union select id from (select id from contacts where erased_at is null
      and email like ${start} limit ${MOST_PEOPLE}) c`.execute(executor)
  return rows.map(({ id }) => id)
}

/** What has this number, by the ids under which its changes are written down: an order with its lines, files and invoices. */
export async function findThings(executor: Executor, text: string): Promise<string[]> {
  const number = text.toUpperCase()
  const { rows } = await sql<{ id: string }>`
    with ordered as (select id from orders where number = ${number}),
      lines as (select l.id from order_lines l join ordered o on o.id = l.order_id),
      quoted as (select id from carts where quote_number = ${number})
    select id::text as id from (
      select id from ordered union select id from lines
      union select i.id from invoices i join ordered o on o.id = i.order_id
      union select h.id from order_holds h join ordered o on o.id = h.order_id
      union select n.id from order_notes n join ordered o on o.id = n.order_id
      union select d.id from dispatches d join ordered o on o.id = d.order_id
      union select s.id from dispatch_lines s join lines l on l.id = s.order_line_id
      union select m.id from promise_moves m join ordered o on o.id = m.order_id
      union select c.id from order_changes c join ordered o on o.id = c.order_id
      union select h.id from handovers h join ordered o on o.id = h.order_id
      union select a.id from file_approvals a join lines l on l.id = a.order_line_id
      union select q.id from file_questions q join lines l on l.id = q.order_line_id
      union select p.id from file_proofs p join lines l on l.id = p.order_line_id
      union select id from invoices where number = ${number}
      union select id from quoted union select l.id from cart_lines l join quoted q on q.id = l.cart_id
      union select id from companies where kvk_number = ${text}
      union select id from products where sku = ${number}
    ) things limit ${MOST_THINGS}`.execute(executor)
  return rows.map(({ id }) => id)
}

/** What people are called, by their ids; who has no name yet, by his address. */
export async function namePeople(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, coalesce(nullif(name, ''), email) as name from operators where id = any(${[...ids]}::uuid[])
    union all select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
      from contacts where id = any(${[...ids]}::uuid[])`.execute(executor)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type NamedThing = {
  readonly id: string
  readonly name: string | null
  readonly desk: AuditedDesk | null
  readonly shownId: string | null
}

/** What things are called, and where the back office shows them, by the ids under which their changes are written down. */
export async function nameThings(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedThing>> {
  const { rows } = await sql<NamedThing>`
    with wanted as materialized (select distinct unnest(${[...ids]}::uuid[]) as id)
    select w.id, o.number as name, 'order' as desk, o.id as "shownId" from wanted w join orders o on o.id = w.id
    union all select w.id, o.number, 'order', o.id from wanted w join order_lines l on l.id = w.id
      join orders o on o.id = l.order_id
    union all select w.id, o.number, 'order', o.id from wanted w join order_holds h on h.id = w.id
      join orders o on o.id = h.order_id
    union all select w.id, o.number, 'order', o.id from wanted w join handovers h on h.id = w.id
      join orders o on o.id = h.order_id
    union all select w.id, o.number, 'order', o.id from wanted w join dispatches d on d.id = w.id
      join orders o on o.id = d.order_id
    union all select w.id, o.number, 'order', o.id from wanted w join dispatch_lines s on s.id = w.id
      join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id
    union all select w.id, o.number, 'order', o.id from wanted w join promise_moves m on m.id = w.id
      join orders o on o.id = m.order_id
    union all select w.id, o.number, 'order', o.id from wanted w join order_changes c on c.id = w.id
      join orders o on o.id = c.order_id
    union all select w.id, o.number, 'order', o.id from wanted w join order_notes n on n.id = w.id
      join orders o on o.id = n.order_id
    union all select w.id, q.quote_number, 'quote', q.id from wanted w join order_notes n on n.id = w.id
      join carts q on q.id = n.cart_id
    union all select w.id, d.file_name, 'file', d.id from wanted w join order_line_designs d on d.id = w.id
      where d.design_id is not null
    union all select w.id, a.file_name, 'file', d.id from wanted w join file_approvals a on a.id = w.id
      join order_line_designs d on d.order_line_id = a.order_line_id and d.side = a.side
    union all select w.id, q.file_name, 'file', d.id from wanted w join file_questions q on q.id = w.id
      join order_line_designs d on d.order_line_id = q.order_line_id and d.side = q.side
    union all select w.id, p.file_name, 'file', d.id from wanted w join file_proofs p on p.id = w.id
      join order_line_designs d on d.order_line_id = p.order_line_id and d.side = p.side
    union all select w.id, s.file_name, case when d.id is not null then 'file' end, d.id
      from wanted w join designs s on s.id = w.id
      left join lateral (select f.id from order_line_designs f where f.design_id = s.id order by f.id limit 1) d on true
    union all select w.id, s.file_name, case when d.id is not null then 'file' end, d.id
      from wanted w join patchups p on p.id = w.id join designs s on s.id = p.source_design_id
      left join lateral (select f.id from order_line_designs f where f.design_id = s.id order by f.id limit 1) d on true
    union all select w.id, o.number, 'job', j.id from wanted w join studio_jobs j on j.id = w.id
      join order_line_designs d on d.id = j.line_design_id join order_lines l on l.id = d.order_line_id
      join orders o on o.id = l.order_id
    union all select w.id, o.number, 'job', j.id from wanted w join proofs p on p.id = w.id
      join studio_jobs j on j.id = p.job_id join order_line_designs d on d.id = j.line_design_id
      join order_lines l on l.id = d.order_line_id join orders o on o.id = l.order_id
    union all select w.id, o.number, 'job', j.id from wanted w join studio_questions q on q.id = w.id
      join studio_jobs j on j.id = q.job_id join order_line_designs d on d.id = j.line_design_id
      join order_lines l on l.id = d.order_line_id join orders o on o.id = l.order_id
    union all select w.id, i.number, 'invoice', i.id from wanted w join invoices i on i.id = w.id
    union all select w.id, c.name, 'company', c.id from wanted w join companies c on c.id = w.id
    union all select w.id, trim(p.first_name || ' ' || p.last_name), 'company', p.company_id
      from wanted w join contacts p on p.id = w.id
    union all select w.id, c.name, 'company', c.id from wanted w join company_notes n on n.id = w.id
      join companies c on c.id = n.company_id
    union all select w.id, c.name, 'company', c.id from wanted w join addresses a on a.id = w.id
      join companies c on c.id = a.company_id
    union all select w.id, c.name, 'company', c.id from wanted w join payments p on p.id = w.id
      join companies c on c.id = p.company_id
    union all select w.id, r.email, case when r.company_id is not null then 'company' end, r.company_id
      from wanted w join account_requests r on r.id = w.id
    union all select w.id, coalesce(q.quote_number, q.reference, c.name), case when q.quote_number is not null then 'quote' end, q.id
      from wanted w join carts q on q.id = w.id left join companies c on c.id = q.company_id
    union all select w.id, coalesce(q.quote_number, q.reference, c.name), case when q.quote_number is not null then 'quote' end, q.id
      from wanted w join cart_lines l on l.id = w.id join carts q on q.id = l.cart_id
      left join companies c on c.id = q.company_id
    union all select w.id, m.recipient, 'mail', m.id from wanted w join outbox m on m.id = w.id
    union all select w.id, coalesce(nullif(o.name, ''), o.email), 'operators', o.id from wanted w join operators o on o.id = w.id
    union all select w.id, m.form->>'email', 'messages', m.id from wanted w join contact_messages m on m.id = w.id
    union all select w.id, b.name, 'bank', b.id from wanted w join bank_files b on b.id = w.id
    union all select w.id, b.payer_name, 'bank', b.id from wanted w join bank_entries b on b.id = w.id
    union all select w.id, j.task, 'jobs', j.id from wanted w join job_decisions j on j.id = w.id
    union all select w.id, r.email, 'privacy', r.id from wanted w join privacy_requests r on r.id = w.id
    union all select w.id, to_char(r.ran_at at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI'), 'retention', r.id
      from wanted w join retention_runs r on r.id = w.id
    union all select w.id, to_char(b.made_at at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI'), 'backups', b.id
      from wanted w join backups b on b.id = w.id
    union all select w.id, i.name, 'import', i.id from wanted w join catalogue_imports i on i.id = w.id
    union all select w.id, p.title, 'product', p.id from wanted w join products p on p.id = w.id
    union all select w.id, t.title, 'product', t.id from wanted w join prices p on p.id = w.id
      join products t on t.id = p.product_id
    union all select w.id, i.alt, null, null from wanted w join images i on i.id = w.id
    union all select w.id, p.title, 'page', p.id from wanted w join pages p on p.id = w.id
    union all select w.id, c.title, 'category', c.id from wanted w join categories c on c.id = w.id
    union all select w.id, p.title, 'priceList', p.id from wanted w join price_lists p on p.id = w.id`.execute(
    executor,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
