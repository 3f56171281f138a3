import { type Database, openDatabase } from '#server/db/database.ts'
import { startTestPostgres } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { listOrders } from '#server/modules/orders/order-store.ts'
import { addCompany, addOrders } from './support/fill-shop.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'

const ROUNDS = 25
const MOST_MS = 20
const OWN_ORDERS = 10_000
const ALL_ORDERS = 1_000_000
const COMPANIES = 500
const PAGE = 20

const READS = [
  { what: 'the first page', page: { reference: '', limit: PAGE, offset: 0 } },
  { what: 'the last page', page: { reference: '', limit: PAGE, offset: OWN_ORDERS - PAGE } },
  { what: 'a reference that many have', page: { reference: 'filiaal', limit: PAGE, offset: 0 } },
  { what: 'a reference that one has', page: { reference: 'filiaal 4711', limit: PAGE, offset: 0 } },
  { what: 'a reference that nobody has', page: { reference: 'vlaggenmast', limit: PAGE, offset: 0 } },
]

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
