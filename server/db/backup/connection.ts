import { Client } from 'pg'

/** Values are written in one way, whatever the server or the user is set to; nothing ends because it takes long. */
const SESSION = `set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres';
  set extra_float_digits to 1; set bytea_output to 'hex'; set client_encoding to 'UTF8';
  set statement_timeout to 0; set lock_timeout to 0; set idle_in_transaction_session_timeout to 0`

/** A connection for work on the whole database, that is gone at its end, also in the middle of a table. */
export async function withConnection<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { client, close } = await connect(url)
  try {
    return await work(client)
  } finally {
    await close()
  }
}

/** The same for who hands on what it reads; the close is his. */
export async function connect(url: string): Promise<{ client: Client; close: () => Promise<void> }> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    application_name: 'paskruis-backup',
  })
  let isLost = false
  // The statement at hand hears of it as well.
  client.on('error', () => {
    isLost = true
  })
  await client.connect()
  await client.query(SESSION)
  return {
    client,
    async close() {
      if (isLost) return
      // What is broken off in the middle of a table would wait for the rest of its rows.
      const closed = client.end()
      closed.catch(() => undefined)
      if (!(await Promise.race([closed.then(() => true), soon()]))) socketOf(client).destroy()
    },
  }
}

const CLOSES_WITHIN_MS = 1_000

const soon = () =>
  new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), CLOSES_WITHIN_MS)
  })

const socketOf = (client: Client) =>
  (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream
