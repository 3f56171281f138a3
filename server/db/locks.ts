import { Client } from 'pg'

const CHANNEL = 'lock_wanted'
const LOOK_AGAIN_MS = 100

type Holder = { readonly onWanted: () => void }
type Wish = {
  /** How long to wait for who has it. */
  readonly waitMs: number
  /** Called when somebody else waits for it, or when it is lost: who holds it should stop soon. */
  readonly onWanted: () => void
}

/** Locks that hold over all processes of a shop. A process that dies gives up its own at once. */
export type Locks = {
  /** Waits for a lock; gives what releases it, or null when it did not come free in time. */
  take(name: string, wish: Wish): Promise<(() => Promise<void>) | null>
  close(): Promise<void>
}

/** Advisory locks of PostgreSQL, all of this process on one connection, that is made when the first is asked for. */
export function openLocks(databaseUrl: string): Locks {
  const held = new Map<string, Holder>()
  let connected: Promise<Client> | null = null
  let present: Client | null = null

  function lost(client: Client): void {
    // A connection tells of its end more than once, and when there may be another one.
    if (client !== present) return
    present = null
    connected = null
    const losers = [...held.values()]
    held.clear()
    for (const { onWanted } of losers) onWanted()
  }

  async function connect(): Promise<Client> {
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 20_000,
      application_name: 'paskruis-locks',
    })
    present = client
    client.on('error', () => lost(client))
    client.on('end', () => lost(client))
    client.on('notification', ({ payload }) => held.get(payload ?? '')?.onWanted())
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  }

  function connection(): Promise<Client> {
    const made = connected ?? connect()
    connected = made
    made.catch(() => {
      connected = null
    })
    return made
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One question after another, as a connection wants it. */
  function inTurn<Answer>(question: (client: Client) => Promise<Answer>): Promise<Answer> {
    const asked = last.then(async () => question(await connection()))
    last = asked.catch(() => undefined)
    return asked
  }

  async function tryToTake(name: string, holder: Holder): Promise<boolean> {
    const other = held.get(name)
    if (other) {
      other.onWanted()
      return false
    }
    // Kept before it is asked for: for one connection the database would give it twice.
    held.set(name, holder)
    const isOurs = () => held.get(name) === holder
    try {
      return await inTurn(async (client) => {
        // The connection that it was kept for was lost while it waited.
        if (!isOurs()) return false
        const { rows } = await client.query<{ taken: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
          [name],
        )
        if (rows[0]?.taken) return true
        held.delete(name)
        await client.query('select pg_notify($1, $2)', [CHANNEL, name])
        return false
      })
    } catch (error) {
      if (isOurs()) held.delete(name)
      throw error
    }
  }

  return {
    async take(name, { waitMs, onWanted }) {
      const holder = { onWanted }
      const until = performance.now() + waitMs
      while (!(await tryToTake(name, holder))) {
        if (performance.now() > until) return null
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
      }
      const isHeld = () => held.get(name) === holder
      return async () => {
        if (!isHeld()) return
        await inTurn(async (client) => {
          // Lost while it waited, and perhaps taken by somebody else since.
          if (!isHeld()) return
          await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
          if (isHeld()) held.delete(name)
        })
      }
    },
    async close() {
      const client = await connected?.catch(() => null)
      held.clear()
      await client?.end()
    },
  }
}
