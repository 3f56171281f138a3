import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startChild } from '#test/support/child.ts'
import { type Asking, customerOf, visitorOf } from './support/customer.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'
import { addCompany, addContracts, addOrders, addProducts } from './support/fill-shop.ts'
import type { Scaled } from './support/serve-scaled.ts'

const ROUNDS = 25
const MOST_TIMES = 1.3
const CONTRACTS = 2_000
const PRICES_OF_A_CONTRACT = 228
const PRODUCTS = 20_000
const ORDERS = 1_000_000
const COMPANIES = 500
const CART_LINES = 20
/** Goods that need no print file. */
const GOODS = { sku: 'TOE-SPANNER', quantity: 1, customOptions: [] }
const CHANGED = 'SPD-510'
const GIVE_UP_MS = 60_000

type Shop = Scaled & {
  readonly db: Database
  readonly visitor: Asking
  readonly contract: Asking
  readonly reader: Asking
  stop(): Promise<void>
}

async function openShop(): Promise<Shop> {
  const child = startChild(new URL('./support/serve-scaled.ts', import.meta.url))
  const scaled = await child.ask<Scaled>('address')
  const { port } = scaled
  const db = openDatabase({ url: scaled.databaseUrl, onLost: () => undefined })
  const reader = await customerOf(port, 'klant@demo.example', 'Paskruis-demo-1')
  await reader.call('POST', '/api/cart/empty')
  for (let line = 0; line < CART_LINES; line++)
    await reader.call('POST', '/api/cart/items', { cartItem: GOODS, asOwnLine: true })
  return {
    ...scaled,
    db,
    reader,
    visitor: visitorOf(port),
    contract: await customerOf(port, 'tweede@demo.example', 'Paskruis-demo-2'),
    async stop() {
      await db.destroy()
      await child.stop()
    },
  }
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

let pieces = 0

/** Each in a round of its own: what the round before left is no part of it. */
const WORK: readonly {
  readonly what: string
  readonly before?: (shop: Shop) => Promise<unknown>
  readonly run: (shop: Shop) => Promise<unknown>
}[] = [
  {
    what: 'order',
    async before({ contract }) {
      await contract.call('POST', '/api/cart/empty')
      await contract.call('POST', '/api/cart/items', { cartItem: GOODS })
    },
    run: ({ contract }) => contract.call('POST', '/api/cart/order', { termsAccepted: true }),
  },
  { what: 'read the cart', run: ({ reader }) => reader.call('GET', '/api/cart') },
  {
    what: 'add to the cart',
    before: ({ contract }) => contract.call('POST', '/api/cart/empty'),
    run: ({ contract }) => contract.call('POST', '/api/cart/items', { cartItem: GOODS }),
  },
  {
    what: 'first read after a change',
    async run({ db, visitor }) {
      const title = `Spandoek ${(pieces += 1)}`
      await sql`update products set title = ${title} where sku = ${CHANGED}`.execute(db)
      const endsAt = performance.now() + GIVE_UP_MS
      while ((await visitor.call('GET', `/api/products/${CHANGED}`)).title !== title)
        if (performance.now() > endsAt) throw new Error('a change never came')
    },
  },
  {
    what: 'calculate',
    run: ({ visitor }) =>
      visitor.call('POST', '/api/configurator/calculate', {
        key: 'beachvlag',
        quantity: (pieces += 1),
        options: {
          doek: { id: 'doek-drop-m' },
          richting: { id: 'richting-rechts' },
          'stok-m': { id: 'stok-m-std' },
          voet: { id: 'voet-kruis' },
        },
        fields: {},
      }),
  },
]

/** How much longer each thing takes in a grown shop, by turns with one that did not grow. */
async function growthFigures(
  small: Shop,
  growth: string,
  grow: (db: Database) => Promise<unknown>,
): Promise<readonly Figure[]> {
  const large = await openShop()
  try {
    await grow(large.db)
    const figures: Figure[] = []
    for (const { what, before, run } of WORK) {
      const rounds: { ours: number; theirs: number }[] = []
      while (rounds.length <= ROUNDS) {
        const took: number[] = []
        for (const shop of rounds.length % 2 ? [small, large] : [large, small]) {
          await before?.(shop)
          took.push(await timeMs(() => run(shop)))
        }
        const [first = NaN, second = NaN] = took
        rounds.push(rounds.length % 2 ? { theirs: first, ours: second } : { ours: first, theirs: second })
      }
      // The first one finds nothing warm.
      const [, ...warm] = rounds
      const ours = median(warm.map((round) => round.ours))
      const theirs = median(warm.map((round) => round.theirs))
      figures.push(
        figure(
          { what: `${what}, ${growth}`, value: ours / theirs, unit: ' times' },
          { atMost: MOST_TIMES },
          `${ours.toFixed(1)} ms and ${theirs.toFixed(1)} ms`,
        ),
      )
    }
    return figures
  } finally {
    await large.stop()
  }
}

/** Whether a shop that grew answers as one that did not. */
export const scale: Bench = {
  name: 'scale',
  async run() {
    const small = await openShop()
    try {
      return [
        ...(await growthFigures(small, `${CONTRACTS} contracts`, (db) =>
          addContracts(db, CONTRACTS, PRICES_OF_A_CONTRACT),
        )),
        ...(await growthFigures(small, `${PRODUCTS} products`, (db) => addProducts(db, GOODS.sku, PRODUCTS))),
        ...(await growthFigures(small, `${ORDERS} orders`, async (db) => {
          const companies: string[] = []
          while (companies.length < COMPANIES)
            companies.push(await addCompany(db, `Bench ${companies.length}`))
          await addOrders(db, companies, ORDERS)
        })),
      ]
    } finally {
      await small.stop()
    }
  },
}
