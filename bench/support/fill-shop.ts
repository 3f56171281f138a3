import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/db/database.ts'

/** So many at a time are written within the shop's own time limit. */
const BATCH = 10_000
const LISTS_AT_ONCE = 25

/** Without triggers: each row would be named as changed. The last statement tells that everything was. */
async function quietly(db: Database, write: (one: Database) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await write(one)
    await sql`reset all`.execute(one)
  })
  await sql`update attributes set label = label`.execute(db)
}

/** Contracts of as many companies, each with so many prices. */
export function addContracts(db: Database, count: number, prices: number): Promise<void> {
  return quietly(db, async (one) => {
    for (let first = 1; first <= count; first += LISTS_AT_ONCE)
      await sql`
        with lists as (
          insert into price_lists (code, kind, title) select 'bench-' || n, 'contract', 'Contract ' || n
          from generate_series(${first}::int, ${Math.min(first + LISTS_AT_ONCE - 1, count)}::int) n returning id, title),
        companies as (insert into companies (name, contract_price_list_id) select title, id from lists)
        insert into prices (price_list_id, product_id, model, rate_e4)
        select lists.id, products.id, 'piece', 10000 from lists
        cross join (select id from products order by sku limit ${prices}) as products`.execute(one)
    await sql`analyze price_lists, prices`.execute(one)
  })
}

/** Copies of a product until there are so many, each with a price in bands, a hundred to a category. */
export function addProducts(db: Database, sku: string, count: number): Promise<void> {
  return quietly(db, async (one) => {
    await sql`insert into categories (url_path, title) values ('/bench', 'Bench')`.execute(one)
    await sql`insert into categories (parent_id, url_path, title)
      select id, '/bench/' || n, 'Bench ' || n from categories, generate_series(0, ${Math.ceil(count / 100)}::int) n
      where url_path = '/bench'`.execute(one)
    const { rows } = await sql<{ columns: string }>`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_name = 'products' and table_schema = 'public' and column_name not in ('id', 'sku', 'url_path', 'title')`.execute(
      one,
    )
    const columns = sql.raw(rows[0]?.columns ?? '')
    await sql`insert into products (sku, url_path, title, ${columns})
      select 'BENCH-' || n, '/bench/product-' || n, 'Bench ' || n, ${columns} from products,
        generate_series(1, ${count}::int - (select count(*)::int from products)) n where sku = ${sku}`.execute(
      one,
    )
    await sql`insert into product_categories (product_id, category_id)
      select products.id, categories.id from products join categories
        on categories.url_path = '/bench/' || (split_part(sku, '-', 2)::int / 100)
      where sku like 'BENCH-%'`.execute(one)
    await sql`with new as (
        insert into prices (price_list_id, product_id, model, rate_e4, tier_measure, tier_scope)
        select price_lists.id, products.id, 'piece', 10000, 'piece', 'line' from products, price_lists
        where sku like 'BENCH-%' and kind = 'base' returning id)
      insert into tier_prices (price_id, from_milli, percent_off)
      select id, n * 10000, n * 5 from new, generate_series(1, 4) n`.execute(one)
    await sql`analyze`.execute(one)
  })
}

/** A company with someone who orders. */
export async function addCompany(db: Database, name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with company as (insert into companies (name) values (${name}) returning id)
    insert into contacts (company_id, email, first_name, last_name)
    select id, ${`${crypto.randomUUID()}@bench.example`}, 'Bench', 'Klant' from company returning company_id as id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** As many companies as well, each with someone who orders. */
export async function addCompanies(db: Database, count: number): Promise<readonly string[]> {
  return db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    const { rows } = await sql<{ id: string }>`
    with new as (insert into companies (name) select 'Bedrijf ' || n from generate_series(1, ${count}::int) n returning id)
    insert into contacts (company_id, email, first_name, last_name)
    select id, id || '@bench.example', 'Bench', 'Klant' from new returning company_id as id`.execute(one)
    await sql`analyze companies`.execute(one)
    await sql`reset all`.execute(one)
    return rows.map(({ id }) => id)
  })
}

