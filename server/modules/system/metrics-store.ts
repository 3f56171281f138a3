import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** When the shop last took an order; null before the first. */
export async function lastOrderAt(executor: Executor): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(placed_at) as at from orders`.execute(executor)
  return rows[0]?.at ?? null
}
