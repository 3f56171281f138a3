import { sql } from 'kysely'
import type { Executor } from './database.ts'

/**
 * The next number of a series. Its row stays locked until the transaction ends, so that who comes next waits, and a
 * number of a transaction that failed is given again: there are no gaps.
 */
export async function takeNumber(executor: Executor, series: string, year: number): Promise<number> {
  const { last_number: taken } = await executor
    .insertInto('number_sequences')
    .values({ series, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'year'])
        .doUpdateSet({ last_number: sql<number>`number_sequences.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return taken
}
