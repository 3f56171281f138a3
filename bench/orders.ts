import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startTestPostgres } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { listOrders } from '#server/modules/orders/order-store.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'

const ROUNDS = 25
const MOST_MS = 20
const OWN_ORDERS = 10_000
const ALL_ORDERS = 1_000_000
const COMPANIES = 500
const PAGE = 20
/** So many at a time are written within the shop's own time limit. */
const BATCH = 10_000

const READS = [
  { what: 'the first page', page: { reference: '', limit: PAGE, offset: 0 } },
  { what: 'the last page', page: { reference: '', limit: PAGE, offset: OWN_ORDERS - PAGE } },
  { what: 'a reference that many have', page: { reference: 'filiaal', limit: PAGE, offset: 0 } },
  { what: 'a reference that one has', page: { reference: 'filiaal 4711', limit: PAGE, offset: 0 } },
  { what: 'a reference that nobody has', page: { reference: 'vlaggenmast', limit: PAGE, offset: 0 } },
]

/** A company with someone who orders. */
async function addCompany(db: Database, name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with company as (insert into companies (name) values (${name}) returning id)
    insert into contacts (company_id, email, first_name, last_name)
    select id, ${`${crypto.randomUUID()}@bench.example`}, 'Bench', 'Klant' from company returning company_id as id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** Orders of one line each, spread over companies and years; what their triggers ask holds, so they need not ask it. */
async function addOrders(db: Database, companyIds: readonly string[], count: number): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    for (let first = 1; first <= count; first += BATCH)
      await sql`
      with placed as (
        insert into orders (number, company_id, contact_id, reference, state, subtotal_cents, net_cents, vat_cents, total_cents, vat,
          confirmation_email, placed_at)
        select nextval('order_numbers')::text, contacts.company_id, contacts.id, 'Filiaal ' || n, 'delivered', 2500, 2500, 525, 3025, '[]',
          contacts.email, now() - n * interval '5 minutes'
        from generate_series(${first}::int, ${Math.min(first + BATCH - 1, count)}::int) n
        join (select id, company_id, email, row_number() over (order by company_id) - 1 as at
          from contacts where company_id = any(${companyIds}::uuid[])) contacts on contacts.at = n % ${companyIds.length}
        returning id
      )
      insert into order_lines (order_id, group_id, sku, title, quantity, unit_cents, line_cents, vat_percent, state, delivery_kind,
        delivery_date, is_express, position)
      select id, id, 'SPD-510', 'Spandoek', 1, 2500, 2500, 21, 'delivered', 'pickup', '2026-11-24', false, 0 from placed`.execute(
        one,
      )
    await sql`analyze orders`.execute(one)
    await sql`analyze order_lines`.execute(one)
    await sql`reset all`.execute(one)
  })
}

async function readMs(db: Database, companyId: string, page: (typeof READS)[number]['page']) {
  const rounds: number[] = []
  while (rounds.length < ROUNDS) {
    const startedMs = performance.now()
    await listOrders(db, companyId, { show: null, ...page })
    rounds.push(performance.now() - startedMs)
  }
  return median(rounds)
}

/** How long the list of orders takes for a customer with many, alone in the shop and among a million of others. */
export const orders: Bench = {
  name: 'orders',
  async run() {
    const postgres = await startTestPostgres()
    const db = openDatabase({ url: postgres.url, onLost: () => undefined })
    try {
      await migrate(db)
      const own = await addCompany(db, 'Grootbedrijf')
      await addOrders(db, [own], OWN_ORDERS)
      const alone: number[] = []
      for (const { page } of READS) alone.push(await readMs(db, own, page))
      const others: string[] = []
      while (others.length < COMPANIES) others.push(await addCompany(db, `Bedrijf ${others.length}`))
      await addOrders(db, others, ALL_ORDERS - OWN_ORDERS)
      const figures: Figure[] = []
      for (const [index, { what, page }] of READS.entries()) {
        const value = await readMs(db, own, page)
        const times = (value / (alone[index] ?? NaN)).toFixed(2)
        figures.push(
          figure(
            { what: `${what}, among a million orders`, value, digits: 1, unit: ' ms' },
            { atMost: MOST_MS },
            `${times} times as long as alone`,
          ),
        )
      }
      return figures
    } finally {
      await db.destroy()
      await postgres.stop()
    }
  },
}