/**
 * Orders of one line each, spread over companies and years, one in ten fetched and one in a hundred express; what their triggers ask
 * holds, so they need not ask it.
 */
export async function addOrders(db: Database, companyIds: readonly string[], count: number): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    for (let first = 1; first <= count; first += BATCH)
      await sql`
      with placed as (
        insert into orders (number, company_id, contact_id, reference, state, subtotal_cents, net_cents, vat_cents, total_cents, vat,
          confirmation_email, placed_at)
        select nextval('order_numbers')::text, contacts.company_id, contacts.id, 'Filiaal ' || n, 'delivered', 2500 + n % 100000, 2500 + n % 100000, 525,
          3025 + n % 100000, '[]',
          contacts.email, now() - n * interval '5 minutes'
        from generate_series(${first}::int, ${Math.min(first + BATCH - 1, count)}::int) n
        join (select id, company_id, email, row_number() over (order by company_id) - 1 as at
          from contacts where company_id = any(${companyIds}::uuid[])) contacts on contacts.at = n % ${companyIds.length}
        returning id, placed_at, net_cents - 2500 as n
      )
      insert into order_lines (order_id, group_id, sku, title, quantity, unit_cents, line_cents, vat_percent, state, delivery_kind,
        address, delivery_date, is_express, position)
      select id, id, 'SPD-510', 'Spandoek', 1, 2500, 2500, 21, 'delivered', case when n % 10 = 0 then 'pickup' else 'ship' end,
        case when n % 10 <> 0 then '{}'::jsonb end, (placed_at + interval '5 days')::date, n % 100 = 0, 0 from placed`.execute(
        one,
      )
    await sql`insert into last_orders select company_id, max(placed_at) from orders group by company_id
      on conflict (company_id) do update set placed_at = excluded.placed_at`.execute(one)
    await sql`analyze orders`.execute(one)
    await sql`analyze order_lines`.execute(one)
    await sql`analyze last_orders`.execute(one)
    await sql`reset all`.execute(one)
  })
}

/** Makes the newest orders work that is to be done still: a third each to be made, in the making and ready, one in ten late. */
export async function openNewest(db: Database, count: number): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    const newest = sql`(select id, row_number() over (order by placed_at desc) as n from orders order by placed_at desc limit ${count})`
    await sql`update orders o set state = (array['released', 'in_production', 'ready'])[1 + n % 3] from ${newest} newest
      where newest.id = o.id`.execute(one)
    await sql`update order_lines l set state = (array['released', 'in_production', 'ready'])[1 + n % 3],
      delivery_date = current_date + (n % 30)::int - 3 from ${newest} newest where newest.id = l.order_id`.execute(
      one,
    )
    await sql`vacuum analyze orders`.execute(one)
    await sql`vacuum analyze order_lines`.execute(one)
    await sql`reset all`.execute(one)
  })
}

/** An invoice of each order that was delivered, paid but for the newest. */
export async function addInvoices(url: string, openCount: number): Promise<void> {
  const db = openDatabase({ url, connections: 1, isUnhurried: true, onLost: () => undefined })
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`
      insert into invoices (kind, number, company_id, order_id, issued_on, due_on, net_cents, vat_cents, total_cents,
        paid_cents, content, created_at)
      select 'invoice', 'FAC-' || extract(year from placed_at) || '-' || lpad(number, 7, '0'), company_id, id,
        placed_at::date + 5, placed_at::date + 35, net_cents, 525, net_cents + 525,
        case when row_number() over (order by placed_at desc) > ${openCount} then net_cents + 525 else 0 end, '{}', placed_at
      from orders where state = 'delivered' order by orders.placed_at`.execute(one)
    await sql`vacuum analyze invoices`.execute(one)
  })
  await db.destroy()
}
