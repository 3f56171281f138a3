import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import type { Executor } from './database.ts'

let database: TestDatabase
let company: string
beforeAll(async () => {
  database = await testDatabase('shop_empty')
})
afterAll(() => database.drop())

beforeEach(async () => {
  const { rows } = await sql<{ id: string }>`
    with made as (insert into companies (name) values ('De Boei') returning id)
    insert into contacts (company_id, email, first_name, last_name)
    select id, id || '@boei.example', 'Bo', 'Boei' from made returning company_id as id`.execute(database.db)
  company = rows[0]?.id ?? ''
})

/** An order of one line that costs nothing. */
const order = (executor: Executor, at: string) =>
  sql`with placed as (
      insert into orders (number, company_id, contact_id, reference, state, subtotal_cents, net_cents, vat_cents, total_cents, vat,
        confirmation_email, placed_at)
      select nextval('order_numbers')::text, company_id, id, 'Laatst', 'closed', 0, 0, 0, 0, '[]', email, ${at}
      from contacts where company_id = ${company} returning id),
    grouped as (insert into order_groups (order_id, title, position) select id, 'Groep', 0 from placed returning id, order_id)
    insert into order_lines (order_id, group_id, sku, title, quantity, unit_cents, line_cents, vat_percent, state, delivery_kind,
      delivery_date, is_express, position)
    select order_id, id, 'SPD-510', 'Spandoek', 1, 0, 0, 21, 'closed', 'pickup', '2026-06-01', false, 0 from grouped`.execute(
    executor,
  )

async function last(): Promise<string | null | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select placed_at as at from last_orders where company_id = ${company}`.execute(database.db)
  const [row] = rows
  return row?.at ? row.at.toISOString().slice(0, 10) : row && null
}

it('is the latest of a company, in whatever order they are written', async () => {
  expect(await last()).toBeUndefined()
  await order(database.db, '2026-03-01')
  expect(await last()).toBe('2026-03-01')
  await order(database.db, '2026-05-01')
  await order(database.db, '2026-04-01')
  expect(await last()).toBe('2026-05-01')
})

it('goes back when the latest is moved or removed', async () => {
  await order(database.db, '2026-03-01')
  await order(database.db, '2026-05-01')
  await sql`update orders set placed_at = '2026-02-01' where company_id = ${company} and placed_at = '2026-05-01'`.execute(
    database.db,
  )
  expect(await last()).toBe('2026-03-01')
  await sql`delete from orders where company_id = ${company} and placed_at = '2026-03-01'`.execute(
    database.db,
  )
  expect(await last()).toBe('2026-02-01')
  await sql`delete from orders where company_id = ${company}`.execute(database.db)
  expect(await last()).toBeNull()
})

it('does not let an order wait for another of the same company that is being placed', async () => {
  await order(database.db, '2026-03-01')
  await database.db.transaction().execute(async (trx) => {
    await order(trx, '2026-06-01')
    await order(database.db, '2026-05-01')
    expect(await last()).toBe('2026-05-01')
  })
  expect(await last()).toBe('2026-06-01')
})
