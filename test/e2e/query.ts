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
