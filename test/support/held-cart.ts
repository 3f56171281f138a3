import { sql } from 'kysely'
import type { TestShop } from './shop.ts'

/** A cart that another transaction holds, as an order under way does. */
export type HeldCart = {
  /** Resolves when so many others wait for it. */
  waiters(count: number): Promise<void>
  release(): Promise<void>
}

/** Holds the active carts of everybody in a test shop. */
export async function holdCarts({ database: { db } }: TestShop): Promise<HeldCart> {
  const trx = await db.startTransaction().execute()
  await sql`select from carts where state = 'active' for update`.execute(trx)
  return {
    // By another connection: within a transaction the view stays as it was first seen.
    async waiters(count) {
      for (;;) {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        if ((rows[0]?.waiting ?? 0) >= count) return
      }
    },
    async release() {
      await trx.commit().execute()
    },
  }
}
