import { Client } from 'pg'

/** Asks one thing of a database, for what no page shows or does. */
export async function query<Row>(
  databaseUrl: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query(text, [...values])).rows as Row[]
  } finally {
    await client.end()
  }
}

/** Holds the rows that a statement takes, so that whoever changes them waits until they are let go. */
export async function holdRows(databaseUrl: string, text: string, values: readonly unknown[]) {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('begin')
  await client.query(text, [...values])
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    /** Whether somebody has waited for them longer than so many milliseconds. */
    async isAwaitedLonger(ms: number): Promise<boolean> {
      const waiting = await query(
        databaseUrl,
        `select from pg_stat_activity
         where $1 = any(pg_blocking_pids(pid)) and clock_timestamp() - query_start > $2 * interval '1 millisecond'`,
        [rows[0]?.pid, ms],
      )
      return waiting.length > 0
    },
    letGo: () => client.end(),
  }
}
